// How a component finds its providers in the table of its graph.

extension ProviderTable {
    /// The dependency of a component while it is created; `nil` when there is none.
    @inline(__always)
    func plainDependency<DependencyType>(of component: NewComponent) -> DependencyType? {
        if DependencyType.self == (any EmptyDependency).self { return emptyDependency(of: component) }
        var dependency: DependencyType?
        return withUnsafeMutablePointer(to: &dependency) { providePlain(for: component, at: $0) }
            ? dependency : otherPlainDependency(of: component)
    }

    func otherPlainDependency<DependencyType>(of component: NewComponent) -> DependencyType? {
        externalDependency(of: component)
            ?? filled { provideOtherPlain(for: component, DependencyType.self, at: $0) }
    }

    /// The dependency of a main-actor component while it is created; `nil` when there is none.
    @MainActor
    @inline(__always)
    func mainActorDependency<DependencyType>(of component: NewComponent) -> DependencyType? {
        if DependencyType.self == (any EmptyDependency).self { return emptyDependency(of: component) }
        var dependency: DependencyType?
        return withUnsafeMutablePointer(to: &dependency) { provideMainActor(for: component, at: $0) }
            ? dependency : otherMainActorDependency(of: component)
    }

    @MainActor
    func otherMainActorDependency<DependencyType>(of component: NewComponent) -> DependencyType? {
        externalDependency(of: component)
            ?? filled { provideOtherMainActor(for: component, DependencyType.self, at: $0) }
    }

    /// The provider of a component that asks for nothing.
    func emptyDependency<DependencyType>(of component: NewComponent) -> DependencyType? {
        if asksRegistryFirst, let external: DependencyType = externalDependency(of: component) { return external }
        // The same type, by another name; a cast would search for the conformance.
        return unsafeBitCast(EmptyDependencyProvider.instance as any EmptyDependency, to: DependencyType.self)
    }

    /// What a component was given by hand, or what a registry outside of the generated code has for it.
    func externalDependency<DependencyType>(of component: NewComponent) -> DependencyType? {
        if asksScopes, let scope = component.parent as? DependencyScope,
            let given: DependencyType = filled({ scope.fill($0, for: component.type) })
        {
            return given
        }
        guard let registry = ExternalRegistry.installed else { return nil }
        let scope = ScopeToBe(component)
        guard let provider = registry.dependency(scope) else { return nil }
        return checked(provider, as: DependencyType.self, for: component.type, at: scope.path)
    }

    func provideOtherPlain(
        for component: NewComponent, _ dependency: Any.Type, at place: Registrations.Place
    ) -> Bool {
        if asksScopes {
            return provideFromScopes(component, at: place) {
                $0.provideOtherPlain(for: component, dependency, at: place)
            }
        }
        return classes(from: component.type)
            .contains { providePlain(for: component, under: $0, at: place) }
            || providePlain(for: component, under: dependency, at: place)
    }

    @MainActor
    func provideOtherMainActor(
        for component: NewComponent, _ dependency: Any.Type, at place: Registrations.Place
    ) -> Bool {
        if asksScopes {
            return provideFromScopes(component, at: place) {
                $0.provideOtherMainActor(for: component, dependency, at: place)
            }
        }
        return classes(from: component.type)
            .contains { provideMainActor(for: component, under: $0, at: place) }
            || provideMainActor(for: component, under: dependency, at: place)
    }

    /// Asks the nearest scope above a component that has a table or a dependency of its own.
    private func provideFromScopes(
        _ component: NewComponent, at place: Registrations.Place, from provide: (ProviderTable) -> Bool
    ) -> Bool {
        let scope = nearestScope(from: component.parent) { $0 is DependencyScope || !$0.graphProviders.asksScopes }
        if let scope = scope as? DependencyScope { return scope.fill(place, for: component.type) }
        return scope.map { provide($0.graphProviders) } ?? false
    }

    /// The table in which a scope has its providers: its own, or that of the graph around a scope that is made by hand.
    func table(around scope: any Scope) -> ProviderTable {
        guard asksScopes else { return self }
        return scope.graphParent.flatMap { nearestScope(from: $0) { !$0.graphProviders.asksScopes } }?.graphProviders
            ?? self
    }

    /// The plug-in extension of a core component, by its class, the nearest one that it inherits from, or its own type.
    func pluginExtension<ExtensionType>(
        for component: any PluginizedScope, madeFrom nonCoreComponent: () -> AnyObject
    ) -> ExtensionType {
        if let external = ExternalRegistry.installed?.pluginExtension(component) {
            return checked(external, as: ExtensionType.self, for: type(of: component), at: component.path)
        }
        let table = table(around: component)
        let pluginExtension: ExtensionType? = filled { place in
            classes(from: type(of: component))
                .contains {
                    table.providePluginExtension(under: $0, from: nonCoreComponent, at: place)
                }
                || table.providePluginExtension(
                    under: ExtensionType.self, from: nonCoreComponent, at: place)
        }
        if let pluginExtension { return pluginExtension }
        Misuse.missingPluginExtension(of: component, pluginExtension: ExtensionType.self)
    }

    private func checked<Expected>(
        _ provider: AnyObject, as expected: Expected.Type, for component: AnyClass, at path: [String]
    ) -> Expected {
        if let provider = provider as? Expected { return provider }
        Misuse.wrongProvider(of: component, at: path, expected: expected, found: provider)
    }
}

/// What a provider puts at the place that it is given; `nil` when there is no provider.
func filled<Value>(_ provide: (Registrations.Place) -> Bool) -> Value? {
    var value: Value?
    _ = withUnsafeMutablePointer(to: &value) { provide($0) }
    return value
}

/// A class and those that it inherits from, nearest first.
func classes(from type: AnyClass) -> some Sequence<AnyClass> {
    sequence(first: type) { _getSuperclass($0) }
}

/// A component while it is created, as a registry by paths asks for it.
private final class ScopeToBe: Scope {
    let path: [String]
    let parent: any Scope

    init(_ component: NewComponent) {
        path = pathOfComponent(component.type, below: component.parent)
        parent = component.parent
    }

    var graphProviders: ProviderTable { parent.graphProviders }
}
