import Observation
import Screens

@MainActor
@Observable
final class ProfileViewModel: ProfileViewContract {
    private(set) var title = "Loading…"
    private(set) var message: String?
    var name = ""

    private let id: Person.ID
    private let loadPerson: LoadPerson
    private let renamePerson: RenamePerson

    init(id: Person.ID, loadPerson: LoadPerson, renamePerson: RenamePerson) {
        self.id = id
        self.loadPerson = loadPerson
        self.renamePerson = renamePerson
    }

    func load() {
        Task { await reload() }
    }

    func save() {
        Task { await rename() }
    }

    private func reload() async {
        do {
            show(try await loadPerson(id))
        } catch {
            message = error.message
        }
    }

    private func rename() async {
        do {
            show(try await renamePerson(id, to: name))
            message = "Saved."
        } catch {
            message = error.message
        }
    }

    private func show(_ person: Person) {
        title = "\(person.name), \(person.role)"
        name = person.name
    }
}
