// The same on the main actor, and with plug-ins.
import DIRuntime

public protocol ScreenDependency: Dependency {
    @MainActor var title: String { get }
}

public final class ScreenComponent: MainActorComponent<ScreenDependency> {
    public var text: String { "\(header.text), \(plainHeader.text)" }
    public var subtitle: String { "all of them" }

    var header: HeaderComponent { HeaderComponent(parent: self) }
    var plainHeader: PlainHeaderComponent { PlainHeaderComponent(parent: self) }
}

public protocol HeaderDependency: Dependency {
    @MainActor var title: String { get }
    @MainActor var subtitle: String { get }
}

// Of one dependency, one on the main actor and one not.
final class HeaderComponent: MainActorComponent<HeaderDependency> {
    var text: String { "\(dependency.title): \(dependency.subtitle)" }
}

final class PlainHeaderComponent: Component<HeaderDependency> {
    @MainActor var text: String { "\(dependency.title), \(dependency.subtitle)" }
}

public protocol LobbyExtension: PluginExtension {
    var banners: [String] { get }
}

public protocol LobbyNonCoreDependency: Dependency {
    var user: String { get }
}

public final class LobbyNonCoreComponent: NonCoreComponent<LobbyNonCoreDependency> {
    public var banners: [String] { ["Welcome, \(dependency.user)"] }
}

final class LobbyComponent: PluginizedComponent<BillingDependency, LobbyExtension, LobbyNonCoreComponent> {
    var text: String { pluginExtension.banners.joined() + " (\(dependency.user))" }
}

extension BillingComponent {
    public var lobby: String { LobbyComponent(parent: self).text }
}
