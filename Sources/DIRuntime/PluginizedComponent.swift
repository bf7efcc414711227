// twin: what the type is for, and its actor
/// A core component whose plug-ins live in a non-core component of their own.
///
/// ```swift
/// final class HomeComponent: PluginizedComponent<HomeDependency, HomeExtension, HomeNonCoreComponent> {
///     var viewController: HomeViewController { HomeViewController(banners: pluginExtension.banners) }
/// }
///
/// homeComponent.bind(to: homeViewController)
/// ```
///
/// The core component owns its non-core component, created at first use, which in turn keeps its parent, the core
/// component. That circle is opened when the lifecycle that the core component is bound to ends with `.deinit`.
open class PluginizedComponent<DependencyType, PluginExtensionType, NonCoreComponentType: NonCoreScope>:
    Component<DependencyType>, PluginizedScope
{
    // end of twin
    // twin: in language mode 5 any thread may begin or end the lifecycle
    // Guarded by the lock that `StripedLocks` gives this object.
    private final var wasReleased = false
    private final var isBound = false
    // Set by the one who set `isBound`, and then only read by `deinit`.
    private final var observation: (any ObserverDisposable)?
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

    // twin: whoever releases the component ends the observation
    deinit {
        observation?.dispose()
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
    /// It creates the non-core component, unless it was used before.
    public final func bind(to observable: any PluginizedScopeLifecycleObservable) {
        guard beginsToFollow() else { return }
        // From here on the two keep each other, so that the states reach a component that nobody else keeps.
        _ = nonCoreComponent
        // twin: a lifecycle calls on any thread
        observation = observable.observe { [weak self] state in
            self?.follow(state)
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

    // twin: in language mode 5 any thread may begin or end the lifecycle
    private final func beginsToFollow() -> Bool {
        let lock = StripedLocks.all.lock(for: self)
        lock.lock()
        defer {
            isBound = true
            lock.unlock()
        }
        return !isBound
    }

    private final var isReleased: Bool {
        get {
            let lock = StripedLocks.all.lock(for: self)
            lock.lock()
            defer { lock.unlock() }
            return wasReleased
        }
        set {
            let lock = StripedLocks.all.lock(for: self)
            lock.lock()
            wasReleased = newValue
            lock.unlock()
        }
    }
    // end of twin
}
