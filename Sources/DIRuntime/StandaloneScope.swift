/// A parent for components that are built in a test without the graph above them.
///
/// ```swift
/// let parent = StandaloneScope { table in
///     table.register(GameComponent.self) { _ in FakeGameDependency() }
/// }
/// let game = GameComponent(parent: parent, playerName: "Ada")
/// ```
public final class StandaloneScope: Scope, Sendable {
    /// The path of a graph's top: `["^"]`.
    ///
    /// ```swift
    /// StandaloneScope { _ in }.path  // ["^"]
    /// ```
    public let path = ["^"]

    /// The scope itself, since nothing is above it.
    ///
    /// ```swift
    /// scope.parent === scope  // true
    /// ```
    public var parent: any Scope { self }

    /// The providers that the scope was built with.
    ///
    /// ```swift
    /// game.graphProviders === parent.graphProviders  // true
    /// ```
    public let graphProviders: ProviderTable

    /// Creates a parent that links the components registered.
    ///
    /// ```swift
    /// let parent = StandaloneScope { $0.register(GameComponent.self) { _ in FakeGameDependency() } }
    /// ```
    public init(_ build: (inout ProviderTable.Builder) -> Void) {
        graphProviders = ProviderTable(build)
    }

    init<DependencyType>(dependency: DependencyType, of component: Component<DependencyType>.Type) {
        // The graph of one component is used where the component is, so the value never leaves its isolation.
        nonisolated(unsafe) let dependency = dependency
        graphProviders = ProviderTable { $0.register(component) { _ in dependency } }
    }

    init<DependencyType>(dependency: DependencyType, of component: MainActorComponent<DependencyType>.Type) {
        nonisolated(unsafe) let dependency = dependency
        graphProviders = ProviderTable { $0.register(component) { _ in dependency } }
    }
}
