// The closure of `shared` may stand in parentheses: it is its value all the same.
import DIRuntime

final class Store {
    let name = "store"
}

protocol PageDependency: Dependency {
    var store: Store { get }
    var title: String { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.store.name) of \(dependency.title)" }
}

final class RootComponent: BootstrapComponent {
    lazy var store = shared({ Store() })
    var title: String { shared({ "Ada" }) }
    var page: PageComponent { shared({ .init(parent: self) }) }
    var next: PageComponent? {
        return self.shared({
            return .init(parent: self)
        })
    }
    var shared: PageComponent { shared({ .init(parent: self) }) }
    var text: String { shared({ PageComponent(parent: self) }).text }
}
