// twin: what the type is for, and its actor
/// A non-core component as its core component sees it.
///
/// ```swift
/// final class HomeNonCoreComponent: NonCoreComponent<HomeNonCoreDependency> {
///     override func scopeDidBecomeActive() { tracker.start() }
/// }
/// ```
public protocol NonCoreScope: AnyObject {
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
/// The component of the plug-ins of a scope, created and kept by its core component.
///
/// ```swift
/// final class HomeNonCoreComponent: NonCoreComponent<HomeNonCoreDependency> {
///     var banners: [Banner] { [WelcomeBanner(user: dependency.user)] }
/// }
/// ```
open class NonCoreComponent<DependencyType>: Component<DependencyType>, NonCoreScope {
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
