// error: property 'plugin' with type 'Int' cannot override a property with type
// What a plug-in gives is of the type that the slot says.
import DIRuntime

nonisolated enum Titles: PluginSlot { typealias Plugin = String }

nonisolated final class FeedComponent: SlotComponent<EmptyDependency, Titles> {
    #if FAILS
    override var plugin: Int { 1 }
    #else
    override var plugin: String { "Feed" }
    #endif
}
