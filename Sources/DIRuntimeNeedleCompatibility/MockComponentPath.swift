import DIRuntime

/// A builder for the path of a component, as tests written for NeedleFoundationTest use it.
///
/// ```swift
/// let path = mockComponentPathBuilder().extendPath(to: RootComponent.self).extendPath(to: GameComponent.self).build()
/// ```
@available(*, deprecated, message: "Use init(dependency:), StandaloneScope or ProviderTable.withOverrides instead.")
public func mockComponentPathBuilder() -> MockComponentPathBuilder {
    MockComponentPathBuilder()
}

/// Builds the path of a component from the classes of its ancestors.
///
/// ```swift
/// let path = mockComponentPathBuilder().extendPath(to: RootComponent.self).build()
/// ```
@available(*, deprecated, message: "Use init(dependency:), StandaloneScope or ProviderTable.withOverrides instead.")
public final class MockComponentPathBuilder {
    private var names = ["^"]

    fileprivate init() {}

    /// Goes on to a child of the last component of the path.
    ///
    /// ```swift
    /// builder.extendPath(to: RootComponent.self).extendPath(to: GameComponent.self)
    /// ```
    @discardableResult
    public func extendPath(to componentType: AnyClass) -> MockComponentPathBuilder {
        names.append(String(describing: componentType))
        return self
    }

    /// The path built so far.
    ///
    /// ```swift
    /// let path = builder.build()
    /// ```
    public func build() -> MockComponentPath {
        MockComponentPath(path: names.joined(separator: "->"))
    }
}

/// The path of a component, for which a test registers a provider.
///
/// ```swift
/// path.register(dependencyProvider: FakeGameDependency())
/// defer { path.unregister() }
/// ```
@available(*, deprecated, message: "Use init(dependency:), StandaloneScope or ProviderTable.withOverrides instead.")
public final class MockComponentPath {
    private let path: String
    private var replaced: (@Sendable (any Scope) -> AnyObject)?
    private var isRegistered = false

    fileprivate init(path: String) {
        self.path = path
    }

    /// Registers a provider for the component at this path.
    ///
    /// ```swift
    /// path.register(dependencyProvider: FakeGameDependency())
    /// ```
    ///
    /// Every thread that creates the component gets this very object, so language mode 6 asks that it be `Sendable`;
    /// `init(dependency:)` takes any other.
    @preconcurrency
    public func register(dependencyProvider: AnyObject & Sendable) {
        // What this path itself registered before is nobody's to get back.
        if !isRegistered { replaced = RegisteredFactories.all.dependency(for: path) }
        isRegistered = true
        RegisteredFactories.all.setDependency({ _ in dependencyProvider }, for: path)
    }

    /// Registers again what was registered before; without a registration of this path's it changes nothing.
    ///
    /// ```swift
    /// path.unregister()
    /// ```
    public func unregister() {
        guard isRegistered else { return }
        isRegistered = false
        RegisteredFactories.all.setDependency(replaced, for: path)
        replaced = nil
    }
}
