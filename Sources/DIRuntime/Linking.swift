// How a component finds its providers in the table of its graph.

extension ProviderTable {
    /// The dependency of a component while it is created; `nil` when there is none.
    @inlinable
    func plainDependency<DependencyType>(of component: NewComponent) -> DependencyType? {
        if let nothing: DependencyType = emptyDependency() { return nothing }
        guard let provide = plainProvider(of: component) else {
            return registeredDependency(of: component) ?? inheritedPlainDependency(of: component)
        }
        var dependency: DependencyType?
        withUnsafeMutablePointer(to: &dependency) { provide(component, $0) }
        return dependency
    }

    /// The dependency of a main-actor component while it is created; `nil` when there is none.
    @MainActor
    @inlinable
    func mainActorDependency<DependencyType>(of component: NewComponent) -> DependencyType? {
        if let nothing: DependencyType = emptyDependency() { return nothing }
        guard let provide = mainActorProvider(of: component) else {
            return registeredDependency(of: component) ?? inheritedMainActorDependency(of: component)
        }
        var dependency: DependencyType?
        withUnsafeMutablePointer(to: &dependency) { provide(component, $0) }
        return dependency
    }

    /// What a registry outside of the generated code has for a component.
    @usableFromInline
    func registeredDependency<DependencyType>(of component: NewComponent) -> DependencyType? {
        guard let registry = ExternalRegistry.installed else { return nil }
        let scope = ScopeToBe(component)
        guard let provider = registry.dependency(scope) else { return nil }
        return checked(provider, as: DependencyType.self, for: component.type, at: scope.path)
    }

    @usableFromInline
    func inheritedPlainDependency<DependencyType>(of component: NewComponent) -> DependencyType? {
        guard let provide = firstInherited(of: component, registeredPlainProvider) else { return nil }
        var dependency: DependencyType?
        withUnsafeMutablePointer(to: &dependency) { provide(component, $0) }
        return dependency
    }

    @MainActor
    @usableFromInline
    func inheritedMainActorDependency<DependencyType>(of component: NewComponent) -> DependencyType? {
        guard let provide = firstInherited(of: component, registeredMainActorProvider) else { return nil }
        var dependency: DependencyType?
        withUnsafeMutablePointer(to: &dependency) { provide(component, $0) }
        return dependency
    }

    private func firstInherited<Provider>(
        of component: NewComponent, _ provider: (AnyClass, any Scope) -> Provider?
    ) -> Provider? {
        for ancestor in classes(from: component.type) {
            if let found = provider(ancestor, component.parent) { return found }
        }
        return nil
    }

    /// The plug-in extension of a core component, by its class or the nearest one that it inherits from.
    func pluginExtension<ExtensionType>(
        for component: any PluginizedScope, madeFrom nonCoreComponent: () -> AnyObject
    ) -> ExtensionType {
        if let external = ExternalRegistry.installed?.pluginExtension(component) {
            return checked(external, as: ExtensionType.self, for: type(of: component), at: component.path)
        }
        for ancestor in classes(from: type(of: component)) {
            guard let provide = registeredPluginExtensionProvider(of: ancestor, below: component) else { continue }
            var pluginExtension: ExtensionType?
            withUnsafeMutablePointer(to: &pluginExtension) { provide(nonCoreComponent(), $0) }
            if let pluginExtension { return pluginExtension }
        }
        Misuse.missingPluginExtension(of: component, pluginExtension: ExtensionType.self)
    }

    private func checked<Expected>(
        _ provider: AnyObject, as expected: Expected.Type, for component: AnyClass, at path: [String]
    ) -> Expected {
        if let provider = provider as? Expected { return provider }
        Misuse.wrongProvider(of: component, at: path, expected: expected, found: provider)
    }
}

/// The provider of every component that asks for nothing; `nil` when the type asked for is another one.
@inlinable
func emptyDependency<DependencyType>() -> DependencyType? {
    guard DependencyType.self == EmptyDependency.self else { return nil }
    return EmptyDependencyProvider.instance as? DependencyType
}

/// A class and those that it inherits from, nearest first.
private func classes(from type: AnyClass) -> some Sequence<AnyClass> {
    sequence(first: type) { _getSuperclass($0) }
}

/// A component while it is created, as a registry by paths asks for it.
private final class ScopeToBe: Scope {
    let path: [String]
    let parent: any Scope

    init(_ component: NewComponent) {
        path = component.parent.path + [String(describing: component.type)]
        parent = component.parent
    }

    var graphProviders: ProviderTable { parent.graphProviders }
}
