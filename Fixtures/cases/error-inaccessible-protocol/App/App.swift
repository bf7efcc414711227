import DIRuntime
import Home

final class RootComponent: BootstrapComponent {
    var title: String { "home" }
    var home: HomeComponent { HomeComponent(parent: self) }
}
