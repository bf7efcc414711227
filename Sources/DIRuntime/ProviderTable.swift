/// What generated code makes a root conform to: the table that links every component of its graph.
///
/// ```swift
/// extension RootComponent: DIRuntime.GraphRoot {
///     nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
/// }
/// ```
public protocol GraphRoot {
    /// The table of the graph below this root.
    ///
    /// ```swift
    /// RootComponent.providers
    /// ```
    nonisolated static var providers: ProviderTable { get }
}

/// For each component class of a graph, how its dependency is provided.
///
/// Generated code builds one per root; tests replace parts of it with `withOverrides`.
///
/// ```swift
/// let providers = ProviderTable { table in
///     table.register(GameComponent.self) { GameDependencyProvider($0) }
/// }
/// ```
public final class ProviderTable: Sendable {
    /// Collects the providers of a table while it is built.
    ///
    /// ```swift
    /// func registerGame(_ table: inout ProviderTable.Builder) {
    ///     table.register(GameComponent.self) { GameDependencyProvider($0) }
    /// }
    /// ```
    public struct Builder {
        @usableFromInline
        var registrations = Registrations()

        static func registrations(_ build: (inout Builder) -> Void) -> Registrations {
            var builder = Builder()
            build(&builder)
            return builder.registrations
        }

        /// Registers how the dependency of a component class is made; the first registration of a class counts.
        ///
        /// ```swift
        /// table.register(GameComponent.self) { GameDependencyProvider($0) }
        /// ```
        @inlinable
        @inline(__always)
        public mutating func register<DependencyType>(
            _ component: @autoclosure @escaping @Sendable () -> Component<DependencyType>.Type,
            _ provider: @escaping @Sendable (NewComponent) -> DependencyType
        ) {
            register(component(), named: "", provider)
        }

        /// Registers how the dependency of a component class is made, and what the class is called.
        ///
        /// ```swift
        /// table.register(GameComponent.self, named: "GameComponent") { GameDependencyProvider($0) }
        /// ```
        ///
        /// So its table finds the class without a look at the other classes of a large graph.
        @inlinable
        @inline(__always)
        public mutating func register<DependencyType>(
            _ component: @autoclosure @escaping @Sendable () -> Component<DependencyType>.Type,
            named name: String,
            _ provider: @escaping @Sendable (NewComponent) -> DependencyType
        ) {
            registrations.appendPlain({ ObjectIdentifier(component()) }, named: name) { component, place in
                place.assumingMemoryBound(to: DependencyType?.self).pointee = provider(component)
            }
        }

        /// Registers how the dependency of a main-actor component class is made; the first registration of a class counts.
        ///
        /// ```swift
        /// table.register(GameComponent.self) { GameDependencyProvider($0) }
        /// ```
        // Disfavored: it need not be tried for plain components.
        @_disfavoredOverload
        @inlinable
        @inline(__always)
        public mutating func register<DependencyType>(
            _ component: @autoclosure @escaping @Sendable () -> MainActorComponent<DependencyType>.Type,
            _ provider: @escaping @MainActor @Sendable (NewComponent) -> DependencyType
        ) {
            register(component(), named: "", provider)
        }

        /// Registers how the dependency of a main-actor component class is made, and what the class is called.
        ///
        /// ```swift
        /// table.register(GameComponent.self, named: "GameComponent") { GameDependencyProvider($0) }
        /// ```
        ///
        /// So its table finds the class without a look at the other classes of a large graph.
        // Disfavored: it need not be tried for plain components.
        @_disfavoredOverload
        @inlinable
        @inline(__always)
        public mutating func register<DependencyType>(
            _ component: @autoclosure @escaping @Sendable () -> MainActorComponent<DependencyType>.Type,
            named name: String,
            _ provider: @escaping @MainActor @Sendable (NewComponent) -> DependencyType
        ) {
            registrations.appendMainActor({ ObjectIdentifier(component()) }, named: name) { component, place in
                place.assumingMemoryBound(to: DependencyType?.self).pointee = provider(component)
            }
        }

        /// Registers how the plug-in extension of a core component class is made from its non-core component.
        ///
        /// ```swift
        /// table.registerPluginExtension(HomeComponent.self) { HomeExtensionProvider($0) }
        /// ```
        public mutating func registerPluginExtension<
            ComponentType: PluginizedComponent<DependencyType, ExtensionType, NonCoreType>,
            DependencyType, ExtensionType, NonCoreType: NonCoreScope
        >(
            _ component: ComponentType.Type,
            _ provider: @escaping @Sendable (NonCoreType) -> ExtensionType
        ) {
            registrations.appendPluginExtension({ ObjectIdentifier(component) }, Self.erasing(provider))
        }

