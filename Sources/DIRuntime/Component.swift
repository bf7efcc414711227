// twin: what the type is for, and its actor
/// A scope of the graph: subclass it, ask for what it needs by its dependency protocol, provide the rest as properties.
///
/// ```swift
/// final class GameComponent: Component<GameDependency> {
///     var board: Board { shared { Board() } }
///     var viewModel: GameViewModel { GameViewModel(dependency.scoreStream) }
///     var settings: SettingsComponent { SettingsComponent(parent: self) }
/// }
/// ```
///
/// Members of the dependency can also be read from the component itself: `self.scoreStream` for `dependency.scoreStream`.
@dynamicMemberLookup
open class Component<DependencyType>: ComponentBase, Scope {
    // end of twin
    /// The scope that created this component; a root's parent is a scope with the path `["^"]`.
    ///
    /// ```swift
    /// gameComponent.parent === loggedInComponent  // true
    /// ```
    // twin: a plain component is used by one thread at a time
    public final var parent: any Scope { creator }
    // end of twin

    /// The parent, or `nil` for the root of a graph.
    ///
    /// ```swift
    /// rootComponent.graphParent == nil  // true
    /// ```
    public final var graphParent: (any Scope)? {
        let parent = parent
        return parent is RootScope ? nil : parent
    }

    /// The names of the components from the root down to this one, after a leading `"^"`.
    ///
    /// ```swift
    /// gameComponent.path  // ["^", "RootComponent", "LoggedInComponent", "GameComponent"]
    /// ```
    public final var path: [String] { pathOfComponent(type(of: self), below: parent) }

    // A constant is read without retaining it.
    @usableFromInline
    final let linkedDependency: DependencyType?

    /// Creates the component below `parent`, and links it to the ancestors that serve its dependency.
    ///
    /// ```swift
    /// var game: GameComponent { GameComponent(parent: self) }
    /// ```
    ///
    /// It traps when the graph was generated for other parents than the one given.
    public init(parent: any Scope) {
        let providers = parent.graphProviders
        linkedDependency = providers.plainDependency(of: NewComponent(type: Self.self, parent: parent))
        super.init(parent: parent, graphProviders: providers)
    }

    /// Creates the component for a test, from a hand-made dependency and without a graph above it.
    ///
    /// ```swift
    /// let game = GameComponent(dependency: FakeGameDependency())
    /// ```
    ///
    /// Subclasses inherit it unless they have a designated initialiser with other parameters; see `StandaloneScope` for those.
    public convenience init(dependency: DependencyType) {
        self.init(parent: DependencyScope(dependency, of: Self.self))
    }

    /// What the ancestors provide for this component.
    ///
    /// ```swift
    /// var player: Player { Player(scores: dependency.scoreStream) }
    /// ```
    ///
    /// It traps when the graph has no provider for this component.
    public final var dependency: DependencyType {
        @inlinable
        // Not a coroutine, which is dear to compile. Unwrapped like this, an optimised reader does not retain it.
        get {
            if linkedDependency == nil { missingDependency() }
            return linkedDependency.unsafelyUnwrapped
        }
    }

    /// Reads a member of the dependency as if it were a member of the component.
    ///
    /// ```swift
    /// var player: Player { Player(scores: self.scoreStream) }
    /// ```
    ///
    /// It traps when the graph has no provider for this component.
    // Disfavored: the compiler need not try it where the component has the member.
    @_disfavoredOverload
    @inlinable
    public final subscript<Value>(dynamicMember keyPath: KeyPath<DependencyType, Value>) -> Value {
        dependency[keyPath: keyPath]
    }

    @usableFromInline
    final func missingDependency() -> Never {
        Misuse.missingProvider(of: self, dependency: DependencyType.self)
    }
}

// twin: what the type is for, and its actor
/// The root of a graph, which needs no parent.
///
/// ```swift
/// final class RootComponent: BootstrapComponent {
///     var session: Session { shared { Session() } }
///     var home: HomeComponent { HomeComponent(parent: self) }
/// }
///
/// let root = RootComponent()
/// ```
open class BootstrapComponent: Component<EmptyDependency> {
    // end of twin
    /// Creates the root, with the provider table that was generated for its class.
    ///
    /// ```swift
    /// let root = RootComponent()
    /// ```
    ///
    /// It traps when `withOverrides` changes a member or a plug-in that the graph does not have.
    public init() {
        super.init(parent: RootScope(of: Self.self))
    }
}
