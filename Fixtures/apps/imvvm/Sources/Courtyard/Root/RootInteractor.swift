import Architecture
import CourtyardCore
import PluginFramework

/// Keeps the one scope that is shown; another value, and the former scope is released.
final class RootViewModel: ObservableObject {
    enum Scope {
        case loggedOut(LoggedOutComponent)
        case loggedIn(LoggedInComponent)
    }

    @Published var scope: Scope?
}

final class RootInteractor: ViewModelInteractor<RootViewModel> {
    private let component: RootComponent

    init(component: RootComponent) {
        self.component = component
    }

    @CancellableBuilder
    override func onLoad(viewModel: RootViewModel) -> [AnyCancellable] {
        Task { [flagStore = component.flagStore] in await flagStore.refresh() }
        component.session.user.sink { [component] user in
            viewModel.scope = user.map { .loggedIn(component.loggedIn(user: $0)) } ?? .loggedOut(component.loggedOut)
        }
    }
}
