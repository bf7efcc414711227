import CourtyardCore
import IMVVM

final class ProfileViewModel: ViewModel {
    let title: String
    let initials: String

    init(user: User) {
        title = "Name: \(user.name)"
        let words = user.name.split(separator: " ")
        initials = [words.first, words.dropFirst().last].compactMap { $0?.prefix(1) }.joined()
    }
}

final class ProfileInteractor: Interactor, ProfileHandler {
    private let session: Session

    init(session: Session) {
        self.session = session
    }

    func logOut() {
        session.logOut()
    }
}
