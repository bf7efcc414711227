import Architecture
import CourtyardCore
import PluginFramework

/// Keeps the one scope that is shown; another value, and the former scope is released.
final class RootViewModel: ObservableObject {
    enum Scope {
        case loggedOut(LoggedOutComponent)
        case loggedIn(LoggedInComponent)
    }

    @Published private(set) var scope: Scope?
    /// Another number for each scope, and so another identity for its view. The address of the scope would not do: a
    /// later scope may get that of a released one.
    private(set) var scopeNumber = 0

    func show(_ scope: Scope) {
        scopeNumber += 1
        self.scope = scope
    }
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
            viewModel.show(user.map { .loggedIn(component.loggedIn(user: $0)) } ?? .loggedOut(component.loggedOut))
        }
    }
}
