/// What a plug-in extension protocol refines: its requirements are what a core component takes from its non-core component.
///
/// ```swift
/// protocol HomeExtension: PluginExtension {
///     var banners: [Banner] { get }
/// }
/// ```
public protocol PluginExtension: AnyObject {}

/// A non-core component as its core component sees it.
///
/// ```swift
/// final class HomeNonCoreComponent: NonCoreComponent<HomeNonCoreDependency> {
///     override func scopeDidBecomeActive() { tracker.start() }
/// }
/// ```
public protocol NonCoreScope: AnyObject {
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

/// The component of the plug-ins of a scope, created and kept by its core component.
///
/// ```swift
/// final class HomeNonCoreComponent: NonCoreComponent<HomeNonCoreDependency> {
///     var banners: [Banner] { [WelcomeBanner(user: dependency.user)] }
/// }
/// ```
open class NonCoreComponent<DependencyType>: Component<DependencyType>, NonCoreScope {
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

/// A core component as the owner of its lifecycle sees it.
///
/// ```swift
/// func present(_ scope: any PluginizedScope) { scope.bind(to: lifecycle) }
/// ```
public protocol PluginizedScope: Scope {
    /// Lets the non-core component follow a lifecycle, and releases it at the end of that.
    ///
    /// ```swift
    /// homeComponent.bind(to: viewController)
    /// ```
    func bind(to observable: any PluginizedScopeLifecycleObservable)
}

/// The states that a pluginized scope goes through.
///
/// ```swift
/// observers.forEach { $0(.active) }
/// ```
public enum PluginizedScopeLifecycle: Sendable {
    /// The scope is in use, such as a view that appeared.
    ///
    /// ```swift
    /// override func viewDidAppear(_ animated: Bool) { send(.active) }
    /// ```
    case active

    /// The scope is kept but not in use, such as a view that disappeared.
    ///
    /// ```swift
    /// override func viewDidDisappear(_ animated: Bool) { send(.inactive) }
    /// ```
    case inactive

    /// The owner of the scope goes away; the non-core component is released.
    ///
    /// ```swift
    /// deinit { send(.deinit) }
    /// ```
    case `deinit`
}

/// An observation that can be ended.
///
/// ```swift
/// let observation = lifecycle.observe { state in print(state) }
/// observation.dispose()
/// ```
public protocol ObserverDisposable: AnyObject {
    /// Ends the observation.
    ///
    /// ```swift
    /// observation.dispose()
    /// ```
    func dispose()
}

/// An object with the lifecycle of a pluginized scope, such as its view controller.
///
/// ```swift
/// homeComponent.bind(to: homeViewController)
/// ```
public protocol PluginizedScopeLifecycleObservable: AnyObject {
    /// Calls the observer at each change of the lifecycle until the observation is disposed of.
    ///
    /// ```swift
    /// let observation = lifecycle.observe { state in print(state) }
    /// ```
    func observe(_ observer: @escaping (PluginizedScopeLifecycle) -> Void) -> any ObserverDisposable
}
