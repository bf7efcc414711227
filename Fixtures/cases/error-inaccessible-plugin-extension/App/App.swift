import DIRuntime
import Home

final class AppComponent: BootstrapComponent {
    var title: String { "Home" }
    var home: HomeComponent { HomeComponent(parent: self) }
}
