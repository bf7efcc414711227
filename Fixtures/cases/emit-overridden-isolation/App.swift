// A member that overrides another is where that is, whatever actor its own class is on.
import DIRuntime

class StoreComponent: BootstrapComponent {
    var count: Int { 1 }
    @MainActor var title: String { "store" }
    func row(at index: Int) -> Int { index }
}

class NamedComponent: StoreComponent {
    override var title: String { "named" }
}

@MainActor final class RootComponent: NamedComponent {
    override var count: Int { 2 }
    override var title: String { "root" }
    override func row(at index: Int) -> Int { index + 1 }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var count: Int { get }
    @MainActor var title: String { get }
    func row(at index: Int) -> Int
}

final class PageComponent: Component<PageDependency> {
    var next: Int { dependency.row(at: dependency.count) }
}
