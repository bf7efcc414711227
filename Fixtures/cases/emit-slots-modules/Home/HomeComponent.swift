import Core
import DIRuntime

public nonisolated struct HomeTab: Sendable {
    public let title: String

    public init(title: String) {
        self.title = title
    }
}

public enum HomeTabs: PluginSlot { public typealias Plugin = HomeTab }

public protocol HomeDependency: Dependency {
    var flags: Flags { get }
}

public final class HomeComponent: Component<HomeDependency> {
    public var tabs: Plugins<HomeTabs> { plugins(flags: dependency.flags.isOn) }
    public var greeting: String { "Welcome" }
}
