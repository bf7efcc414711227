import Live
import Observation
import Screens

/// A third thing that keeps the contract: it counts what it is asked for.
@MainActor
@Observable
final class CountingProfile: ProfileViewContract {
    let title: String
    var name = ""
    private(set) var message: String?
    private(set) var loads = 0
    private(set) var saves = 0

    init(title: String = "A fake") {
        self.title = title
    }

    func load() {
        loads += 1
        name = "Loaded \(loads)"
    }

    func save() {
        saves += 1
        message = "Saved \(saves): \(name)"
    }
}

@MainActor
@Observable
final class FixedDirectory: DirectoryViewContract {
    let heading = "A fake"
    let rows = [Row(id: 7, title: "Ada, analyst")]

    struct Row: PersonRowContract {
        let id: Person.ID
        let title: String
    }

    func load() {}
}

extension ProfileDependencyMock {
    /// Each screen gets a contract of its own.
    static var counting: ProfileDependencyMock {
        let mock = ProfileDependencyMock()
        mock.profileContractHandler = { id in CountingProfile(title: "Fake \(id)") }
        return mock
    }
}

extension LiveRoot {
    /// Everybody's password is their number.
    convenience init(people: any People) {
        self.init(
            people: people,
            accounts: MemoryAccounts([
                Credentials(name: "grace", password: "1"): 1, Credentials(name: "ada", password: "2"): 2,
                Credentials(name: "nobody", password: "3"): 3,
            ]))
    }
}
