import CourtyardCore
import DIRuntimeFlags
import IMVVM

/// Keeps the one scope that is shown; another value, and the former scope is released.
final class RootViewModel: ViewModel {
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
        // A source that fails has said nothing: what is known stays.
        Task { [flags = component.lastKnownFlags] in try? await flags.refresh() }
        component.session.user.sink { [component] user in
            viewModel.show(
                user.map { .loggedIn(Self.begin(component.loggedIn(user: $0))) } ?? .loggedOut(component.loggedOut))
        }
    }

    /// The first use of the workers starts them; the end of the scope stops them.
    private static func begin(_ scope: LoggedInComponent) -> LoggedInComponent {
        _ = scope.workers
        return scope
    }
}
