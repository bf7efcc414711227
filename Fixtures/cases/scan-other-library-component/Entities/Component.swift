// Another library with classes of the same names as the runtime's; it has nothing to do with the graph.
open class Component<Value> {
    public let parent: AnyObject?
    public init(parent: AnyObject?) { self.parent = parent }
}

public protocol Dependency {}

public struct Position: Dependency {
    public var x = 1
    public init() {}
}
