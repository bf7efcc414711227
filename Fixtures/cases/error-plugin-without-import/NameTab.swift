final class NameTab: SlotComponent<NameTabDependency, Tabs> {
    override class var flag: String { "tab.name" }
    override var plugin: String { dependency.name }
}
