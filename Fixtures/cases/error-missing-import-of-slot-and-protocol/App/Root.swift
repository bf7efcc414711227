import DIRuntime
import Kit

final class RootComponent: BootstrapComponent {
    let name = "Ada"
    var tabs: Plugins<Tabs> { plugins() }
}
