// The classes stand here; what makes one from the other is in a file without either word.
import DIRuntime

final class Root: BootstrapComponent {
    var user: String { "Ada" }
}

protocol DeskNeeds: Dependency { var user: String { get } }

final class Desk: Component<DeskNeeds> {
    var text: String { "Desk of " + dependency.user }
}
