import DIRuntime

public protocol UserDependency: Dependency {
    var user: String { get }
}

open class FeatureComponent<Needs>: Component<Needs> {
}

public final class LoggedInComponent: FeatureComponent<UserDependency> {
    public var greeting: String { "Hello \(dependency.user)" }
}

public final class FoodComponent: FeatureComponent<UserDependency> {
}
