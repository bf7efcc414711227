/// A place that a component has for plug-ins, and what a plug-in gives to it.
///
/// ```swift
/// public enum HomeTabs: PluginSlot { public typealias Plugin = HomeTab }
/// ```
///
/// A component hosts the slot by a property of the type `Plugins<HomeTabs>`. Every `SlotComponent<…, HomeTabs>` among the
/// sources of the app is in it, in whatever module it is: none of them is listed by hand.
public protocol PluginSlot: Sendable {
    /// What a plug-in gives to the component that hosts the slot.
    associatedtype Plugin
}

/// A slot whose plug-ins are workers, which run as long as the component that hosts them.
///
/// ```swift
/// public enum SessionWorkers: WorkerSlot {}
/// ```
///
/// The first use of the slot starts them in order; the end of the component stops them in the reverse order.
public protocol WorkerSlot: PluginSlot where Plugin == any PluginWorker {}

/// The twin of `WorkerSlot` for workers of the main actor.
///
/// ```swift
/// public enum ScreenWorkers: MainActorWorkerSlot {}
/// ```
public protocol MainActorWorkerSlot: PluginSlot where Plugin == any MainActorPluginWorker {}

/// What runs between the first use of its slot and the end of the component that hosts it.
///
/// ```swift
/// final class SyncWorker: PluginWorker {
///     func start() { timer.resume() }
///     func stop() { timer.cancel() }
/// }
/// ```
///
/// A worker must not keep the component that hosts it, nor one below that: the host would never end.
public protocol PluginWorker: AnyObject {
    /// Called once, at the first use of the slot.
    ///
    /// ```swift
    /// func start() { timer.resume() }
    /// ```
    func start()

    /// Called once, when the component that hosts the slot ends.
    ///
    /// ```swift
    /// func stop() { timer.cancel() }
    /// ```
    func stop()
}

/// The twin of `PluginWorker` for the main actor.
///
/// ```swift
/// @MainActor final class BadgeWorker: MainActorPluginWorker {
///     func start() { badge.show() }
///     func stop() { badge.hide() }
/// }
/// ```
@MainActor
public protocol MainActorPluginWorker: AnyObject, Sendable {
    /// Called once, at the first use of the slot.
    ///
    /// ```swift
    /// func start() { badge.show() }
    /// ```
    func start()

    /// Called once, on the main actor, soon after the component that hosts the slot ended.
    ///
    /// ```swift
    /// func stop() { badge.hide() }
    /// ```
    func stop()
}

/// Where a plug-in stands among those of its slot; needle-gen reads it, so it is written as a literal.
///
/// ```swift
/// override class var order: PluginOrder { .after("tab.feed") }
/// ```
///
/// Plug-ins that may stand in any order stand in that of their flags.
public enum PluginOrder: Hashable, Sendable {
    /// Before all that are not `first`, but for what is `before` its flag.
    case first
    /// Anywhere between the first and the last.
    case anywhere
    /// After all that are not `last`, but for what is `after` its flag.
    case last
    /// Somewhere before the plug-in of a flag.
    case before(String)
    /// Somewhere after the plug-in of a flag.
    case after(String)
}

/// The plug-ins of a slot that are on, in order.
///
/// ```swift
/// for tab in homeComponent.tabs { bar.add(tab) }
/// let profile: HomeTab? = homeComponent.tabs[ProfileComponent.self]
/// ```
///
/// As long as somebody holds the plug-ins of a component, all who ask the component get the same; the component itself
/// holds workers only, since what it holds must not hold it.
public struct Plugins<Slot: PluginSlot>: RandomAccessCollection {
    let list: PluginList<Slot>

    /// Zero.
    ///
    /// ```swift
    /// tabs[tabs.startIndex]  // the first
    /// ```
    public var startIndex: Int { 0 }

    /// How many plug-ins are on.
    ///
    /// ```swift
    /// tabs.endIndex == tabs.count  // true
    /// ```
    public var endIndex: Int { list.plugins.count }

    /// What a plug-in gives, by its place.
    ///
    /// ```swift
    /// let first = tabs[0]
    /// ```
    ///
    /// It traps when there is no such place.
    public subscript(position: Int) -> Slot.Plugin { list.plugins[position].value }

    /// What a plug-in gives; `nil` when its flag is off.
    ///
    /// ```swift
    /// let profile = tabs[ProfileComponent.self]
    /// ```
    public subscript<DependencyType>(plugin: SlotComponent<DependencyType, Slot>.Type) -> Slot.Plugin? {
        list.value(of: ObjectIdentifier(plugin))
    }

    /// What a plug-in of the main actor gives; `nil` when its flag is off.
    ///
    /// ```swift
    /// let profile = tabs[ProfileComponent.self]
    /// ```
    public subscript<DependencyType>(plugin: MainActorSlotComponent<DependencyType, Slot>.Type) -> Slot.Plugin? {
        list.value(of: ObjectIdentifier(plugin))
    }

    /// The flags of the plug-ins that are on, in order.
    ///
    /// ```swift
    /// tabs.flags  // ["tab.feed", "tab.profile"]
    /// ```
    public var flags: [String] { list.plugins.map(\.flag) }
}

extension Plugins: Sendable where Slot.Plugin: Sendable {}

/// What the plug-ins of one component gave; an object, so that a component knows whether somebody holds it.
final class PluginList<Slot: PluginSlot> {
    struct Entry {
        /// The class of the component; nil for what a test added.
        let component: ObjectIdentifier?
        let flag: String
        let value: Slot.Plugin
    }

    let plugins: [Entry]

    init(_ plugins: [Entry]) {
        self.plugins = plugins
    }

    func value(of component: ObjectIdentifier) -> Slot.Plugin? {
        plugins.first { $0.component == component }?.value
    }
}

extension PluginList: Sendable where Slot.Plugin: Sendable {}
extension PluginList.Entry: Sendable where Slot.Plugin: Sendable {}
