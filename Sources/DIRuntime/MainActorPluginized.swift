/// A main-actor non-core component as its core component sees it.
///
/// ```swift
/// final class HomeNonCoreComponent: MainActorNonCoreComponent<HomeNonCoreDependency> {
///     override func scopeDidBecomeActive() { tracker.start() }
/// }
/// ```
@MainActor
public protocol MainActorNonCoreScope: AnyObject {
    /// Creates the scope below its core component.
    ///
    /// ```swift
    /// let nonCore = HomeNonCoreComponent(parent: core)
    /// ```
    init(parent: any Scope)

    /// Called when the lifecycle of the core component becomes active.
    ///
    /// ```swift
    /// func scopeDidBecomeActive() { tracker.start() }
    /// ```
    func scopeDidBecomeActive()

    /// Called when the lifecycle of the core component becomes inactive.
    ///
    /// ```swift
    /// func scopeDidBecomeInactive() { tracker.stop() }
    /// ```
    func scopeDidBecomeInactive()
}

/// The main-actor twin of `NonCoreComponent`, for the plug-ins of a `MainActorPluginizedComponent`.
///
/// ```swift
/// final class HomeNonCoreComponent: MainActorNonCoreComponent<HomeNonCoreDependency> {
///     var banners: [Banner] { [WelcomeBanner(user: dependency.user)] }
/// }
/// ```
open class MainActorNonCoreComponent<DependencyType>: MainActorComponent<DependencyType>, MainActorNonCoreScope {
    /// Creates the component below its core component.
    ///
    /// ```swift
    /// let nonCore = HomeNonCoreComponent(parent: core)
    /// ```
    ///
    /// It traps when the graph was generated for other parents than the one given.
    public required override init(parent: any Scope) {
        super.init(parent: parent)
    }

    /// Called when the lifecycle of the core component becomes active; does nothing unless overridden.
    ///
    /// ```swift
    /// override func scopeDidBecomeActive() { tracker.start() }
    /// ```
    open func scopeDidBecomeActive() {}

    /// Called when the lifecycle of the core component becomes inactive; does nothing unless overridden.
    ///
    /// ```swift
    /// override func scopeDidBecomeInactive() { tracker.stop() }
    /// ```
    open func scopeDidBecomeInactive() {}
}

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
>: MainActorComponent<DependencyType>, PluginizedScope {
    private final var isReleased = false
    // Both are guarded by the lock that `StripedLocks` gives this object, since any thread may bind it.
    nonisolated(unsafe) private final var isBound = false
    nonisolated(unsafe) private final var observation: (any ObserverDisposable)?

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

    deinit {
        observation?.dispose()
    }

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
    /// It traps when the lifecycle changes on another thread than the main one.
    nonisolated public final func bind(to observable: any PluginizedScopeLifecycleObservable) {
        guard bindsNow() else { return }
        // Without the lock, for it may tell the state at once.
        let begun = observable.observe { [weak self] state in
            MainActor.assumeIsolated { self?.follow(state) }
        }
        let lock = StripedLocks.all.lock(for: self)
        lock.lock()
        observation = begun
        lock.unlock()
    }

    /// Whether nobody bound it before.
    nonisolated private final func bindsNow() -> Bool {
        let lock = StripedLocks.all.lock(for: self)
        lock.lock()
        defer { lock.unlock() }
        let isFirst = !isBound
        isBound = true
        return isFirst
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
}
