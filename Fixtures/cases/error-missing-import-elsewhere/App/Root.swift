// No file of this module imports 'Models', so whether it may is not certain.
import DIRuntime
import Feature

final class RootComponent: BootstrapComponent {
    var user: User { fatalError() }
    var feature: FeatureComponent { FeatureComponent(parent: self) }
}
