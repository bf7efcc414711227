import DIRuntime

public protocol PhoneDependency: Dependency {
    var name: String { get }
}

public final class PhoneComponent: Component<PhoneDependency> {}
