/// What a plug-in extension protocol refines: its requirements are what a core component takes from its non-core component.
///
/// ```swift
/// protocol HomeExtension: PluginExtension {
///     var banners: [Banner] { get }
/// }
/// ```
public protocol PluginExtension: AnyObject {}

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
