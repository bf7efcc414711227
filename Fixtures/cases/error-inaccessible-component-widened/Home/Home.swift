// What becomes public brings along what overrides, what a protocol asks for, and the initialisers.
import DIRuntime

public enum Tabs: PluginSlot { public typealias Plugin = String }

public final class HomeComponent: Component<EmptyDependency> {
    public var tabs: Plugins<Tabs> { plugins() }
}

protocol Named {
    var name: String { get }
    func rename()
}

final class FeedTab: SlotComponent<EmptyDependency, Tabs>, Named {
    override var plugin: String { name }
    var name: String { "Feed" }
    var size: Int { 1 }
    func rename() {}
}

enum Mode { case plain }

final class PageComponent: Component<EmptyDependency> {
    private let mode: Mode

    init(parent: any Scope, mode: Mode) {
        self.mode = mode
        super.init(parent: parent)
    }
}
