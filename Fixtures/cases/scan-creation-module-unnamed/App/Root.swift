// So the module before the component's name is understood, also behind an alias of another file.
import DIRuntime
import Home

final class RootComponent: BootstrapComponent {
    var title: String { "Home" }
    var home: HomeComponent { Home.HomeComponent(parent: self) }
    var start: StartScreen { StartScreen(parent: self) }
}
