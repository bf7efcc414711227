// twin: what the type is for, and its actor
/// What a component has whatever it asks for: subclass `Component` or `BootstrapComponent`.
///
/// ```swift
/// func show(_ component: ComponentBase) { print(type(of: component)) }
/// ```
///
/// It is not generic, so that most of what a component does is compiled once, and not for each class.
open class ComponentBase: SharedInstanceOwner {
    // end of twin
    /// The provider table of the graph that this component belongs to, taken from its parent at creation.
    ///
    /// ```swift
    /// gameComponent.graphProviders === rootComponent.graphProviders  // true
    /// ```
    public final let graphProviders: ProviderTable

    // Kept by hand, and released by `deinit` when the dependency is gone, which may hold the parent as well.
    unowned(unsafe) final let creator: any Scope
    private final let creatorReference: Unmanaged<AnyObject>

    final let sharedInstances = SharedInstances()

    // Every access holds the lock that `StripedLocks` gives this object; the language's own check would cost more.
    @exclusivity(unchecked)
    final var constructions: Construction?

    // Seen by other modules, so that a component inherits `init(dependency:)`.
    @usableFromInline
    init(parent: any Scope, graphProviders: ProviderTable) {
        creator = parent
        creatorReference = Unmanaged.passRetained(parent as AnyObject)
        self.graphProviders = graphProviders
    }

    deinit {
        sharedInstances.deallocate()
        LastReferences.release(creatorReference, of: self)
    }
}

extension Sharing where Self: ComponentBase {
    /// The one instance of a property for the life of this component; the first access builds it.
    ///
    /// ```swift
    /// var session: Session { shared { Session(store: store) } }
    /// ```
    ///
    /// An instance belongs to the component, the class whose code asks, the property and the type; where the name of a
    /// member can be that of several, as with methods, subscripts, initialisers and local functions, it belongs to the
    /// place of the call.
    ///
    /// - One instance per component and property, also when several threads ask first: one builds it, the others wait.
    /// - Calls in several branches of one getter are one instance. So are two that both run, which needle-gen reports as
    ///   `ambiguous-shared`; types keep them apart.
    /// - Parameters of a method or subscript do not tell instances apart: `make(id:)` has one instance for each `shared`.
    /// - A value of `nil` is kept like any other.
    /// - At the end of the component its instances are released in the reverse of the order in which they were finished.
    ///
    /// It traps when the instance needs itself to be built, also across components and threads, and names the circle.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func shared<Value>(
        __function: StaticString = #function,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        column: UInt = #column,
        _ factory: () -> Value
    ) -> Value {
        let key = SharedKey(
            function: SourceText(__function), file: SourceText(fileID), line: line, column: column,
            owner: ObjectIdentifier(Self.self), type: ObjectIdentifier(Value.self))
        return instance(key, factory)
    }

    /// The one instance of a property whose factory may throw; the first access that succeeds builds it.
    ///
    /// ```swift
    /// var settings: Settings { get throws { try shared { try Settings(contentsOf: file) } } }
    /// ```
    ///
    /// An error is not kept: who waited gets it, and the next call tries again. In all else it is the `shared` of factories
    /// that do not throw.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    // Disfavored: else the compiler would check each factory a second time. A call that cannot throw is cheaper to compile.
    @_disfavoredOverload
    public func shared<Value, Failure: Error>(
        __function: StaticString = #function,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        column: UInt = #column,
        _ factory: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let key = SharedKey(
            function: SourceText(__function), file: SourceText(fileID), line: line, column: column,
            owner: ObjectIdentifier(Self.self), type: ObjectIdentifier(Value.self))
        return try instance(key, factory)
    }

    /// The one instance of a property whose value is made by tasks; the first access builds it.
    ///
    /// ```swift
    /// var store: Store { get async throws { try await shared { try await Store.open(file) } } }
    /// ```
    ///
    /// - However many tasks ask first, one builds the value, in its own isolation, and the others wait without a thread.
    /// - A task that is cancelled while it waits for what may throw gets `CancellationError` at once, and the others go on.
    ///   When the one that builds is cancelled and its factory throws, the next that waits builds the value.
    /// - An error is not kept: all who waited get it, and the next call tries again.
    /// - Values that are made with and without `await` are kept apart; in all else it is the `shared` without `await`.
    ///
    /// It traps when the instance needs itself to be built, also across components and tasks, and names the circle.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    // Disfavored: else the compiler would take it for every call in an asynchronous function.
    @_disfavoredOverload
    public func shared<Value, Failure: Error>(
        __function: StaticString = #function,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        column: UInt = #column,
        // twin: a factory runs where it is called
        isolation: isolated (any Actor)? = #isolation,
        // end of twin
        _ factory: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let key = SharedKey(
            function: SourceText(__function), file: SourceText(fileID), line: line, column: column,
            owner: ObjectIdentifier(Self.self), type: ObjectIdentifier(Awaited<Value>.self))
        // twin: the same
        return try await build(key, isolation: isolation, factory)
        // end of twin
    }

    /// The one instance of a property as long as somebody holds it; it is built again when it is asked for after that.
    ///
    /// ```swift
    /// var imageCache: ImageCache { weakShared { ImageCache() } }
    /// ```
    ///
    /// In all else it is `shared`, of objects only. It traps when the value is none.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func weakShared<Value, Failure: Error>(
        __function: StaticString = #function,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        column: UInt = #column,
        _ factory: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let key = SharedKey(
            function: SourceText(__function), file: SourceText(fileID), line: line, column: column,
            owner: ObjectIdentifier(Self.self), type: ObjectIdentifier(Weakly<Value>.self))
        return try buildWeakly(key, factory)
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
    public func shared<Value, Failure: Error>(
        __function: String, _ factory: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try instance(key(ofName: __function, type: Value.self), factory)
    }

    // twin: no requirement off the main actor can be served by what is on it
    /// The one instance of a name, as a protocol may ask for it that knows no errors.
    ///
    /// ```swift
    /// protocol Keeping { func shared<T>(__function: String, _ factory: () -> T) -> T }
    /// extension Component: Keeping {}
    /// ```
    ///
    /// In all else it is the `shared` above, which crashes the compiler (6.3) where it serves such a requirement.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    @_disfavoredOverload
    public func shared<Value>(__function: String, _ factory: () -> Value) -> Value {
        instance(key(ofName: __function, type: Value.self), factory)
    }
    // end of twin

    /// The one instance of a name that is made at run time, whose value is made by tasks.
    ///
    /// ```swift
    /// func store(named name: String) async -> Store { await shared(__function: name) { await Store.open(name) } }
    /// ```
    ///
    /// In all else it is the `shared` without a name.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    // Disfavored: else the compiler would take it for every call in an asynchronous function.
    @_disfavoredOverload
    public func shared<Value, Failure: Error>(
        __function: String,
        // twin: a factory runs where it is called
        isolation: isolated (any Actor)? = #isolation,
        // end of twin
        _ factory: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        // twin: the same
        try await build(key(ofName: __function, type: Awaited<Value>.self), isolation: isolation, factory)
        // end of twin
    }

    @inline(__always)
    func instance<Value, Failure: Error>(
        _ key: SharedKey, _ factory: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if let address = sharedInstances.address(for: key) {
            // The type is part of the key.
            return address.assumingMemoryBound(to: Value.self).pointee
        }
        return try build(key, factory)
    }
}

// twin: there are these once
/// Stands for the type of a value that tasks make.
enum Awaited<Value> {}

/// Stands for the type of a value that is kept as long as somebody holds it.
enum Weakly<Value> {}
// end of twin
