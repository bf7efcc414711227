// What generated code and tests say about the plug-ins of a graph.

extension ProviderTable.Builder {
    /// Says that some component hosts a slot; generated code calls it, also for a slot without plug-ins.
    ///
    /// ```swift
    /// table.register(slot: HomeTabs.self)
    /// ```
    public mutating func register<Slot: PluginSlot>(slot: Slot.Type) {
        registrations.slots.append(ObjectIdentifier(slot))
    }

    /// Registers a plug-in with its flag, after those of its slot that were registered before.
    ///
    /// ```swift
    /// table.register(plugin: SearchComponent.self, flag: "home.search") { SearchComponent(parent: $0) }
    /// ```
    public mutating func register<
        DependencyType, Slot: PluginSlot, PluginComponent: SlotComponent<DependencyType, Slot>
    >(
        plugin: PluginComponent.Type, flag: String, _ create: @escaping @Sendable (any Scope) -> PluginComponent
    ) {
        registrations.plugins.append(
            PluginRow(
                component: { ObjectIdentifier(PluginComponent.self) }, flag: flag,
                maker: PluginRow.Maker(PluginMaker<Slot>.plain { create($0).plugin })))
    }

    /// Registers a plug-in of the main actor with its flag, after those of its slot that were registered before.
    ///
    /// ```swift
    /// table.register(plugin: ProfileComponent.self, flag: "tab.profile") { ProfileComponent(parent: $0) }
    /// ```
    public mutating func register<
        DependencyType, Slot: PluginSlot, PluginComponent: MainActorSlotComponent<DependencyType, Slot>
    >(
        plugin: PluginComponent.Type, flag: String,
        _ create: @escaping @MainActor @Sendable (any Scope) -> PluginComponent
    ) {
        registrations.plugins.append(
            PluginRow(
                component: { ObjectIdentifier(PluginComponent.self) }, flag: flag,
                maker: PluginRow.Maker(PluginMaker<Slot>.mainActor { create($0).plugin })))
    }

    /// Replaces what a plug-in gives, in the graphs of `withOverrides`; its component is not created.
    ///
    /// ```swift
    /// table.replace(SearchComponent.self, with: HomeSection(title: "Fake"))
    /// ```
    ///
    /// The creation of a root traps when its graph does not have the plug-in.
    public mutating func replace<DependencyType, Slot: PluginSlot>(
        _ plugin: SlotComponent<DependencyType, Slot>.Type,
        with value: @autoclosure @escaping @Sendable () -> Slot.Plugin
    ) {
        change(plugin) { $0.maker = PluginRow.Maker(PluginMaker<Slot>.plain { _ in value() }) }
    }

    /// Replaces what a plug-in of the main actor gives, in the graphs of `withOverrides`; its component is not created.
    ///
    /// ```swift
    /// table.replace(ProfileComponent.self, with: HomeTab(title: "Fake"))
    /// ```
    ///
    /// The creation of a root traps when its graph does not have the plug-in.
    public mutating func replace<DependencyType, Slot: PluginSlot>(
        _ plugin: MainActorSlotComponent<DependencyType, Slot>.Type,
        with value: @autoclosure @escaping @MainActor @Sendable () -> Slot.Plugin
    ) {
        change(plugin) { $0.maker = PluginRow.Maker(PluginMaker<Slot>.mainActor { _ in value() }) }
    }

    /// Adds to a slot what no component gives, after its plug-ins, in the graphs of `withOverrides`.
    ///
    /// ```swift
    /// table.add(plugin: HomeSection(title: "Extra"), to: HomeSections.self)
    /// ```
    public mutating func add<Slot: PluginSlot>(
        plugin value: @autoclosure @escaping @Sendable () -> Slot.Plugin, to slot: Slot.Type, flag: String = ""
    ) {
        registrations.plugins.append(
            PluginRow(
                component: nil, flag: flag, maker: PluginRow.Maker(PluginMaker<Slot>.plain { _ in value() })))
    }

    /// Adds to a slot what no component gives, made on the main actor, after its plug-ins, in the graphs of
    /// `withOverrides`.
    ///
    /// ```swift
    /// table.add(mainActorPlugin: HomeTab(title: "Extra"), to: HomeTabs.self)
    /// ```
    public mutating func add<Slot: PluginSlot>(
        mainActorPlugin value: @autoclosure @escaping @MainActor @Sendable () -> Slot.Plugin, to slot: Slot.Type,
        flag: String = ""
    ) {
        registrations.plugins.append(
            PluginRow(
                component: nil, flag: flag, maker: PluginRow.Maker(PluginMaker<Slot>.mainActor { _ in value() })))
    }

    /// Turns a plug-in on or off whatever its flag says, in the graphs of `withOverrides`.
    ///
    /// ```swift
    /// table.turn(SearchComponent.self, on: false)
    /// ```
    ///
    /// The creation of a root traps when its graph does not have the plug-in.
    public mutating func turn<DependencyType, Slot: PluginSlot>(
        _ plugin: SlotComponent<DependencyType, Slot>.Type, on isOn: Bool
    ) {
        change(plugin) { $0.isOn = isOn }
    }

    /// Turns a plug-in of the main actor on or off whatever its flag says, in the graphs of `withOverrides`.
    ///
    /// ```swift
    /// table.turn(ProfileComponent.self, on: false)
    /// ```
    ///
    /// The creation of a root traps when its graph does not have the plug-in.
    public mutating func turn<DependencyType, Slot: PluginSlot>(
        _ plugin: MainActorSlotComponent<DependencyType, Slot>.Type, on isOn: Bool
    ) {
        change(plugin) { $0.isOn = isOn }
    }

