import DIRuntime
import Screens

@MainActor
package protocol ViewModelsDependency: Dependency {
    var user: Person.ID { get }
    var loadPerson: LoadPerson { get }
    var renamePerson: RenamePerson { get }
    var listPeople: ListPeople { get }
}

/// Serves the contracts of the screens with view models over the use cases of the session.
package final class ViewModelsComponent: MainActorComponent<ViewModelsDependency> {
    package var directoryContract: any DirectoryViewContract {
        DirectoryViewModel(
            user: dependency.user, loadPerson: dependency.loadPerson, listPeople: dependency.listPeople)
    }

    package func profileContract(of id: Person.ID) -> any ProfileViewContract {
        ProfileViewModel(id: id, loadPerson: dependency.loadPerson, renamePerson: dependency.renamePerson)
    }

    package var directoryComponent: DirectoryComponent { DirectoryComponent(parent: self) }
}
