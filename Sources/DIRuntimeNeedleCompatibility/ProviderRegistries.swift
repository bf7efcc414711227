// Tests written for Needle have all of its API from one import.
@_exported import DIRuntime

/// The registry of dependency providers by path, as tests written for NeedleFoundation use it.
///
/// ```swift
/// __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent->GameComponent") { _ in
///     FakeGameDependency()
/// }
/// ```
///
/// A registration is used by components whose graph has no provider for them, and by all components of a graph whose
/// root is created after it. The factory is handed a scope with the component's path and parent, since the component is
/// made after its dependency, and it is called by whatever thread creates the component: so it is `@Sendable`, which
/// language mode 6 holds it to. It traps when the registered provider is not of the dependency's type.
@available(*, deprecated, message: "Use init(dependency:), StandaloneScope or ProviderTable.withOverrides instead.")
public final class __DependencyProviderRegistry: Sendable {
    /// The registry of the process.
    ///
    /// ```swift
    /// let registry = __DependencyProviderRegistry.instance
    /// ```
    public static let instance = __DependencyProviderRegistry()

    private init() {}

    /// Registers how the dependency of the component at a path is made, instead of what was registered before.
    ///
    /// ```swift
    /// registry.registerDependencyProviderFactory(for: "^->RootComponent->GameComponent") { _ in FakeGameDependency() }
    /// ```
    @preconcurrency
    public func registerDependencyProviderFactory(
        for componentPath: String, _ dependencyProviderFactory: @escaping @Sendable (any Scope) -> AnyObject
    ) {
        RegisteredFactories.all.setDependency(dependencyProviderFactory, for: componentPath)
    }

    /// Forgets what was registered for a path.
    ///
    /// ```swift
    /// registry.unregisterDependencyProviderFactory(for: "^->RootComponent->GameComponent")
    /// ```
    public func unregisterDependencyProviderFactory(for componentPath: String) {
        RegisteredFactories.all.setDependency(nil, for: componentPath)
    }

    /// What was registered for a path.
    ///
    /// ```swift
    /// let factory = registry.dependencyProviderFactory(for: "^->RootComponent->GameComponent")
    /// ```
    public func dependencyProviderFactory(for componentPath: String) -> (@Sendable (any Scope) -> AnyObject)? {
        RegisteredFactories.all.dependency(for: componentPath)
    }

    /// The provider that is registered for a component's path, made anew; traps when nothing is registered for it.
    ///
    /// ```swift
    /// let provider = registry.dependencyProvider(for: component)
    /// ```
    public func dependencyProvider(for component: any Scope) -> AnyObject {
        let path = component.path.joined(separator: "->")
        guard let factory = dependencyProviderFactory(for: path) else {
            fatalError("no dependency provider is registered for \(path)")
        }
        return factory(component)
    }
}

/// The registry of plug-in extension providers by component name, as tests written for NeedleFoundation use it.
///
/// ```swift
/// __PluginExtensionProviderRegistry.instance.registerPluginExtensionProviderFactory(for: "HomeComponent") { _ in
///     FakeHomeExtension()
/// }
/// ```
///
/// A component traps at the first use of its extension when the registered provider is not of the extension's type.
@available(*, deprecated, message: "Use StandaloneScope or ProviderTable.withOverrides instead.")
public final class __PluginExtensionProviderRegistry: Sendable {
    /// The registry of the process.
    ///
    /// ```swift
    /// let registry = __PluginExtensionProviderRegistry.instance
    /// ```
    public static let instance = __PluginExtensionProviderRegistry()

    private init() {}

    /// Registers how the plug-in extension of a core component is made, instead of what was registered before.
    ///
    /// ```swift
    /// registry.registerPluginExtensionProviderFactory(for: "HomeComponent") { _ in FakeHomeExtension() }
    /// ```
    @preconcurrency
    public func registerPluginExtensionProviderFactory(
        for componentName: String,
        _ pluginExtensionProviderFactory: @escaping @Sendable (any PluginizedScope) -> AnyObject
    ) {
        RegisteredFactories.all.setPluginExtension(pluginExtensionProviderFactory, for: componentName)
    }

    /// Forgets what was registered for a core component.
    ///
    /// ```swift
    /// registry.unregisterPluginExtensionProviderFactory(for: "HomeComponent")
    /// ```
    public func unregisterPluginExtensionProviderFactory(for componentName: String) {
        RegisteredFactories.all.setPluginExtension(nil, for: componentName)
    }

    /// The plug-in extension that is registered for a core component, made anew; traps when nothing is registered for it.
    ///
    /// ```swift
    /// let provider = registry.pluginExtensionProvider(for: component)
    /// ```
    public func pluginExtensionProvider(for component: any PluginizedScope) -> AnyObject {
        let name = component.path.last ?? ""
        guard let factory = RegisteredFactories.all.pluginExtension(for: name) else {
            fatalError("no plug-in extension provider is registered for \(name)")
        }
        return factory(component)
    }
}

/// What both registries hold; installed in the runtime only while it is not empty.
final class RegisteredFactories: Sendable {
    static let all = RegisteredFactories()

    private let lock = Lock()
    // Guarded by the lock.
    nonisolated(unsafe) private var dependencies: [String: @Sendable (any Scope) -> AnyObject] = [:]
    nonisolated(unsafe) private var pluginExtensions: [String: @Sendable (any PluginizedScope) -> AnyObject] = [:]

    func dependency(for path: String) -> (@Sendable (any Scope) -> AnyObject)? {
        lock.lock()
        defer { lock.unlock() }
        return dependencies[path]
    }

    func setDependency(_ factory: (@Sendable (any Scope) -> AnyObject)?, for path: String) {
        lock.lock()
        defer { lock.unlock() }
        dependencies[path] = factory
        install()
    }

    func pluginExtension(for name: String) -> (@Sendable (any PluginizedScope) -> AnyObject)? {
        lock.lock()
        defer { lock.unlock() }
        return pluginExtensions[name]
    }

    func setPluginExtension(_ factory: (@Sendable (any PluginizedScope) -> AnyObject)?, for name: String) {
        lock.lock()
        defer { lock.unlock() }
        pluginExtensions[name] = factory
        install()
    }

    private func install() {
        guard !dependencies.isEmpty || !pluginExtensions.isEmpty else {
            ExternalRegistry.installed = nil
            return
        }
        ExternalRegistry.installed = ExternalRegistry(
            dependency: { [self] in dependency(for: $0.path.joined(separator: "->"))?($0) },
            pluginExtension: { [self] in $0.path.last.flatMap(pluginExtension)?($0) })
    }
}
