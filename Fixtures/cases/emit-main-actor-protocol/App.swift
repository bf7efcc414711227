// A protocol on the main actor: each member of the provider is, except the nonisolated one.
import DIRuntime

@MainActor protocol ProfileDependency: Dependency {
    var displayName: String { get }
    nonisolated var userID: String { get }
}

final class RootComponent: BootstrapComponent {
    @MainActor var displayName: String { "Ada L." }
    nonisolated let userID: String = "u-1"
    var profileComponent: ProfileComponent { ProfileComponent(parent: self) }
}

final class ProfileComponent: Component<ProfileDependency> {
    @MainActor var headline: String { "\(dependency.displayName) (\(dependency.userID))" }
}
