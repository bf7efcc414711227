import DIRuntime

public protocol CameraDependency: Dependency {
    var owner: String { get }
}

public final class CameraComponent: Component<CameraDependency> {
    public var label: String { "camera of \(dependency.owner)" }
}
