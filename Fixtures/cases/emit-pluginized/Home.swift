// A core component with plug-ins: the extension takes its members from the non-core component.
import DIRuntime

protocol HomeDependency: Dependency {
    var user: String { get }
}

protocol HomePluginExtension: PluginExtension {
    var banners: [String] { get }
}

final class HomeComponent: PluginizedComponent<HomeDependency, HomePluginExtension, HomeNonCoreComponent> {
    var layout: String { "grid" }
    var text: String { "\(dependency.user) sees \(pluginExtension.banners)" }
    var detailComponent: DetailComponent { DetailComponent(parent: self) }
}

protocol DetailDependency: Dependency {
    var banners: [String] { get }
    var layout: String { get }
    var user: String { get }
}

/// Below the core component, which has `banners` only by its plug-in extension.
final class DetailComponent: Component<DetailDependency> {
    var text: String { "detail of \(dependency.user): \(dependency.banners), \(dependency.layout)" }
}
