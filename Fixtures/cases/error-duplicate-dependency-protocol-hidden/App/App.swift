import DIRuntime
import Home

final class RootComponent: BootstrapComponent {
    let title = "Home"
    var home: HomeComponent { HomeComponent(parent: self) }
}
