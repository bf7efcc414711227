import DIRuntime

final class RootComponent: BootstrapComponent {
    let titles: [String]
    var tabs: Plugins<Tabs> { plugins() }

    override init() {
        titles = []
        super.init()
        let tabs: Plugins<Tabs> = plugins()
        print(tabs.count)
    }

    func firstTitle() -> String? {
        let found: Plugins<Tabs> = self.plugins { _ in true }
        return found.first
    }

    var other: OtherComponent { OtherComponent(parent: self) }
}

enum Tabs: PluginSlot { typealias Plugin = String }

/// Has a function of its own by that name.
final class OtherComponent: Component<EmptyDependency> {
    var names: [String] { plugins() }

    func plugins() -> [String] { [] }
}

final class FeedTab: SlotComponent<EmptyDependency, Tabs> {
    override var plugin: String { "FeedTab" }
}