        /// Registers how the plug-in extension of a main-actor core component class is made from its non-core component.
        ///
        /// ```swift
        /// table.registerPluginExtension(HomeComponent.self) { HomeExtensionProvider($0) }
        /// ```
        public mutating func registerPluginExtension<
            ComponentType: MainActorPluginizedComponent<DependencyType, ExtensionType, NonCoreType>,
            DependencyType, ExtensionType, NonCoreType: MainActorNonCoreScope
        >(
            _ component: ComponentType.Type,
            _ provider: @escaping @Sendable (NonCoreType) -> ExtensionType
        ) {
            registrations.appendPluginExtension({ ObjectIdentifier(component) }, Self.erasing(provider))
        }

        /// Registers how the dependency is made of each component that asks for it and whose class is not registered.
        ///
        /// ```swift
        /// table.register(dependency: (any GameDependency).self) { GameDependencyProvider($0) }
        /// ```
        ///
        /// So generated code serves components whose classes it cannot name.
        public mutating func register<DependencyType>(
            dependency: DependencyType.Type,
            _ provider: @escaping @Sendable (NewComponent) -> DependencyType
        ) {
            let key = ObjectIdentifier(dependency)
            registrations.appendPlain({ key }, named: "") { component, place in
                place.assumingMemoryBound(to: DependencyType?.self).pointee = provider(component)
            }
        }

        /// Registers how the dependency is made of each main-actor component that asks for it and whose class is not
        /// registered.
        ///
        /// ```swift
        /// table.register(mainActorDependency: (any GameDependency).self) { GameDependencyProvider($0) }
        /// ```
        public mutating func register<DependencyType>(
            mainActorDependency dependency: DependencyType.Type,
            _ provider: @escaping @MainActor @Sendable (NewComponent) -> DependencyType
        ) {
            let key = ObjectIdentifier(dependency)
            registrations.appendMainActor({ key }, named: "") { component, place in
                place.assumingMemoryBound(to: DependencyType?.self).pointee = provider(component)
            }
        }

        /// Registers how the plug-in extension is made of each core component that has it and whose class is not
        /// registered.
        ///
        /// ```swift
        /// table.register(pluginExtension: (any HomeExtension).self) { HomeExtensionProvider($0) }
        /// ```
        public mutating func register<ExtensionType, NonCoreType: AnyObject>(
            pluginExtension: ExtensionType.Type,
            _ provider: @escaping @Sendable (NonCoreType) -> ExtensionType
        ) {
            let key = ObjectIdentifier(pluginExtension)
            registrations.appendPluginExtension({ key }, Self.erasing(provider))
        }

        // Its type parameters have no protocol, whose conformance could belong to an actor.
        private static func erasing<NonCoreType: AnyObject, ExtensionType>(
            _ provider: @escaping @Sendable (NonCoreType) -> ExtensionType
        ) -> Registrations.PluginExtensionProvider {
            Registrations.PluginExtensionProvider { nonCore, place in
                let nonCore = unsafeDowncast(nonCore, to: NonCoreType.self)
                place.assumingMemoryBound(to: ExtensionType?.self).pointee = provider(nonCore)
            }
        }
    }

    /// A table without providers, as scopes outside every graph have it.
    ///
    /// ```swift
    /// var graphProviders: ProviderTable { .empty }
    /// ```
    public static let empty = ProviderTable { _ in }

    let plain: Providers<Registrations.PlainProvider>
    let mainActor: Providers<Registrations.MainActorProvider>
    let pluginExtensions: Providers<Registrations.PluginExtensionProvider>

    let plugins: PluginTable

    /// What is replaced in the graph of this table, and the types whose members can be.
    let replacements: Replacements?
    let replaceable: [ReplaceableType]
    @usableFromInline let isReplacing: Bool

    /// The table that this one replaces some providers of.
    private let next: ProviderTable?
    let asksRegistryFirst: Bool

    /// Whether the table knows nothing, and each new component asks the scopes above it.
    ///
    /// The table itself does not keep a scope: any thread may have the table, and a scope is not `Sendable`.
    let asksScopes: Bool

    /// Whether the table is of components without a graph around them.
    let isStandalone: Bool

    /// The table of scopes that are made by hand.
    static let ofScopes = ProviderTable(Registrations(), asksRegistryFirst: true, asksScopes: true)

    /// Builds a table.
    ///
    /// ```swift
    /// let providers = ProviderTable { table in
    ///     table.register(GameComponent.self) { GameDependencyProvider($0) }
    /// }
    /// ```
    public convenience init(_ build: (inout Builder) -> Void) {
        self.init(Builder.registrations(build))
    }

