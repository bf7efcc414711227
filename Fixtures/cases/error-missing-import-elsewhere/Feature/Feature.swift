public import DIRuntime
public import Models

public protocol FeatureDependency: Dependency {
    var user: User { get }
}

public final class FeatureComponent: Component<FeatureDependency> {
    public var text: String { dependency.user.name }
}
