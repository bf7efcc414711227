// Typealiases in a circle, which only the compiler tells, keep nobody from looking for the types of a private member.
import DIRuntime

enum Names {
    typealias First = Second
    typealias Second = First
}

final class RootComponent: BootstrapComponent {
    private var name: Names.First { fatalError() }
    var child: ChildComponent { ChildComponent(parent: self) }
}

protocol ChildDependency: Dependency {
    var name: Names.First { get }
}

final class ChildComponent: Component<ChildDependency> {}
