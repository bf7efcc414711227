import Architecture
import CourtyardCore

final class LoggedOutViewModel: ObservableObject {
    let residents: [User]

    init(residents: [User]) {
        self.residents = residents
    }
}

final class LoggedOutInteractor: Interactor {
    private let session: Session

    init(session: Session) {
        self.session = session
    }

    func logIn(as user: User) {
        session.logIn(as: user)
    }
}
