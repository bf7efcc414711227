import DIRuntime
import Home

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
}

private final class PrivateTab: SlotComponent<EmptyDependency, Tabs> {
    override var plugin: String { "Private" }
}
