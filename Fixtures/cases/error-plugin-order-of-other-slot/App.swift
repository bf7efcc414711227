// An order by a plug-in of another slot says which slot that is.
import DIRuntime

enum Tabs: PluginSlot { typealias Plugin = String }

enum Cards: PluginSlot { typealias Plugin = String }

final class RootComponent: BootstrapComponent {
    var tabs: Plugins<Tabs> { plugins() }
    var cards: Plugins<Cards> { plugins() }
}

final class FeedComponent: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.feed" }
    override var plugin: String { "Feed" }
}

final class VitalsComponent: SlotComponent<EmptyDependency, Cards> {
    override class var flag: String { "vitals" }
    override var plugin: String { "36.6" }
}

final class AllergyComponent: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "allergy" }
    override class var order: PluginOrder { .after("vitals") }
    override var plugin: String { "None" }
}
