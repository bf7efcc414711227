// Extensions of 'T?', '[T]' and '[K: V]' are extensions of the library's types; parentheses around a name mean nothing.
import DIRuntime

struct Song {}

extension [RootComponent] {
    var title: String { "array" }
}

extension [String: RootComponent] {
    var title: String { "dictionary" }
}

extension (RootComponent) {
    var subtitle: String { "songs" }
}

final class RootComponent: BootstrapComponent {
    var title: String { "root" }
    var child: ChildComponent { ChildComponent(parent: self) }
}

protocol ChildDependency: Dependency {
    var subtitle: String { get }
}

final class ChildComponent: Component<ChildDependency> {
    var row: RowComponent { RowComponent(parent: self) }
}

extension ChildComponent? {
    var title: String { "none" }
}

protocol RowDependency: Dependency {
    var title: String { get }
}

final class RowComponent: Component<RowDependency> {}
