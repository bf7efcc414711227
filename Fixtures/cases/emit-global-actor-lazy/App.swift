// No property wrapper may stand before `lazy`, so the attribute is a global actor, whatever its name.
import DIRuntime

@globalActor actor Database { static let shared = Database() }

final class Store: Sendable {
    let name = "store"
}

final class RootComponent: BootstrapComponent {
    @Database lazy var store = Store()

    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    @Database var store: Store { get }
}

final class PageComponent: Component<PageDependency> {
    @Database var text: String { dependency.store.name }
}
