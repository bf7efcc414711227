// The label of the creation may be quoted in backticks.
import DIRuntime

final class Root: BootstrapComponent {
    var user: String { "Ada" }
    var desk: Desk { Desk(`parent`: self) }
}

protocol DeskNeeds: Dependency { var user: String { get } }

final class Desk: Component<DeskNeeds> {
    var text: String { "Desk of " + dependency.user }
}
