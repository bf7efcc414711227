public import DIRuntime

public final class SessionComponent: Component<EmptyDependency> {
    public var name: String { "Ada" }
}
