import DIRuntime
import `default`

/// It hides the module, so that only `::` names what is in that.
public enum `class` {}

public struct Clock {
    public init() {}
    public var name: String { "noon" }
}

public protocol GreetingDependency: Dependency {
    var wall: `default`.Clock { get }
    var word: `class`::Clock { get }
}

public final class GreetingComponent: Component<GreetingDependency> {
    public var text: String { "\(dependency.wall.now) is \(dependency.word.name)" }
}
