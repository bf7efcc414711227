// 'typealias Store = DiskStore' was deleted, and 'Cart' is misspelt: each is one cause, whoever asks.
import DIRuntime

struct DiskStore {}

struct Cart {}

final class RootComponent: BootstrapComponent {
    let store = DiskStore()
    let cart: Kart = Cart()
    var backup: DiskStore? { nil }
    func makeStores() -> [DiskStore] { [] }
    let gift: Kart = Cart()

    var home: HomeComponent { HomeComponent(parent: self) }
    var help: HelpComponent { HelpComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var store: Store { get }
    var cart: Cart { get }
    func makeStores() -> [Store]
}

final class HomeComponent: Component<HomeDependency> {}

protocol HelpDependency: Dependency {
    var backup: Store? { get }
    var gift: Cart { get }
}

final class HelpComponent: Component<HelpDependency> {}
