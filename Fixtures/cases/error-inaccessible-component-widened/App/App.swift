import DIRuntime
import Home

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
    var page: PageComponent { PageComponent(parent: self, mode: .plain) }
}
