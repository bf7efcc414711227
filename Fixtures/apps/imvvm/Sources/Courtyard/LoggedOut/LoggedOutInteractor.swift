import CourtyardCore
import IMVVM

final class LoggedOutViewModel: ViewModel {
    struct Choice: Hashable {
        let user: User
        let title: String
    }

    let choices: [Choice]

    init(residents: [User]) {
        choices = residents.map { Choice(user: $0, title: "Log in as \($0.name)") }
    }
}

final class LoggedOutInteractor: Interactor, LoggedOutHandler {
    private let session: Session

    init(session: Session) {
        self.session = session
    }

    func logIn(as user: User) {
        session.logIn(as: user)
    }
}
