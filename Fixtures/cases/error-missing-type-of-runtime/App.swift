// The runtime declares types as well: none of them is one that nobody declares, and who conforms to one of its protocols is
// surely no component, whatever it is created with.
import DIRuntime

enum Tabs: PluginSlot { typealias Plugin = String }

struct Theme {
    let name: String
}

final class RootComponent: BootstrapComponent {
    var theme: Theme { Theme(name: "light") }
    var home: HomeComponent { HomeComponent(parent: self) }
    var sync: any PluginWorker { SyncWorker(parent: self) }
}

final class SyncWorker: PluginWorker {
    func start() {}
    func stop() {}
}

protocol HomeDependency: Dependency {
    var theme: EmptyDependency { get }  // reported here
}

final class HomeComponent: Component<HomeDependency> {
    var tabs: Plugins<Tabs> { plugins() }  // reported here
    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var tabs: Theme { get }
}

final class RowComponent: Component<RowDependency> {}

final class FeedComponent: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.feed" }
    override var plugin: String { "Feed" }
}
