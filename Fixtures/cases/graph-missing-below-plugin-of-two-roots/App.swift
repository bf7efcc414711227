// What a plug-in gives to its own plug-ins stands below two roots: moved to one of them, it would be missing below the other.
import DIRuntime

enum Tabs: PluginSlot { typealias Plugin = String }

enum Cards: PluginSlot { typealias Plugin = String }

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
}

final class PreviewRoot: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
    var cards: Plugins<Cards> { plugins() }
}

final class HomeComponent: Component<EmptyDependency> {
    var tabs: Plugins<Tabs> { plugins() }
}

final class VisitsComponent: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.visits" }
    override var plugin: String { cards.first ?? "none" }
    var cards: Plugins<Cards> { plugins() }
    var ward: String { "Ward 3" }
}

protocol VitalsDependency: Dependency {
    var ward: String { get }
}

final class VitalsComponent: SlotComponent<VitalsDependency, Cards> {
    override class var flag: String { "card.vitals" }
    override var plugin: String { dependency.ward }
}
