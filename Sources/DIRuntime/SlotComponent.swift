// twin: what the type is for, and its actor
/// A component that is a plug-in: what it gives is in every component that hosts the slot, unless its flag is off.
///
/// ```swift
/// public final class SearchComponent: SlotComponent<SearchDependency, HomeSections> {
///     public override class var flag: String { "home.search" }
///     public override class var order: PluginOrder { .after("home.news") }
///     public override var plugin: HomeSection { HomeSection(title: "Search", index: dependency.index) }
/// }
/// ```
///
/// It is created below the component that hosts the slot, by its `init(parent:)`, which the generated code must see.
open class SlotComponent<DependencyType, Slot: PluginSlot>: Component<DependencyType> {
    // end of twin
    /// What turns the plug-in off; by default the names of its module and of its class, without `Component`.
    ///
    /// ```swift
    /// override class var flag: String { "home.search" }
    /// ```
    ///
    /// needle-gen reads it, so it is written as a literal.
    open class var flag: String { defaultFlag(of: Self.self) }

    /// Where the plug-in stands among those of its slot; by default anywhere.
    ///
    /// ```swift
    /// override class var order: PluginOrder { .first }
    /// ```
    ///
    /// needle-gen reads it, so it is written as a literal.
    open class var order: PluginOrder { .anywhere }

    /// What the component that hosts the slot gets; every plug-in overrides it.
    ///
    /// ```swift
    /// override var plugin: HomeSection { HomeSection(title: "Search") }
    /// ```
    ///
    /// It traps where a plug-in does not override it.
    open var plugin: Slot.Plugin { Misuse.missingPlugin(of: self) }

    /// Creates the plug-in's component below the one that hosts its slot.
    ///
    /// ```swift
    /// let search = SearchComponent(parent: homeComponent)
    /// ```
    ///
    /// It traps when the graph was generated for other parents than the one given.
    public override init(parent: any Scope) {
        super.init(parent: parent)
    }
}

extension Component {
    // twin: what the examples show
    /// The plug-ins of a slot that are on, each created below this component: a property of this type hosts the slot.
    ///
    /// ```swift
    /// var sections: Plugins<HomeSections> { plugins(flags: dependency.flags) }
    /// ```
    ///
    /// It traps when the graph was generated without the slot, and when a plug-in that is on is the main actor's.
    ///
    /// - Parameter flags: says whether the plug-in of a flag is on; `nil` means that it is. It is asked once for each plug-in
    ///   of the slot in the life of this component.
    // end of twin
    // Disfavored: else it would be ambiguous for a slot of workers.
    @_disfavoredOverload
    public func plugins<Slot: PluginSlot>(flags: (String) -> Bool? = { _ in nil }) -> Plugins<Slot> {
        let rows = chosenPlugins(of: Slot.self, flags)
        return Plugins(list: buildWeakly(PluginList<Slot>.key) { make(rows) })
    }

    // twin: what the examples show
    /// The workers of a slot that are on. The first call starts them in order; the end of this component stops them in the
    /// reverse order.
    ///
    /// ```swift
    /// var workers: Plugins<SessionWorkers> { plugins(flags: dependency.flags) }
    /// ```
    ///
    /// It traps when the graph was generated without the slot, and when a plug-in that is on is the main actor's.
    ///
    /// - Parameter flags: says whether the plug-in of a flag is on; `nil` means that it is. It is asked once for each plug-in
    ///   of the slot in the life of this component.
    // end of twin
    public func plugins<Slot: WorkerSlot>(flags: (String) -> Bool? = { _ in nil }) -> Plugins<Slot> {
        let rows = chosenPlugins(of: Slot.self, flags)
        let running = instance(RunningWorkers<Slot>.key) { RunningWorkers<Slot>(make(rows)) }
        return Plugins(list: running.workers)
    }

    // twin: the other actor's workers
    /// The workers of the main actor, of a component that is used there: they stop there soon after it ends.
    ///
    /// ```swift
    /// @MainActor var workers: Plugins<ScreenWorkers> { plugins() }
    /// ```
    ///
    /// It traps when the graph was generated without the slot, and when a plug-in that is on is the main actor's.
    ///
    /// - Parameter flags: as with other slots.
    @MainActor
    public func plugins<Slot: MainActorWorkerSlot>(flags: (String) -> Bool? = { _ in nil }) -> Plugins<Slot> {
        let rows = chosenPlugins(of: Slot.self, flags)
        let running = instance(RunningMainActorWorkers<Slot>.key) { RunningMainActorWorkers<Slot>(make(rows)) }
        return Plugins(list: running.workers)
    }
    // end of twin

    private func chosenPlugins<Slot: PluginSlot>(of slot: Slot.Type, _ flags: (String) -> Bool?) -> [PluginRow] {
        let rows = graphProviders.pluginRows(of: slot, in: self)
        let choice = instance(PluginChoice<Slot>.key) { PluginChoice<Slot>(rows, flags) }
        return choice.pick(rows)
    }

    private func make<Slot: PluginSlot>(_ rows: [PluginRow]) -> PluginList<Slot> {
        PluginList(rows.map { $0.entry { (maker: PluginMaker<Slot>) in maker.plainValue(below: self) } })
    }
}

// twin: where a worker stops
/// The workers of a component, which stop when it ends.
final class RunningWorkers<Slot: WorkerSlot> {
    let workers: PluginList<Slot>

    init(_ workers: PluginList<Slot>) {
        self.workers = workers
        for worker in workers.plugins { worker.value.start() }
    }

    deinit {
        for worker in workers.plugins.reversed() { worker.value.stop() }
    }

    static var key: SharedKey {
        SharedKey(function: SourceText("workers"), file: SourceText("DIRuntime/SlotComponent"), type: Self.self)
    }
}
// end of twin
