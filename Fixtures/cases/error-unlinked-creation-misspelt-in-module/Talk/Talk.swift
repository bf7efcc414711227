import DIRuntime

public protocol RoomDependency: Dependency { var topic: String { get } }

public final class RoomComponent: Component<RoomDependency> {}

/// The namespace has the name of its module.
public enum Talk {
    public final class CallComponent: Component<RoomDependency> {}
}
