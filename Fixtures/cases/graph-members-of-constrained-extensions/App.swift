// What an extension of a protocol, or of the runtime's classes, adds where the class meets its `where` clause.
import DIRuntime

protocol Themed {}

extension Themed where Self: BootstrapComponent {
    var accent: String { "red" }
}

extension Themed where Self: AppComponent, Self: Titled {
    var title: String { "App" }
}

extension Themed where Self: Component<ListDependency> {
    var rows: Int { 3 }
}

extension Themed where Self: Component<RowDependency> {
    var hidden: Int { 0 }
}

extension Themed where Self: StyledComponent<ListDependency> {
    var style: Int { 5 }
}

protocol Titled {}

class AppComponent: BootstrapComponent, Titled {}

final class RootComponent: AppComponent, Themed {
    var list: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var accent: String { get }
    var title: String { get }
    var pageSize: Int { get }
}

class StyledComponent<D>: Component<D> {}

final class ListComponent: StyledComponent<ListDependency>, Themed {
    var row: RowComponent { RowComponent(parent: self) }
    var text: String { "\(dependency.accent) \(dependency.title) \(dependency.pageSize) \(row.text)" }
}

protocol RowDependency: Dependency {
    var rows: Int { get }
    var style: Int { get }
    var name: String { get }
}

final class RowComponent: Component<RowDependency> {
    var text: String { "\(dependency.rows) \(dependency.style) \(dependency.name)" }
}
