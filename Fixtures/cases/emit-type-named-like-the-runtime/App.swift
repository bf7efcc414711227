// A type of the app's hides the module 'DIRuntime', also one in a file that has nothing else of the graph.
import DIRuntime

protocol Titled {
    var title: String { get }
}

protocol PanelDependency: Dependency {
    var title: String { get }
}

final class PanelComponent: Component<PanelDependency> {
    var text: String { "Panel of \(dependency.title)" }
}

final class BannerComponent: Component<Titled & EmptyDependency> {
    var text: String { "Banner of \(dependency.title)" }
}

final class RootComponent: BootstrapComponent {
    let title: String = "Shop"
    var panel: PanelComponent { PanelComponent(parent: self) }
    var banner: BannerComponent { BannerComponent(parent: self) }
}
