// What the root of an app lacks is declared in it once: the root of its tests inherits from that one.
import DIRuntime

class RootComponent: BootstrapComponent {
    var title: String { "Shop" }
    var panel: PanelComponent { PanelComponent(parent: self) }
}

final class TestRootComponent: RootComponent {
    override var title: String { "Test" }
    var limit: Int { 1 }
}

protocol PanelDependency: Dependency {
    var title: String { get }
    var store: Store { get }
    var limit: Int { get }
}

final class PanelComponent: Component<PanelDependency> {
    var text: String { "\(dependency.title) with \(dependency.store.count) of \(dependency.limit)" }
}

struct Store {
    let count = 3
}

enum Launch {
    static func root(isTest: Bool) -> RootComponent { isTest ? TestRootComponent() : RootComponent() }
}
