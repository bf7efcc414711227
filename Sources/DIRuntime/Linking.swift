// How a component finds its providers in the table of its graph.

extension ProviderTable {
    /// The dependency of a component whose very class is not in the table: from an external registry, else by the
    /// nearest class that it inherits from.
    @usableFromInline
    func inheritedDependency<DependencyType>(for component: Component<DependencyType>) -> DependencyType? {
        if let external = ExternalRegistry.installed?.dependency(component) {
            return checked(external, as: DependencyType.self, for: component)
        }
        for ancestor in classes(from: type(of: component)) {
            guard let provide = registeredPlainProvider(of: ancestor, for: component) else { continue }
            var dependency: DependencyType?
            withUnsafeMutablePointer(to: &dependency) { provide(component, $0) }
            return dependency
        }
        return nil
    }

    @MainActor
    @usableFromInline
    func inheritedDependency<DependencyType>(for component: MainActorComponent<DependencyType>) -> DependencyType? {
        if let external = ExternalRegistry.installed?.dependency(component) {
            return checked(external, as: DependencyType.self, for: component)
        }
        for ancestor in classes(from: type(of: component)) {
            guard let provide = registeredMainActorProvider(of: ancestor, for: component) else { continue }
            var dependency: DependencyType?
            withUnsafeMutablePointer(to: &dependency) { provide(component, $0) }
            return dependency
        }
        return nil
    }

    /// The plug-in extension of a core component, by its class or the nearest one that it inherits from.
    func pluginExtension<DependencyType, ExtensionType, NonCoreType>(
        for component: PluginizedComponent<DependencyType, ExtensionType, NonCoreType>
    ) -> ExtensionType {
        if let external = ExternalRegistry.installed?.pluginExtension(component) {
            return checked(external, as: ExtensionType.self, for: component)
        }
        for ancestor in classes(from: type(of: component)) {
            guard let provide = registeredPluginExtensionProvider(of: ancestor, for: component) else { continue }
            var pluginExtension: ExtensionType?
            withUnsafeMutablePointer(to: &pluginExtension) { provide(component.nonCoreComponent, $0) }
            if let pluginExtension { return pluginExtension }
        }
        Misuse.missingPluginExtension(of: component, pluginExtension: ExtensionType.self)
    }

    private func checked<Expected>(
        _ provider: AnyObject, as expected: Expected.Type, for component: any Scope
    ) -> Expected {
        if let provider = provider as? Expected { return provider }
        Misuse.wrongProvider(of: component, expected: expected, found: provider)
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
