import Observation
import Screens

/// Follows the log-in state; who else follows it, and who changes it, it does not know.
@MainActor
@Observable
final class RootViewModel: RootViewContract {
    private(set) var user: Person.ID?

    private let loginState: LoginStateUseCase
    @ObservationIgnored private var following: Task<Void, Never>?

    init(loginState: LoginStateUseCase) {
        self.loginState = loginState
    }

    deinit {
        following?.cancel()
    }

    func start() {
        guard following == nil else { return }
        following = Task { [weak self, states = loginState.states] in
            for await state in states { self?.show(state) }
        }
    }

    func logOut() {
        loginState.logOut()
    }

    private func show(_ state: LoginState) {
        switch state {
        case .loggedOut: user = nil
        case .loggedIn(let person): user = person
        }
    }
}
