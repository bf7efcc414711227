// twin: what the type is for, and its actor
/// The main-actor twin of `SlotComponent`: a component that is a plug-in of components on the main actor.
///
/// ```swift
/// public final class ProfileComponent: MainActorSlotComponent<ProfileDependency, HomeTabs> {
///     public override class var flag: String { "tab.profile" }
///     public override class var order: PluginOrder { .after("tab.feed") }
///     public override var plugin: HomeTab { HomeTab(title: "Profile", content: make()) }
/// }
/// ```
///
/// It is created below the component that hosts the slot, by its `init(parent:)`, which the generated code must see.
open class MainActorSlotComponent<DependencyType, Slot: PluginSlot>: MainActorComponent<DependencyType> {
    // end of twin
    /// What turns the plug-in off; by default the names of its module and of its class, without `Component`.
    ///
    /// ```swift
    /// override class var flag: String { "tab.profile" }
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
    /// override var plugin: HomeTab { HomeTab(title: "Profile") }
    /// ```
    ///
    /// It traps where a plug-in does not override it.
    open var plugin: Slot.Plugin { Misuse.missingPlugin(of: self) }

    /// Creates the plug-in's component below the one that hosts its slot.
    ///
    /// ```swift
    /// let profile = ProfileComponent(parent: homeComponent)
    /// ```
    ///
    /// It traps when the graph was generated for other parents than the one given.
    public override init(parent: any Scope) {
        super.init(parent: parent)
    }
}

extension MainActorComponent {
    // twin: what the examples show
    /// The plug-ins of a slot that are on, each created below this component: a property of this type hosts the slot.
    ///
    /// ```swift
    /// var tabs: Plugins<HomeTabs> { plugins(flags: dependency.flags) }
    /// ```
    ///
    /// It traps when the graph was generated without the slot.
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
    /// var workers: Plugins<ScreenWorkers> { plugins(flags: dependency.flags) }
    /// ```
    ///
    /// It traps when the graph was generated without the slot.
    ///
    /// - Parameter flags: says whether the plug-in of a flag is on; `nil` means that it is. It is asked once for each plug-in
    ///   of the slot in the life of this component.
    // end of twin
    public func plugins<Slot: MainActorWorkerSlot>(flags: (String) -> Bool? = { _ in nil }) -> Plugins<Slot> {
        let rows = chosenPlugins(of: Slot.self, flags)
        let running = instance(RunningMainActorWorkers<Slot>.key) { RunningMainActorWorkers<Slot>(make(rows)) }
        return Plugins(list: running.workers)
    }

    // twin: the other actor's workers
    /// The workers of a slot that belong to no actor: here they start on the main actor, and stop there soon after this
    /// component ended.
    ///
    /// ```swift
    /// var workers: Plugins<SessionWorkers> { plugins(flags: dependency.flags) }
    /// ```
    ///
    /// It traps when the graph was generated without the slot.
    ///
    /// - Parameter flags: as with other slots.
    public func plugins<Slot: WorkerSlot>(flags: (String) -> Bool? = { _ in nil }) -> Plugins<Slot> {
        let rows = chosenPlugins(of: Slot.self, flags)
        let running = instance(RunningWorkersOnMainActor<Slot>.key) { RunningWorkersOnMainActor<Slot>(make(rows)) }
        return Plugins(list: running.workers)
    }
    // end of twin

    private func chosenPlugins<Slot: PluginSlot>(of slot: Slot.Type, _ flags: (String) -> Bool?) -> [PluginRow] {
        let rows = graphProviders.pluginRows(of: slot, in: self)
        let choice = instance(PluginChoice<Slot>.key) { PluginChoice<Slot>(rows, flags) }
        return choice.pick(rows)
    }

    private func make<Slot: PluginSlot>(_ rows: [PluginRow]) -> PluginList<Slot> {
        PluginList(rows.map { $0.entry { (maker: PluginMaker<Slot>) in maker.mainActorValue(below: self) } })
    }
}

// twin: where a worker stops
/// The workers of a component, which stop on the main actor when it ends.
final class RunningMainActorWorkers<Slot: MainActorWorkerSlot>: Sendable {
    let workers: PluginList<Slot>

    @MainActor
    init(_ workers: PluginList<Slot>) {
        self.workers = workers
        for worker in workers.plugins { worker.value.start() }
    }

    deinit {
        let last = workers
        Task { @MainActor in
            for worker in last.plugins.reversed() { worker.value.stop() }
        }
    }

    static var key: SharedKey {
        SharedKey(
            function: SourceText("workers"), file: SourceText("DIRuntime/MainActorSlotComponent"), type: Self.self)
    }
}

/// The workers of no actor that a component of the main actor has. They may share what the main actor uses, so they stop
/// there, whichever thread released the component.
final class RunningWorkersOnMainActor<Slot: WorkerSlot> {
    let workers: PluginList<Slot>
    private let stop: @MainActor () -> Void

    @MainActor
    init(_ workers: PluginList<Slot>) {
        self.workers = workers
        stop = {
            for worker in workers.plugins.reversed() { worker.value.stop() }
        }
        for worker in workers.plugins { worker.value.start() }
    }

    deinit {
        let stop = stop
        Task { @MainActor in stop() }
    }

    static var key: SharedKey {
        SharedKey(
            function: SourceText("workers"), file: SourceText("DIRuntime/MainActorSlotComponent"), type: Self.self)
    }
}
// end of twin
