// A type inside of the root hides the module 'DIRuntime' from what the generated file adds to that class.
import DIRuntime

final class RootComponent: BootstrapComponent {
    enum DIRuntime { case short, long }

    let title: String = "Shop"
    var panel: PanelComponent { PanelComponent(parent: self) }
}

protocol PanelDependency: Dependency {
    var title: String { get }
}

final class PanelComponent: Component<PanelDependency> {
    var text: String { "Panel of \(dependency.title)" }
}
