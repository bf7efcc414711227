import Observation
import Screens

@MainActor
@Observable
final class DirectoryViewModel: DirectoryViewContract {
    private(set) var heading = "Loading…"
    private(set) var people: [Person] = []

    private let user: Person.ID
    private let loadPerson: LoadPerson
    private let listPeople: ListPeople

    init(user: Person.ID, loadPerson: LoadPerson, listPeople: ListPeople) {
        self.user = user
        self.loadPerson = loadPerson
        self.listPeople = listPeople
    }

    func load() {
        Task { await reload() }
    }

    private func reload() async {
        people = await listPeople()
        do {
            heading = "Hello, \(try await loadPerson(user).name)"
        } catch {
            heading = error.message
        }
    }
}
