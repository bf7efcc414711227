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
        graphProviders = ProviderTable(ProviderTable.Builder.registrations(build), isStandalone: true)
    }
}

/// The parent of a component that was given its dependency by hand.
///
/// It keeps the dependency itself and not in a table, since any thread may have a table, and the dependency need not be
/// `Sendable`.
final class DependencyScope: Scope {
    private let component: AnyClass
    private let put: (Registrations.Place) -> Void

    let path = ["^"]
    var parent: any Scope { self }
    var graphParent: (any Scope)? { nil }

    init<DependencyType>(_ dependency: DependencyType, of component: AnyClass) {
        self.component = component
        put = { $0.assumingMemoryBound(to: DependencyType?.self).pointee = dependency }
    }

    /// Puts the dependency at a place for it; false for other components than the one that it was given to.
    func fill(_ place: Registrations.Place, for component: AnyClass) -> Bool {
        // Below a component of the same class, or of one that inherits from it, the dependency is of the same type.
        guard classes(from: component).contains(where: { $0 == self.component }) else { return false }
        put(place)
        return true
    }
}
