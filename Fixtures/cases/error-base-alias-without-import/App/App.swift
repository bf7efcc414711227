import Core
import DIRuntime
import Feature

final class RootComponent: BootstrapComponent {
    var name: String { "Ada" }
    var feature: FeatureComponent { FeatureComponent(parent: self) }
}
