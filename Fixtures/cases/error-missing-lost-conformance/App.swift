// 'HomeComponent' has all that 'Paged' requires, and no longer conforms to it. 'Titled' is nothing that it would meet.
import DIRuntime

protocol Paged {
    associatedtype Page
    var page: Page { get }
    func turn(to index: Int)
}

extension Paged {
    var firstPage: Page { page }
    var pageCount: Int { 1 }
    func reset() { turn(to: 0) }
}

protocol Titled {
    var name: String { get }
}

extension Titled {
    var title: String { name }
}

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
}

final class HomeComponent: Component<EmptyDependency> {
    var page: String { "page" }
    func turn(to index: Int) {}

    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var firstPage: String { get }
    var pageCount: Int { get }
    var title: String { get }
}

final class RowComponent: Component<RowDependency> {}
