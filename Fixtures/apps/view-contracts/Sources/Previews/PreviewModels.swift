import Observation
import Screens

@MainActor
@Observable
final class DirectoryPreview: DirectoryViewContract {
    let heading = "A directory"
    let people = [
        Person(id: 1, name: "Short Name", role: "a role"),
        Person(id: 2, name: "A name that is as long as names of people ever are", role: "a role"),
    ]

    func load() {}
}

@MainActor
@Observable
final class ProfilePreview: ProfileViewContract {
    let title: String
    var name = "A name"
    private(set) var message: String?

    init(id: Person.ID) {
        title = "The profile of number \(id)"
    }

    func load() {}

    func save() {
        message = "A preview saves nothing."
    }
}
