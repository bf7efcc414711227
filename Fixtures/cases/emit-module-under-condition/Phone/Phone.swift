import DIRuntime
import PhoneKit

public protocol PhoneDependency: Dependency {
    var owner: String { get }
}

public final class PhoneComponent: Component<PhoneDependency> {
    public var label: String { "phone of \(dependency.owner)" }
    public var camera: CameraComponent { CameraComponent(parent: self) }
}
