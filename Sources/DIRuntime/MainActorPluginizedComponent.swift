// twin: what the type is for, and its actor
/// The main-actor twin of `PluginizedComponent`: a core component whose plug-ins live in a `MainActorNonCoreComponent`.
///
/// ```swift
/// final class HomeComponent: MainActorPluginizedComponent<HomeDependency, HomeExtension, HomeNonCoreComponent> {
///     var viewController: HomeViewController { HomeViewController(banners: pluginExtension.banners) }
/// }
///
/// homeComponent.bind(to: homeViewController)
/// ```
///
/// The core component owns its non-core component, created at first use, which in turn keeps its parent, the core
/// component. That circle is opened when the lifecycle that the core component is bound to ends with `.deinit`.
open class MainActorPluginizedComponent<
    DependencyType, PluginExtensionType, NonCoreComponentType: MainActorNonCoreScope
>: MainActorComponent<DependencyType> {
    // end of twin
    // twin: only the main thread begins and ends the lifecycle
    private final var isReleased = false
    private final var isBound = false
    // Set on the main actor; `deinit`, which may run elsewhere, is alone with it.
    nonisolated(unsafe) private final var observation: (any ObserverDisposable)?
    // end of twin

    /// Creates the component below `parent`, and links it to the ancestors that serve its dependency.
    ///
    /// ```swift
    /// var home: HomeComponent { HomeComponent(parent: self) }
    /// ```
    ///
    /// It traps when the graph was generated for other parents than the one given.
    public override init(parent: any Scope) {
        super.init(parent: parent)
    }

    // twin: what is observed is the main actor's, and its end is awaited by nobody
    deinit {
        guard let observation else { return }
        nonisolated(unsafe) let last = observation
        Task { @MainActor in last.dispose() }
    }
    // end of twin

    /// What the non-core component provides for this component.
    ///
    /// ```swift
    /// var banners: [Banner] { pluginExtension.banners }
    /// ```
    ///
    /// It traps when the graph has no provider for it, and after the lifecycle ended with `.deinit`.
    public final var pluginExtension: PluginExtensionType {
        let pluginExtension: PluginExtensionType? = releasable("pluginExtension", isReleased: isReleased) {
            graphProviders.pluginExtension(for: self) { nonCoreComponent }
        }
        guard let pluginExtension else { releasedNonCoreComponent() }
        return pluginExtension
    }

    /// The component of the plug-ins of this scope; the first access creates it.
    ///
    /// ```swift
    /// let nonCore: HomeNonCoreComponent = homeComponent.nonCoreComponent
    /// ```
    ///
    /// It traps after the lifecycle ended with `.deinit`.
    public final var nonCoreComponent: NonCoreComponentType {
        let component: NonCoreComponentType? = releasable("nonCoreComponent", isReleased: isReleased) {
            if isReleased { releasedNonCoreComponent() }
            return NonCoreComponentType(parent: self)
        }
        guard let component else { releasedNonCoreComponent() }
        return component
    }

    /// Lets the non-core component follow a lifecycle, and releases it at the end of that; only the first call counts.
    ///
    /// ```swift
    /// homeComponent.bind(to: homeViewController)
    /// ```
    ///
    /// It creates the non-core component, unless it was used before, and traps when the lifecycle changes on another thread
    /// than the main one. The observation is disposed of on the main actor, soon after the component is released.
    public final func bind(to observable: any PluginizedScopeLifecycleObservable) {
        guard beginsToFollow() else { return }
        // From here on the two keep each other, so that the states reach a component that nobody else keeps.
        _ = nonCoreComponent
        // twin: a lifecycle calls on the main thread
        observation = observable.observe { [weak self] state in
            MainActor.assumeIsolated { self?.follow(state) }
        }
        // end of twin
    }

    /// Called when the lifecycle ends, before the non-core component is released; does nothing unless overridden.
    ///
    /// ```swift
    /// override func scopeWillDeinit() { cache.removeAll() }
    /// ```
    open func scopeWillDeinit() {}

    private final func follow(_ state: PluginizedScopeLifecycle) {
        guard !isReleased else { return }
        switch state {
        case .active: nonCoreComponent.scopeDidBecomeActive()
        case .inactive: nonCoreComponent.scopeDidBecomeInactive()
        case .deinit:
            scopeWillDeinit()
            release()
        }
    }

    private final func releasedNonCoreComponent() -> Never {
        Misuse.releasedNonCoreComponent(of: self, nonCore: NonCoreComponentType.self)
    }

    private final func release() {
        isReleased = true
        release("pluginExtension", as: PluginExtensionType.self)
        release("nonCoreComponent", as: NonCoreComponentType.self)
    }

    // twin: only the main thread begins and ends the lifecycle
    private final func beginsToFollow() -> Bool {
        MainActor.preconditionIsolated("a main-actor component follows a lifecycle on the main actor only")
        defer { isBound = true }
        return !isBound
    }
    // end of twin
}
