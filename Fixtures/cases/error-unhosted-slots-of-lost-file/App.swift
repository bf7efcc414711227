// The file that declared all slots is gone: that is one cause.
import DIRuntime
final class Root: BootstrapComponent {
    let name = "a"
    var home: Home { Home(parent: self) }
}
final class Home: Component<EmptyDependency> {
    var tabs: Plugins<HomeTabs> { plugins() }
    var rows: Plugins<HomeRows> { plugins() }
    var workers: Plugins<HomeWorkers> { plugins() }
}
