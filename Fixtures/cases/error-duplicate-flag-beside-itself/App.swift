// The plug-in that stands beside the flag has it by mistake, wherever it is declared.
import DIRuntime

enum Cards: PluginSlot { typealias Plugin = String }

final class RootComponent: BootstrapComponent {
    var cards: Plugins<Cards> { plugins() }
}

final class AllergyComponent: SlotComponent<EmptyDependency, Cards> {
    override class var flag: String { "card.vitals" }
    override class var order: PluginOrder { .after("card.vitals") }
    override var plugin: String { "None" }
}

final class VitalsComponent: SlotComponent<EmptyDependency, Cards> {
    override class var flag: String { "card.vitals" }
    override var plugin: String { "36.6" }
}
