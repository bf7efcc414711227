import DIRuntime
import Feed

final class RootComponent: BootstrapComponent {
    var feed: FeedComponent { FeedComponent(parent: self) }
    var profile: ProfileComponent { ProfileComponent(parent: self) }
}

public protocol ProfileExtension: PluginExtension {
    var badge: String { get }
}

public final class ProfileNonCoreComponent: NonCoreComponent<EmptyDependency> {
    public var badge: String { "new" }
}