    private mutating func change(_ plugin: AnyClass, _ change: @escaping @Sendable (inout PluginRow) -> Void) {
        registrations.pluginChanges.append(PluginChange(component: plugin, change: change))
    }
}

/// A plug-in of a graph.
struct PluginRow: Sendable {
    /// How a value is made, whatever its slot.
    struct Maker: Sendable {
        let slot: ObjectIdentifier
        private let object: any AnyObject & Sendable

        init<Slot: PluginSlot>(_ maker: PluginMaker<Slot>) {
            slot = ObjectIdentifier(Slot.self)
            object = maker
        }

        /// The slot is the one that its rows were asked for by.
        func maker<Slot: PluginSlot>() -> PluginMaker<Slot> { unsafeDowncast(object, to: PluginMaker<Slot>.self) }
    }

    /// Its class; nil for what a test added.
    let component: (@Sendable () -> ObjectIdentifier)?
    let flag: String
    var maker: Maker
    /// What a test says in place of the flag.
    var isOn: Bool?

    func entry<Slot: PluginSlot>(_ make: (PluginMaker<Slot>) -> Slot.Plugin) -> PluginList<Slot>.Entry {
        PluginList.Entry(component: component?(), flag: flag, value: make(maker.maker()))
    }
}

/// What a test changes in the row of a plug-in.
struct PluginChange: Sendable {
    let component: AnyClass
    let change: @Sendable (inout PluginRow) -> Void
}

/// Makes what a plug-in gives, below the component that hosts its slot.
final class PluginMaker<Slot: PluginSlot>: Sendable {
    private enum Kind: Sendable {
        case plain(@Sendable (any Scope) -> Slot.Plugin)
        case mainActor(@MainActor @Sendable (any Scope) -> Slot.Plugin)
    }

    private let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    static func plain(_ make: @escaping @Sendable (any Scope) -> Slot.Plugin) -> PluginMaker {
        PluginMaker(.plain(make))
    }

    static func mainActor(_ make: @escaping @MainActor @Sendable (any Scope) -> Slot.Plugin) -> PluginMaker {
        PluginMaker(.mainActor(make))
    }

    func plainValue(below host: any Scope) -> Slot.Plugin {
        switch kind {
        case .plain(let make): make(host)
        case .mainActor: Misuse.mainActorPlugin(of: Slot.self, in: host)
        }
    }

    @MainActor
    func mainActorValue(below host: any Scope) -> Slot.Plugin {
        switch kind {
        case .plain(let make): make(host)
        case .mainActor(let make): make(host)
        }
    }
}

/// Which plug-ins of a slot one component has: its flags are read once.
final class PluginChoice<Slot: PluginSlot>: Sendable {
    private let areOn: [Bool]

    init(_ rows: [PluginRow], _ flags: (String) -> Bool?) {
        areOn = rows.map { $0.isOn ?? flags($0.flag) ?? true }
    }

    func pick(_ rows: [PluginRow]) -> [PluginRow] {
        zip(rows, areOn).filter(\.1).map(\.0)
    }

    static var key: SharedKey {
        SharedKey(function: SourceText("flags"), file: SourceText("DIRuntime/PluginRows"), type: Self.self)
    }
}

extension PluginList {
    static var key: SharedKey {
        SharedKey(function: SourceText("plugins"), file: SourceText("DIRuntime/PluginRows"), type: PluginList.self)
    }
}

/// The rows of a table by slot, with what tests change in them.
struct PluginTable: Sendable {
    private var rows: [ObjectIdentifier: [PluginRow]] = [:]
    /// A plug-in that is changed and that the graph does not have.
    private(set) var unknown: AnyClass?

    init(_ registrations: Registrations, over next: PluginTable?) {
        if let next { self = next }
        for slot in registrations.slots where rows[slot] == nil { rows[slot] = [] }
        for row in registrations.plugins { rows[row.maker.slot, default: []].append(row) }
        for change in registrations.pluginChanges where !apply(change) { unknown = unknown ?? change.component }
    }

    private mutating func apply(_ change: PluginChange) -> Bool {
        let component = ObjectIdentifier(change.component)
        for slot in rows.keys {
            guard let index = rows[slot]?.firstIndex(where: { $0.component?() == component }) else { continue }
            change.change(&rows[slot, default: []][index])
            return true
        }
        return false
    }

    subscript(slot: ObjectIdentifier) -> [PluginRow]? { rows[slot] }
}

extension ProviderTable {
    /// The plug-ins of a slot; none where a component stands alone, as in a test.
    func pluginRows<Slot: PluginSlot>(of slot: Slot.Type, in host: any Scope) -> [PluginRow] {
        let table = table(around: host)
        if let rows = table.plugins[ObjectIdentifier(slot)] { return rows }
        if table.isStandalone || table.asksScopes { return [] }
        Misuse.unknownSlot(slot, in: host)
    }
}

/// The default flag of a plug-in: `Profile.Profile` of `Profile.ProfileComponent`.
func defaultFlag(of component: AnyClass) -> String {
    let name = String(reflecting: component)
    let suffix = "Component"
    return name.hasSuffix("." + suffix) || !name.hasSuffix(suffix) ? name : String(name.dropLast(suffix.count))
}
