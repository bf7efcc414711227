// The base class of a base class is misspelt: one error at its name, and none for what the classes below create.
import DIRuntime

class FlowComponent<FlowDependency>: Componet<FlowDependency> {}

protocol PageDependency: Dependency { var title: String { get } }

class PageComponent: FlowComponent<PageDependency> {
    var detail: DetailComponent { DetailComponent(parent: self) }
}
final class HelpComponent: PageComponent {}

final class DetailComponent: Component<PageDependency> {}

final class RootComponent: BootstrapComponent {
    var title: String { "Shop" }
    var help: HelpComponent { HelpComponent(parent: self) }
}
