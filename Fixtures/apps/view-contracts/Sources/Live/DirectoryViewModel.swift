import Observation
import Screens

@MainActor
@Observable
final class DirectoryViewModel: DirectoryViewContract {
    private(set) var heading = "Loading…"
    private(set) var rows: [Row] = []

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
        rows = await listPeople().map(Row.init)
        do {
            heading = "Hello, \(try await loadPerson(user).name)"
        } catch {
            heading = error.message
        }
    }
}

extension DirectoryViewModel {
    struct Row: PersonRowContract {
        let id: Person.ID
        let title: String

        init(_ person: Person) {
            id = person.id
            title = "\(person.name), \(person.role)"
        }
    }
}
