// Imports that are public here need not be so in the app, where the generated file lies.
public import DIRuntime
public import Models

#if canImport(Dispatch)
import Dispatch
#endif

public protocol FeatureDependency: Dependency {
    var user: User { get }
}

public final class FeatureComponent: Component<FeatureDependency> {
    public var text: String { dependency.user.name }
}
