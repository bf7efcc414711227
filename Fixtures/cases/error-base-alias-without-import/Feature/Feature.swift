public import Core
public import DIRuntime

public protocol FeatureDependency: Dependency {
    var name: String { get }
}

public final class FeatureComponent: Flow<any FeatureDependency> {
    public var text: String { dependency.name }
}
