// A closure that nobody calls is a function: to write the requested type would not compile.
import DIRuntime

final class Store {}

typealias MakeStore = () -> Store

final class RootComponent: BootstrapComponent {
    lazy var store = { Store() }
    lazy var cache = ({ [unowned self] in store() })
    // What is requested is the function itself.
    let makeStore = { Store() }
    let onClose = { print("closed") }
    lazy var depot = {
        let first = store()
        return first
    }
    // Called, and computed.
    lazy var archive = {
        let first = store()
        return first
    }()
    var backup { Store() }

    var homeComponent: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var store: Store { get }
    var cache: Store { get }
    var makeStore: MakeStore { get }
    var onClose: (() -> Void)? { get }
    var depot: Store { get }
    var archive: Store { get }
    var backup: Store { get }
}

final class HomeComponent: Component<HomeDependency> {
    var stores: [Store] { [dependency.store, dependency.cache, dependency.makeStore(), dependency.depot, dependency.archive] }

    func close() { dependency.onClose?() }

    func restore() -> Store { dependency.backup }
}
