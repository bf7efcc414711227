import DIRuntime
import Screens

/// The root of the graph that does what it shows.
package final class LiveRoot: MainActorBootstrapComponent {
    package let people: any People

    package init(people: any People) {
        self.people = people
        super.init()
    }

    package func sessionComponent(user: Person.ID) -> SessionComponent {
        SessionComponent(parent: self, user: user)
    }
}
