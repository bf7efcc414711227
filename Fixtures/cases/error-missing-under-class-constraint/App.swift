// None of these extensions is one of the root, which is no 'ListComponent' and depends on nothing.
import DIRuntime

protocol Themed {}

extension Themed where Self: ListComponent {
    var accent: String { "red" }
}

extension Scope where Self: Component<ListDependency> {
    var pageSize: Int { 4 }
}

extension Component where DependencyType == any ListDependency {
    var title: String { "List" }
}

extension Themed where Self: Hidden {
    var hidden: Int { 0 }
}

protocol Hidden {}

final class RootComponent: BootstrapComponent, Themed {
    var list: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var accent: String { get }
    var pageSize: Int { get }
    var title: String { get }
    var hidden: Int { get }
}

final class ListComponent: Component<ListDependency> {}
