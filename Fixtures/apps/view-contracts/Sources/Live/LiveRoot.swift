import DIRuntime
import Screens

/// The root of the graph that does what it shows.
package final class LiveRoot: MainActorBootstrapComponent {
    package let people: any People
    private let accounts: any Accounts

    package init(people: any People, accounts: any Accounts) {
        self.people = people
        self.accounts = accounts
        super.init()
    }

    package var loadPerson: LoadPerson { LoadPerson(people: people) }
    /// One for all, since it has the state that the whole app depends on.
    package var loginState: LoginStateUseCase {
        shared { LoginStateUseCase(checkCredentials: CheckCredentials(accounts: accounts), loadPerson: loadPerson) }
    }

    package var loginContract: any LoginViewContract { LoginViewModel(loginState: loginState) }
    package var rootContract: any RootViewContract { RootViewModel(loginState: loginState) }

    package func directoryComponent(of user: Person.ID) -> DirectoryComponent {
        sessionComponent(user: user).viewModelsComponent.directoryComponent
    }

    package var rootScreenComponent: RootScreenComponent { RootScreenComponent(parent: self) }

    package func sessionComponent(user: Person.ID) -> SessionComponent {
        SessionComponent(parent: self, user: user)
    }
}
