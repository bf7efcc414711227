import SwiftFacts

extension Rule {
    package static let unknownNonCoreComponent = Rule(
        id: "unknown-non-core-component",
        find: unknownNonCoreComponents,
        explanation: Explanation(
            title: "a non-core component that is none",
            meaning: """
                The third argument of `PluginizedComponent<…>` must be a class that inherits from
                `NonCoreComponent`, or from its main-actor twin, and the generator must have read its declaration.
                """,
            reason: """
                The core creates its non-core component when it first needs it, and the plug-in extension asks it
                for its members. The generator has to know what it provides and what it requests.
                """,
            fix: """
                - Let the class inherit from `NonCoreComponent`.
                - Or add the folder or module that declares it to the sources.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                      var feed: FeedComponent { FeedComponent(parent: self) }
                  }

                  protocol FeedExtension: PluginExtension {
                      var banner: String { get }
                  }

                  final class FeedComponent: PluginizedComponent<
                      EmptyDependency,
                      FeedExtension,
                      FeedExtras
                  > {
                      var title: String { pluginExtension.banner }
                  }

                - final class FeedExtras {  // reported here
                + final class FeedExtras: NonCoreComponent<EmptyDependency> {
                      var banner: String { "Two for one" }
                  }
                """))

    private static func unknownNonCoreComponents(in wiring: Wiring) -> [Diagnostic] {
        let program = wiring.program
        return wiring.unknownNonCoreArguments.compactMap { component, argument, name, similar in
            if let meant = wiring.nonCoreComponent(named: name, outside: component), let module = meant.module {
                return .unseenNonCoreComponent(meant, in: module, of: component, at: argument.location, in: wiring)
            }
            let declared = program.symbols.resolveType(named: name, in: argument.context)?.types.first
            // Its file is told to lack the import that shows the base class.
            if let declared, program.classifier.unknownBases[declared]?.runtimeKind == .nonCore { return nil }
            // A struct or an actor is told as such.
            if let declared, wiring.componentsWithoutClass.contains(program.symbols.key(of: declared)) { return nil }
            if let declared, program.symbols.declaration(declared).kind == .class,
                similar.isEmpty || !wiring.isCreated(declared)
            {
                let place = program.symbols.location(of: declared)
                return .otherNonCoreComponent(name, of: component, at: place, namedAt: argument.location)
            }
            return .unknownNonCoreComponent(name, of: component, similar: similar, at: argument.location)
        }
    }
}

extension Wiring {
    /// A third argument that is no non-core component, with the names that may have been meant.
    typealias UnknownNonCoreArgument = (
        component: Component, argument: ComponentClassifier.Argument, name: String, similar: [String]
    )

    func findUnknownNonCoreArguments() -> [UnknownNonCoreArgument] {
        let names = graph.components.filter { $0.kind == .nonCore }.map { $0.name }
        // In a namespace, its name need not be written.
        lazy var known = SimilarNames(names + names.map { $0.lastNamePart })
        let unknown = graph.components.compactMap { component -> UnknownNonCoreArgument? in
            guard component.kind == .pluginized, component.nonCoreComponents.isEmpty,
                misplacedArguments(of: component)?.isNonCoreInPlace != false, let argument = argument(2, of: component),
                let name = argument.type.dottedName
            else { return nil }
            return (component, argument, name, known.similar(to: name))
        }
        guard unknown.count == 1, let renamed = renamedNonCore(unknown[0]) else { return unknown }
        return [(unknown[0].component, unknown[0].argument, unknown[0].name, [renamed.name])]
    }

    /// The classes that components name as non-core components, and that are none.
    func classesNamedAsNonCore() -> Set<DeclarationReference> {
        Set(
            unknownNonCoreArguments.flatMap { _, argument, name, _ in
                program.symbols.resolveType(named: name, in: argument.context)?.types ?? []
            })
    }

    /// The non-core component of another module, which the file does not import or which that keeps to itself.
    fileprivate func nonCoreComponent(named name: String, outside component: Component) -> Component? {
        graph.components.first { $0.kind == .nonCore && $0.name == name && $0.module != component.module }
    }

    /// Whether a component creates it, so that it is none that a core creates.
    fileprivate func isCreated(_ declaration: DeclarationReference) -> Bool {
        graph.components.contains { $0.declaration == declaration && !$0.parents.isEmpty }
    }

