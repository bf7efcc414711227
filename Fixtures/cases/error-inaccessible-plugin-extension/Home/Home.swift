// The protocol of plug-ins lost its 'public', which the generated file of another module needs.
public import DIRuntime

public protocol HomeDependency: Dependency {
    var title: String { get }
}

protocol HomePlugins: PluginExtension {
    var tabs: [String] { get }
}

public final class HomeComponent: PluginizedComponent<HomeDependency, HomePlugins, HomeNonCoreComponent> {
    public var text: String { "\(dependency.title): \(pluginExtension.tabs)" }
}

public protocol HomeNonCoreDependency: Dependency {
    var title: String { get }
}

public final class HomeNonCoreComponent: NonCoreComponent<HomeNonCoreDependency> {
    public var tabs: [String] { [dependency.title, "Feed"] }
}
