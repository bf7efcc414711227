final class NameTab: SlotComponent<NameTabDependency, Tabs> {
    override class var flag: String { "tab.name" }
    override var plugin: String { badges.joined(separator: dependency.name) }
    // What the slot of a class that is left out lacks is told by that alone.
    var badges: Plugins<Badges> { plugins() }
}

enum Badges: PluginSlot { typealias Plugin = String }
