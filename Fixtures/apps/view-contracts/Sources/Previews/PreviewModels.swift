import Observation
import Screens

@MainActor
@Observable
final class DirectoryPreview: DirectoryViewContract {
    let heading: String
    let rows: [PreviewData.Row]

    init(_ data: PreviewData) {
        heading = data.heading
        rows = data.rows
    }

    func load() {}
}

@MainActor
@Observable
final class ProfilePreview: ProfileViewContract {
    let title: String
    var name = "A name"
    private(set) var message: String?

    init(id: Person.ID, message: String? = nil) {
        title = "The profile of number \(id)"
        self.message = message
    }

    func load() {}

    func save() {
        message = "A preview saves nothing."
    }
}

@MainActor
@Observable
final class LoginPreview: LoginViewContract {
    var name = "A name"
    var password = "secret"
    let isBusy = false
    private(set) var message: String?

    init(message: String? = nil) {
        self.message = message
    }

    func logIn() {
        message = "A preview logs nobody in."
    }
}

@MainActor
@Observable
final class RootPreview: RootViewContract {
    private(set) var user: Person.ID?

    init(user: Person.ID?) {
        self.user = user
    }

    func start() {}

    func logOut() {
        user = nil
    }
}
