import Observation
import Screens

@MainActor
@Observable
final class LoginViewModel: LoginViewContract {
    var name = ""
    var password = ""
    private(set) var isBusy = false
    private(set) var message: String?

    private let loginState: LoginStateUseCase

    init(loginState: LoginStateUseCase) {
        self.loginState = loginState
    }

    func logIn() {
        guard !isBusy else { return }
        isBusy = true
        message = nil
        Task { await tryToLogIn(Credentials(name: name, password: password)) }
    }

    private func tryToLogIn(_ credentials: Credentials) async {
        do {
            try await loginState.logIn(credentials)
        } catch {
            message = error.message
        }
        password = ""
        isBusy = false
    }
}
