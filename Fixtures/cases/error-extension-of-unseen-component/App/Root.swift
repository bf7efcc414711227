import DIRuntime
import Extras
import Home
import Models

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
}
