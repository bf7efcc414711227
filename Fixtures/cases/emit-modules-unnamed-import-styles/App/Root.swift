// The app writes the access level of each import. A bare import of the same module, or one that is public without need,
// would not compile beside these.
internal import DIRuntime
internal import class Feature.FeatureComponent
@preconcurrency internal import Models

#if DEBUG
internal import Extras
#endif

final class RootComponent: BootstrapComponent {
    var user: User { User(name: "Ada") }
    var featureComponent: FeatureComponent { FeatureComponent(parent: self) }

    #if DEBUG
    var theme: Theme { Theme() }
    var extrasComponent: ExtrasComponent { ExtrasComponent(parent: self) }
    #endif
}
