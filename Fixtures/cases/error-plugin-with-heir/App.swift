// A class that others inherit from is no plug-in: one that has a flag of its own would be lost without a word.
import DIRuntime

enum Tabs: PluginSlot { typealias Plugin = String }

final class RootComponent: BootstrapComponent {
    var tabs: Plugins<Tabs> { plugins() }
}

class SettingsComponent: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.settings" }
    override var plugin: String { "Settings" }
}

final class NightComponent: SettingsComponent {
    override class var flag: String { "tab.night" }
}

// A flag that a subclass has, and a base class without one, are meant so.
class FeedBase: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.feed" }
    override var plugin: String { "Feed" }
}

final class FeedComponent: FeedBase {}

class TextBase: SlotComponent<EmptyDependency, Tabs> {
    override var plugin: String { "Text" }
}

final class HelpComponent: TextBase {
    override class var flag: String { "tab.help" }
}
