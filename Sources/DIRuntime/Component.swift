// twin: what the type is for, and its actor
/// A scope of the graph: subclass it, ask for what it needs by its dependency protocol, provide the rest as properties.
///
/// ```swift
/// final class GameComponent: Component<GameDependency> {
///     var board: Board { shared { Board() } }
///     var viewModel: GameViewModel { GameViewModel(board: board, scores: dependency.scoreStream) }
///     var settings: SettingsComponent { SettingsComponent(parent: self) }
/// }
/// ```
///
/// Members of the dependency can also be read from the component itself: `self.scoreStream` for `dependency.scoreStream`.
@dynamicMemberLookup
open class Component<DependencyType>: Scope, SharedInstanceOwner {
    // end of twin
    /// The scope that created this component; a root's parent is a scope with the path `["^"]`.
    ///
    /// ```swift
    /// gameComponent.parent === loggedInComponent  // true
    /// ```
    // twin: a plain component is used by one thread at a time
    public final let parent: any Scope
    // end of twin

    /// The provider table of the graph that this component belongs to, taken from its parent at creation.
    ///
    /// ```swift
    /// gameComponent.graphProviders === rootComponent.graphProviders  // true
    /// ```
    public final let graphProviders: ProviderTable

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

    @usableFromInline
    final let sharedInstances = SharedInstances()

    // Every access holds the lock that `StripedLocks` gives this object; the language's own check would cost more.
    @exclusivity(unchecked)
    @usableFromInline
    final var constructions: Construction?

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
    @inlinable
    public init(parent: any Scope) {
        graphProviders = parent.graphProviders
        // The table is kept by the component, and need not be retained a second time.
        linkedDependency = Unmanaged.passUnretained(graphProviders)._withUnsafeGuaranteedRef {
            $0.plainDependency(of: NewComponent(type: Self.self, parent: parent))
        }
        // twin: see parent
        self.parent = parent
        // end of twin
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

    @inlinable
    deinit { sharedInstances.deallocate() }

    /// What the ancestors provide for this component.
    ///
    /// ```swift
    /// var player: Player { Player(scores: dependency.scoreStream) }
    /// ```
    ///
    /// It traps when the graph has no provider for this component.
    public final var dependency: DependencyType {
        @inlinable
        _read {
            if linkedDependency == nil { missingDependency() }
            yield linkedDependency.unsafelyUnwrapped
        }
    }

    /// Reads a member of the dependency as if it were a member of the component.
    ///
    /// ```swift
    /// var player: Player { Player(scores: self.scoreStream) }
    /// ```
    ///
    /// It traps when the graph has no provider for this component.
    @inlinable
    public subscript<Value>(dynamicMember keyPath: KeyPath<DependencyType, Value>) -> Value {
        dependency[keyPath: keyPath]
    }

    @usableFromInline
    final func missingDependency() -> Never {
        Misuse.missingProvider(of: self, dependency: DependencyType.self)
    }

    /// The one instance of a property for the life of this component; the first access builds it.
    ///
    /// ```swift
    /// var session: Session { shared { Session(store: store) } }
    /// ```
    ///
    /// - One instance per component and property, also when several threads ask first: one builds it, the others wait.
    /// - Two calls in one getter are two instances when their types differ, and the same instance when they do not.
    /// - Parameters of a method or subscript do not tell instances apart: `make(id:)` has one instance.
    /// - When an override calls `super.session`, shared as well, the inner value is not kept apart from the outer one.
    /// - A value of `nil` is kept like any other.
    /// - At the end of the component its instances are released in the reverse of the order in which they were finished.
    ///
    /// It traps when the instance needs itself to be built, also across components and threads, and names the circle.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    @inlinable
    public final func shared<Value>(
        __function: StaticString = #function,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ factory: () -> Value
    ) -> Value {
        shared(function: SourceText(__function), file: SourceText(fileID), line: line, factory)
    }

    /// The one instance of a name that is made at run time; `shared` without a name is faster.
    ///
    /// ```swift
    /// func stream(named name: String) -> Stream { shared(__function: name) { Stream(name) } }
    /// ```
    ///
    /// The name is kept as long as the component.
    ///
    /// It traps when the instance needs itself to be built, also across components and threads, and names the circle.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public final func shared<Value>(__function: String, _ factory: () -> Value) -> Value {
        shared(function: text(ofName: __function), file: RunTimeNames.file, line: 0, factory)
    }

    @inlinable
    final func shared<Value>(
        function: SourceText, file: SourceText, line: UInt, type: ObjectIdentifier = ObjectIdentifier(Value.self),
        _ factory: () -> Value
    ) -> Value {
        let key = SharedKey(function: function, file: file, type: type)
        if let box = box(for: key) {
            // The box stays as long as the component, which this may be the last use of. The type is part of the key.
            return withExtendedLifetime(self) {
                box._withUnsafeGuaranteedRef { unsafeDowncast($0, to: SharedBox<Value>.self).value }
            }
        }
        return buildShared(key, line: line, factory)
    }

    @usableFromInline
    final func box(for key: SharedKey) -> Unmanaged<AnyObject>? {
        sharedInstances.box(for: key)
    }

    @usableFromInline
    final func buildShared<Value>(_ key: SharedKey, line: UInt, _ factory: () -> Value) -> Value {
        build(key, line: line, factory)
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
    public init() {
        super.init(parent: RootScope(of: Self.self))
    }
}
