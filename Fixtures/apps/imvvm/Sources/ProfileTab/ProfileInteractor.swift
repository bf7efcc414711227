import Architecture
import CourtyardCore

final class ProfileViewModel: ObservableObject {
    let user: User

    init(user: User) {
        self.user = user
    }
}

final class ProfileInteractor: Interactor {
    private let session: Session

    init(session: Session) {
        self.session = session
    }

    func logOut() {
        session.logOut()
    }
}
