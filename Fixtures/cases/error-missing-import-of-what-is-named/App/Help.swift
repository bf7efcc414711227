// A namespace of another module, misspelt.
import DIRuntime
import Kit

extension Screen {
    final class HelpComponent: Component<EmptyDependency> {}
}
