// twin: what the type is for, and its actor
/// A main-actor non-core component as its core component sees it.
///
/// ```swift
/// final class HomeNonCoreComponent: MainActorNonCoreComponent<HomeNonCoreDependency> {
///     override func scopeDidBecomeActive() { tracker.start() }
/// }
/// ```
@MainActor
public protocol MainActorNonCoreScope: AnyObject {
    // end of twin
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

// twin: what the type is for, and its actor
/// The main-actor twin of `NonCoreComponent`, for the plug-ins of a `MainActorPluginizedComponent`.
///
/// ```swift
/// final class HomeNonCoreComponent: MainActorNonCoreComponent<HomeNonCoreDependency> {
///     var banners: [Banner] { [WelcomeBanner(user: dependency.user)] }
/// }
/// ```
open class MainActorNonCoreComponent<DependencyType>: MainActorComponent<DependencyType>, MainActorNonCoreScope {
    // end of twin
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
