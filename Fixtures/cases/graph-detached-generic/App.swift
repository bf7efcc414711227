// A generic base that nothing inherits from cannot be created.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "root" }
}

class ScreenComponent<Needs>: Component<Needs> {}
