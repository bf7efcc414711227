import DIRuntime
import Screens

// Wrong once, for all features: a component of the library conforms to its protocol, which stays as it is.
public protocol FeatureDependency: Screens.Dependency {
    var title: String { get }
}

public protocol Titled {}

open class FeatureComponent<Needs>: DIRuntime.Component<Needs> {}

// The library's name is in the way.
open class ToolComponent<Needs>: Component<Needs> {}

public typealias Leaf<Needs> = Component<Needs>
