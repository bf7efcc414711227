// A screen of two graphs: what one of them lacks is not to be declared in the screen, where it would go before the other's.
import DIRuntime

public protocol ProfileContract {}

public protocol ProfileDependency: Dependency {
    func profileContract(of id: Int) -> any ProfileContract
}

public final class ProfileComponent: Component<ProfileDependency> {
    public func contract(of id: Int) -> any ProfileContract { dependency.profileContract(of: id) }
}

public final class DirectoryComponent: Component<EmptyDependency> {
    public var profile: ProfileComponent { ProfileComponent(parent: self) }
}
