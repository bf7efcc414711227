// twin: what the type is for, and its actor
/// The main-actor twin of `Component`, for view models, view controllers and modules whose default isolation is the main actor.
///
/// ```swift
/// final class GameComponent: MainActorComponent<GameDependency> {
///     var viewModel: GameViewModel { GameViewModel(scores: dependency.scoreStream) }
/// }
/// ```
///
/// Plain and main-actor components mix freely in one graph. Any thread may hold such a component, since it is `Sendable`;
/// it is a scope on the main actor only, so that what is above it, and may be plain, stays there.
@MainActor
@dynamicMemberLookup
open class MainActorComponent<DependencyType>: MainActorComponentBase {
    // end of twin
    /// The scope that created this component; a root's parent is a scope with the path `["^"]`.
    ///
    /// ```swift
    /// gameComponent.parent === loggedInComponent  // true
    /// ```
    ///
    /// It traps off the main actor, where only a cast at run time can lead to it.
    // twin: the compiler refuses a scope on another thread, but for the casts that it cannot see
    public final var parent: any Scope {
        MainActor.preconditionIsolated("a main-actor component is a scope on the main actor only")
        return creator
    }
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
        linkedDependency = providers.mainActorDependency(of: NewComponent(type: Self.self, parent: parent))
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
/// The root of a graph whose root lives on the main actor.
///
/// ```swift
/// final class RootComponent: MainActorBootstrapComponent {
///     var window: UIWindow { shared { UIWindow() } }
/// }
/// ```
open class MainActorBootstrapComponent: MainActorComponent<EmptyDependency> {
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
