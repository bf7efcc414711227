/// A registry outside of the generated code, asked by component rather than by class: the shim for NeedleFoundation's tests.
///
/// It is asked only while one is installed, and then only for components that the table of their graph does not know,
/// or whose root was created after it was installed.
package struct ExternalRegistry: Sendable {
    /// The dependency of a component, where the registry has one.
    package let dependency: @Sendable (any Scope) -> AnyObject?
    /// The plug-in extension of a core component, where the registry has one.
    package let pluginExtension: @Sendable (any PluginizedScope) -> AnyObject?

    package init(
        dependency: @escaping @Sendable (any Scope) -> AnyObject?,
        pluginExtension: @escaping @Sendable (any PluginizedScope) -> AnyObject?
    ) {
        self.dependency = dependency
        self.pluginExtension = pluginExtension
    }

    private static let lock = Lock()
    nonisolated(unsafe) private static var current: ExternalRegistry?

    /// The registry in force, if there is one.
    package static var installed: ExternalRegistry? {
        get {
            lock.lock()
            defer { lock.unlock() }
            return current
        }
        set {
            lock.lock()
            current = newValue
            lock.unlock()
        }
    }
}
