import DIRuntime

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
    var lampComponent: LampComponent { LampComponent(parent: self) }
}
