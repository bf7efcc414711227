import DIRuntime

protocol Store {
    associatedtype State
    var state: State { get }
}

struct AppState {
    typealias Short = Int
    enum Tab {
        case home
    }
}

// It lost its `: Store`.
final class AppStore {
    let state = AppState()
}

class StoreComponent<Needs, S: Store>: Component<Needs> {
    typealias State = S.State
}

protocol HomeDependency: Dependency {
    var seed: Int { get }
}

final class HomeComponent: StoreComponent<HomeDependency, AppStore> {
    var short: State.Short { dependency.seed }  // reported here
    var tab: State.Tab { .home }
    var tabs: [State.Tab] { [] }
    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var short: Int { get }
    var tab: AppState.Tab { get }
    var tabs: [AppState.Tab] { get }
}

final class RowComponent: Component<RowDependency> {}

final class RootComponent: BootstrapComponent {
    var seed: Int { 1 }
    var home: HomeComponent { HomeComponent(parent: self) }
}