    init(
        _ registrations: Registrations, next: ProviderTable? = nil, asksRegistryFirst: Bool = false,
        asksScopes: Bool = false, isStandalone: Bool = false
    ) {
        plain = Providers(registrations.plain)
        mainActor = Providers(registrations.mainActor)
        pluginExtensions = Providers(registrations.pluginExtensions)
        plugins = PluginTable(registrations, over: next?.plugins)
        replacements =
            registrations.replacements.isEmpty
            ? next?.replacements : Replacements(registrations.replacements, before: next?.replacements)
        replaceable = registrations.replaceable + (next?.replaceable ?? [])
        isReplacing = replacements != nil
        self.next = next
        self.asksRegistryFirst = asksRegistryFirst
        self.asksScopes = asksScopes
        self.isStandalone = isStandalone
    }

    var isEmpty: Bool {
        plain.isEmpty && mainActor.isEmpty && pluginExtensions.isEmpty && (next?.isEmpty ?? true)
    }

    /// Makes the dependency of a new component at a place for it; false when something else has to be asked.
    @usableFromInline
    func providePlain(for component: NewComponent, at place: Registrations.Place) -> Bool {
        !asksRegistryFirst && providePlain(for: component, under: component.type, at: place)
    }

    /// Makes the dependency of a new main-actor component at a place for it; false when something else has to be asked.
    @MainActor
    @usableFromInline
    func provideMainActor(for component: NewComponent, at place: Registrations.Place) -> Bool {
        !asksRegistryFirst && provideMainActor(for: component, under: component.type, at: place)
    }

    /// Makes the dependency of a new component by the provider registered for a class that it is of or inherits from, or
    /// for the type of the dependency.
    func providePlain(for component: NewComponent, under type: Any.Type, at place: Registrations.Place) -> Bool {
        guard let provider = plain.provider(of: type) else {
            return next?.providePlain(for: component, under: type, at: place) ?? false
        }
        withExtendedLifetime(self) { provider._withUnsafeGuaranteedRef { $0.provider.fill(component, place) } }
        return true
    }

    @MainActor
    func provideMainActor(for component: NewComponent, under type: Any.Type, at place: Registrations.Place)
        -> Bool
    {
        guard let provider = mainActor.provider(of: type) else {
            return next?.provideMainActor(for: component, under: type, at: place) ?? false
        }
        withExtendedLifetime(self) { provider._withUnsafeGuaranteedRef { $0.provider.fill(component, place) } }
        return true
    }

    func providePluginExtension(
        under type: Any.Type, from nonCoreComponent: () -> AnyObject, at place: Registrations.Place
    ) -> Bool {
        guard let provider = pluginExtensions.provider(of: type) else {
            return next?.providePluginExtension(under: type, from: nonCoreComponent, at: place) ?? false
        }
        withExtendedLifetime(self) { provider._withUnsafeGuaranteedRef { $0.provider.fill(nonCoreComponent(), place) } }
        return true
    }
}

extension ProviderTable {
    @TaskLocal private static var overrides: [Registrations] = []

    /// Runs an operation in which every new root replaces some of its generated providers.
    ///
    /// ```swift
    /// let root = ProviderTable.withOverrides { table in
    ///     table.register(GameComponent.self) { _ in FakeGameDependency() }
    /// } operation: {
    ///     RootComponent()
    /// }
    /// ```
    ///
    /// The replacements hold for the whole life of a graph whose root is created by the operation, and for no other
    /// graph; tests that run in parallel do not see each other. Calls nest: the inner registration of a class counts.
    ///
    /// It throws what the operation throws.
    public static func withOverrides<Result>(
        _ build: (inout Builder) -> Void,
        operation: () throws -> Result
    ) rethrows -> Result {
        try $overrides.withValue(overrides + [Builder.registrations(build)], operation: operation)
    }

    /// Runs an asynchronous operation in which every new root replaces some of its generated providers.
    ///
    /// ```swift
    /// try await ProviderTable.withOverrides { table in
    ///     table.register(GameComponent.self) { _ in FakeGameDependency() }
    /// } operation: {
    ///     try await RootComponent().game.play()
    /// }
    /// ```
    ///
    /// It throws what the operation throws.
    public static func withOverrides<Result>(
        isolation: isolated (any Actor)? = #isolation,
        _ build: (inout Builder) -> Void,
        operation: () async throws -> Result
    ) async rethrows -> Result {
        try await $overrides.withValue(overrides + [Builder.registrations(build)], operation: operation)
    }

    /// The generated table of a root's class, below the overrides that are in force.
    static func generated(for root: AnyClass) -> ProviderTable {
        let generated = (root as? any GraphRoot.Type)?.providers ?? .empty
        let table = overrides.reduce(generated) { ProviderTable($1, next: $0) }
        if table.isReplacing { table.checkReplacements(of: root) }
        if let unknown = table.plugins.unknown { Misuse.unknownPlugin(unknown, below: root) }
        guard ExternalRegistry.installed != nil else { return table }
        return ProviderTable(Registrations(), next: table, asksRegistryFirst: true)
    }
}
