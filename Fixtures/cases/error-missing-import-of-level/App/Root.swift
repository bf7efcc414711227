// No import of this module has a level.
import DIRuntime
import Home

final class RootComponent: BootstrapComponent {
    let user = User()
    var home: HomeComponent { HomeComponent(parent: self) }
    var page: PageComponent { PageComponent(parent: self) }
}
