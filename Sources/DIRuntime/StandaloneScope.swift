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
}

/// The parent of a component that a test makes from a dependency. It cannot be sent anywhere, as the dependency cannot;
/// and who takes the table elsewhere finds no dependency there.
final class DependencyScope<DependencyType>: Scope {
    let path = ["^"]
    let graphProviders: ProviderTable
    private let dependency: DependencyType

    var parent: any Scope { self }

    init(dependency: DependencyType, of component: Component<DependencyType>.Type) {
        self.dependency = dependency
        graphProviders = ProviderTable { $0.register(component) { Self.dependency(above: $0) } }
    }

    init(dependency: DependencyType, of component: MainActorComponent<DependencyType>.Type) {
        self.dependency = dependency
        graphProviders = ProviderTable { $0.register(component) { Self.dependency(above: $0) } }
    }

    private static func dependency(above component: NewComponent) -> DependencyType {
        component.nearestAncestor(as: Self.self).dependency
    }
}
