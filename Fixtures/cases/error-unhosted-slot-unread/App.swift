import DIRuntime
import Home

/// Hosts what a module declares that is not among the sources.
final class RootComponent: BootstrapComponent {
    var tabs: Plugins<HomeTabs> { plugins() }
}
