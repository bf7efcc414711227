// Where a declaration ends: at a semicolon, after a postfix operator, not at a comma between generic arguments.
import DIRuntime

struct Store<Key, Value> {}

enum Kind { case plain; case size(width: Int = 3); typealias Screen = ChildComponent }

protocol Source { associatedtype Item; var kind: Kind { get } }

final class RootComponent: BootstrapComponent {
    let open = 5...
    let pages = 3
    let store = Store<Int, (Int) -> String>(), limit = 1
    let ((names)): [String] = []
    var child: Kind.Screen { Kind.Screen(parent: self) }
}

protocol ChildDependency: Dependency {
    var pages: Int { get }
    var store: Store<Int, (Int) -> String> { get }
    var limit: Int { get }
    var names: [String] { get }
}

final class ChildComponent: Component<ChildDependency> {
    var text: String { "\(dependency.pages) \(dependency.limit) \(dependency.names)" }
}
