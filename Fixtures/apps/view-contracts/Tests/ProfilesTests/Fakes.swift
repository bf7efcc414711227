import DIRuntime
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
    let people = [Person(id: 7, name: "Ada", role: "analyst")]

    func load() {}
}

@MainActor
final class FakeProfileDependency: ProfileDependency {
    /// The last contract that was asked for, as long as somebody has it.
    private(set) weak var newest: CountingProfile?

    func profileContract(of id: Person.ID) -> any ProfileViewContract {
        let contract = CountingProfile(title: "Fake \(id)")
        newest = contract
        return contract
    }
}

final class FakeDirectoryDependency: DirectoryDependency {
    var directoryContract: any DirectoryViewContract { FixedDirectory() }
}
