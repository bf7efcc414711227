// A component lost its conformance to a protocol, which an extension of another one asks for as well: one edit mends both.
import DIRuntime

protocol Named {
    var name: String { get }
}

extension Named {
    var title: String { "The \(name)" }
}

protocol Counted {
    var number: Int { get }
}

extension Counted where Self: Named {
    var count: Int { number + name.count }
}

protocol Hidden {
    var secret: String { get }
}

extension Counted where Self: Hidden {
    var depth: Int { secret.count }
}

final class RootComponent: BootstrapComponent, Counted {
    var name: String { "root" }
    var number: Int { 1 }
    var child: ChildComponent { ChildComponent(parent: self) }
}

protocol ChildDependency: Dependency {
    var title: String { get }
    var count: Int { get }
    /// What it is for, the root lacks.
    var depth: Int { get }
}

final class ChildComponent: Component<ChildDependency> {
    var text: String { dependency.title }
}
