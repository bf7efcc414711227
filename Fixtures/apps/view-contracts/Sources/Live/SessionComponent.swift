import DIRuntime
import Screens

@MainActor
package protocol SessionDependency: Dependency {
    var people: any People { get }
    var loadPerson: LoadPerson { get }
}

/// Lives as long as somebody is signed in, and has what all of their screens can do.
package final class SessionComponent: MainActorComponent<SessionDependency> {
    package let user: Person.ID

    package init(parent: any Scope, user: Person.ID) {
        self.user = user
        super.init(parent: parent)
    }

    // They have no state, so there is nothing to share but the people behind them.
    package var renamePerson: RenamePerson {
        RenamePerson(loadPerson: dependency.loadPerson, people: dependency.people)
    }
    package var listPeople: ListPeople { ListPeople(people: dependency.people) }

    package var viewModelsComponent: ViewModelsComponent { ViewModelsComponent(parent: self) }
}
