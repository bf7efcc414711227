import DIRuntime

public protocol ProfileDependency: Dependency {
    var user: String { get }
}

extension Screens {
    public final class ProfileComponent: Component<ProfileDependency> {
        public var text: String { dependency.user }
    }
}
