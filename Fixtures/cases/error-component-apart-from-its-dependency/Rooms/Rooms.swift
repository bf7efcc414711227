// Two components were moved away, and not their dependencies: an import here and one there would make a circle.
import DIRuntime

public protocol ChestDependency: Dependency {
    var depth: Int { get }
}

public protocol KeyDependency: Dependency {
    var depth: Int { get }
}

public final class RoomComponent: Component<EmptyDependency> {
    public var depth: Int { 1 }
    public var chest: ChestComponent { ChestComponent(parent: self) }  // reported here
    public var key: KeyComponent { KeyComponent(parent: self) }  // reported here
}
