// No bracket is missing, so the graph can be read: the compiler tells this one.
import DIRuntime

final class HelpComponent: Component<EmptyDependency> {
    var title: String {
        "Help
    }
}
