// The protocol below inherits from this one, so its file imports this module.
import DIRuntime

public protocol CoreDependency: Dependency {
    var userName: String { get }
}