    /// The only non-core component that nothing names, in place of a name that nothing has, or that of a usual component.
    private func renamedNonCore(_ unknown: UnknownNonCoreArgument) -> Component? {
        let unnamed = unnamedNonCores.filter { $0.isMainActor == unknown.component.isMainActor }
        let named = program.symbols.resolveType(named: unknown.name, in: unknown.argument.context)
        guard unknown.similar.isEmpty, unnamed.count == 1, named?.types.contains(where: isCreated) != false else {
            return nil
        }
        return unnamed[0]
    }

    /// The components that would be non-core components, but for their base class or a misspelt name.
    var componentsMeantAsNonCore: [Component] {
        let orders = graph.components.compactMap { misplacedArguments(of: $0) }
        let misplaced = orders.compactMap { $0.nonCore }.compactMap(nonCoreComponent)
        let unnamed = orders.contains { $0.nonCore == nil } ? unnamedNonCores.map { $0.declaration } : []
        let meant = Set(unknownNonCoreArguments.flatMap { [$0.name] + $0.similar })
        let declarations = Set(misplaced + unnamed)
        if meant.isEmpty, declarations.isEmpty { return [] }
        return graph.components.filter {
            meant.contains($0.name) || meant.contains($0.name.lastNamePart) || declarations.contains($0.declaration)
        }
    }

    /// What components would get from non-core components that are none, as far as the classes that were meant have it.
    func namesOfUnknownNonCores() -> [ScopeID: Set<String>] {
        var names: [ScopeID: Set<String>] = [:]
        for (component, argument, name, similar) in unknownNonCoreArguments {
            let meant = [name] + similar
            let keys = meant.compactMap { program.symbols.resolveType(named: $0, in: argument.context) }
            let declarations = keys.flatMap { $0.types + $0.extensions }.map(program.symbols.declaration)
            names[component.id, default: []].formUnion(declarations.flatMap { $0.members }.map { $0.name })
        }
        return names
    }
}

extension Diagnostic {
    fileprivate static func unseenNonCoreComponent(
        _ nonCore: Component, in module: String, of component: Component, at location: SourceLocation,
        in wiring: Wiring
    ) -> Diagnostic {
        let name = nonCore.name
        guard wiring.program.symbols.visibleModules(in: location.file).contains(module) else {
            return unimported(
                .unknownNonCoreComponent, name, "'\(name)', the non-core component of '\(component.name)',",
                of: component.name, UnseenDependency(module: module, user: component.module, hiddenBy: nil),
                at: location, wiring)
        }
        let access = wiring.accessNeeded(of: .type(nonCore.declaration), in: location.file)
        return Diagnostic(
            .unknownNonCoreComponent, at: nonCore.location,
            "'\(name)' is '\(nonCore.access)', but is the non-core component of '\(component.name)' in another module",
            edit: "make it '\(access)'", notes: [Note("it is named here", at: location)],
            fix: Widening.fix("'\(name)'", ofCreated: nonCore.declaration, to: access, in: wiring))
    }

    /// The third generic argument of a pluginized component is a class with another base.
    fileprivate static func otherNonCoreComponent(
        _ name: String, of component: Component, at location: SourceLocation, namedAt place: SourceLocation
    ) -> Diagnostic {
        let base = RuntimeNames.baseClass(of: .nonCore, isMainActor: component.isMainActor)
        return Diagnostic(
            .unknownNonCoreComponent, at: location,
            "'\(name)', the non-core component of '\(component.name)', does not inherit from '\(base)'",
            edit: "let it inherit from '\(base)'", notes: [Note("'\(component.name)' names it here", at: place)])
    }

    /// The third generic argument of a pluginized component is no class of the sources.
    fileprivate static func unknownNonCoreComponent(
        _ name: String, of component: Component, similar: [String], at location: SourceLocation
    ) -> Diagnostic {
        let base = RuntimeNames.baseClass(of: .nonCore, isMainActor: component.isMainActor)
        return Diagnostic(
            .unknownNonCoreComponent, at: location,
            "'\(name)', the non-core component of '\(component.name)', is not a class that inherits from '\(base)'",
            unknown: name, similar: similar,
            edit: "let '\(name)' inherit from '\(base)', or add the folder that declares it to the sources")
    }
}
