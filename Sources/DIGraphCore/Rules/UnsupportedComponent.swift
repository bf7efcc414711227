import SwiftFacts

extension Rule {
    package static let unsupportedComponent = Rule(
        id: "unsupported-component",
        find: unsupportedComponents,
        explanation: Explanation(
            title: "a component that cannot be a scope, such as a generic one",
            meaning: """
                The component, or a type around it, has generic parameters, and is created with some type in their
                place. A generic class may well be the base of components, but it cannot be a scope of the graph
                itself. Neither can

                - a root that declares a static `providers`, the name of what the generated file adds to it;
                - a class that declares a property which each component has from the runtime: `parent`, `path`,
                  `dependency`, `graphParent` or `graphProviders`, and `pluginExtension` or `nonCoreComponent` of a
                  pluginized one. The compiler calls that "overriding non-open property";
                - a class with more than 16 base classes, each in another branch of `#if`;
                - a struct, an enum or an actor: only a class has a base class such as `Component`.
                """,
            reason: """
                At run time a component finds its provider by its class, and `ListComponent<Song>` is another
                class than `ListComponent<Album>`. There can be any number of them, and the generator does not
                know them all.
                """,
            fix: """
                - Make one subclass for each use, and create those.
                - Move a component out of a generic type, and give a `providers`, `parent`, `path` and so on of
                  your own another name.
                - Make a struct or an actor a `final class`; what needs an actor is a member of the component.
                - Or drop the parameter, and let a protocol or an enum tell the uses apart.
                """,
            example: """
                  import DIRuntime

                  struct Song {
                      let title: String
                  }

                  final class RootComponent: BootstrapComponent {
                -     var songs: ListComponent<Song> { ListComponent<Song>(parent: self) }
                +     var songs: SongsComponent { SongsComponent(parent: self) }
                  }

                  class ListComponent<Item>: Component<EmptyDependency> {  // reported here
                      var items: [Item] { [] }
                  }
                +
                + final class SongsComponent: ListComponent<Song> {
                + }
                """))

    private static func unsupportedComponents(in wiring: Wiring) -> [Diagnostic] {
        // Of heirs that do not find them another error tells.
        let ofRoots = wiring.rejections.creations.filter { $0.unrecognized != nil }.compactMap {
            wiring.basesMeantByCreations[$0.location]?.names
        }
        let bases = Set((ofRoots + wiring.namesMeantByBases.values).joined())
        let generic = wiring.graph.components.compactMap { component -> Diagnostic? in
            guard component.isWanted, !bases.contains(component.name) else { return nil }
            return wiring.genericOrigin(of: component).map {
                .unsupportedComponent(component.name, at: component.location, genericIn: $0)
            }
        }
        return generic + wiring.graph.components.filter { $0.isRoot && $0.isWanted }.flatMap(wiring.ownProviders)
            + wiring.graph.components.filter { $0.isWanted }.flatMap(wiring.membersOfRuntime)
            + wiring.graph.components.compactMap(wiring.basesInBranches)
            + wiring.componentsOfOtherKinds()
    }
}

extension Wiring {
    /// Where the generic parameters of a component that is created as such come from: its own name, or that of a type
    /// around it.
    func genericOrigin(of component: Component) -> String? {
        component.isConstructed || component.isRoot ? genericOrigins[component.id] : nil
    }

    /// What a root declares under the name that the generated conformance adds to it.
    fileprivate func ownProviders(of root: Component) -> [Diagnostic] {
        members(of: root) { $0.name == "providers" && $0.isStatic && $0.parameters.isEmpty }.map {
            .ownProviders(of: root.name, at: $0.location)
        }
    }

    /// What a class declares although every component has a property of that name, which it cannot override.
    fileprivate func membersOfRuntime(of component: Component) -> [Diagnostic] {
        let isPluginized = component.kind == .pluginized
        let found = members(of: component) { member in
            guard member.kind == .property, !member.isStatic else { return false }
            return MemberDeclaration.namesOfRuntime.contains(member.name)
                || isPluginized && ["pluginExtension", "nonCoreComponent"].contains(member.name)
        }
        return found.map { .memberOfRuntime($0.name, of: component.name, at: $0.location) }
    }

    /// Structs, enums and actors with the base class of a component.
    fileprivate func componentsOfOtherKinds() -> [Diagnostic] {
        let (symbols, found) = (program.symbols, program.classifier.withoutClass)
        if found.isEmpty { return [] }
        var bases: Set<String> = []
        for reference in symbols.typeReferences where symbols.declaration(reference).kind == .class {
            let base = symbols.declaration(reference).inherits.first?.syntax.dottedName
            if let base { bases.insert(base.lastNamePart) }
        }
        return found.map { .componentWithoutClass($0, amongBases: bases, in: symbols) }
    }

    /// A class with more base classes than are followed.
    fileprivate func basesInBranches(of component: Component) -> Diagnostic? {
        guard program.classifier.withManyBases.contains(component.declaration) else { return nil }
        let base = component.superclass.map { graph[$0].name }
        return .manyBases(named: base, of: component.name, at: component.location)
    }

    /// In the class and its extensions.
    private func members(
        of component: Component, where isMeant: (MemberDeclaration) -> Bool
    ) -> [(name: String, location: SourceLocation)] {
        let symbols = program.symbols
        return symbols.parts(of: component.declaration).flatMap { part in
            symbols.declaration(part).members.filter(isMeant).map { ($0.name, symbols.location(of: $0, in: part)) }
        }
    }
}

extension Program {
    /// For each component in something generic: the nearest that is, itself or a type around it.
    func genericOrigins(in graph: ScopeGraph) -> [ScopeID: String] {
        var origins: [ScopeID: String] = [:]
        // Types may be nested deeply, and each is asked for once.
        var known: [Int: [String: String?]] = [:]
        for component in graph.components {
            let declaration = component.declaration
            if !symbols.declaration(declaration).genericParameters.isEmpty {
                origins[component.id] = component.name
            } else {
                origins[component.id] = genericOrigin(around: component.name, in: declaration.summary, &known)
            }
        }
        return origins
    }

    /// What is generic of a slot: itself or the nearest type around it.
    func genericOrigin(of slot: PluginSlot) -> String? {
        guard let declaration = symbols.key(slot.name, in: slot.module)?.types.first else { return nil }
        if !symbols.declaration(declaration).genericParameters.isEmpty { return slot.name }
        var known: [Int: [String: String?]] = [:]
        return genericOrigin(around: slot.name, in: declaration.summary, &known)
    }

    private func genericOrigin(
        around name: String, in summary: Int, _ known: inout [Int: [String: String?]]
    ) -> String? {
        // A full name is looked up from the top of its file.
        let context = symbols.context(atTopOf: summary)
        var visited: [String] = []
        var outer = name.outerName
        var origin: String?
        while !outer.isEmpty {
            if let answer = known[summary]?[outer] {
                origin = answer
                break
            }
            visited.append(outer)
            let declared = symbols.resolveType(named: outer, in: context)?.types ?? []
            let isGeneric = declared.contains { !symbols.declaration($0).genericParameters.isEmpty }
            if isGeneric || declared.isEmpty && LibraryTypes.generic.contains(outer.lastNamePart) {
                origin = outer
                break
            }
            outer = outer.outerName
        }
        for outer in visited { known[summary, default: [:]][outer] = .some(origin) }
        return origin
    }
}

extension Diagnostic {
    /// A generic component that is created as such, or one inside of a generic type; `origin` is which of them is generic.
    fileprivate static func unsupportedComponent(
        _ name: String, at location: SourceLocation, genericIn origin: String
    ) -> Diagnostic {
        if origin != name {
            return Diagnostic(
                .unsupportedComponent, at: location,
                "'\(name)' is declared in the generic type '\(origin)', and a generic component cannot be part of the graph",
                edit: "move the class out of '\(origin)'")
        }
        return Diagnostic(
            .unsupportedComponent,
            at: location,
            "'\(name)' is generic, and a generic component cannot be part of the graph",
            edit: "make one subclass for each use, as in 'final class Some\(name.lastNamePart): \(name)<SomeType>', "
                + "and create those")
    }

    /// A root with a static member that the generated file declares as well.
    fileprivate static func ownProviders(of root: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unsupportedComponent, at: location,
            "the root '\(root)' declares a static 'providers', which the generated file adds to each root",
            edit: "give it another name")
    }

    /// A struct, an enum or an actor with the base class of a component.
    fileprivate static func componentWithoutClass(
        _ reference: DeclarationReference, amongBases bases: Set<String>, in symbols: SymbolTable
    ) -> Diagnostic {
        let name = symbols.key(of: reference).name
        let kind = symbols.declaration(reference).kind
        let hasHeirs = bases.contains(name.lastNamePart)
        return Diagnostic(
            .unsupportedComponent, of: name, at: symbols.location(of: reference),
            "'\(name)' is \(kind == .struct ? "a" : "an") \(kind), and only a class can be a component",
            edit: "declare it as '\(hasHeirs ? "" : "final ")class \(SwiftName.escaped(name.lastNamePart))'",
            cause: name)
    }

    /// Base classes that differ between the branches of many `#if`s.
    fileprivate static func manyBases(
        named base: String?, of component: String, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .unsupportedComponent, of: component, at: location,
            "'\(component)' has more than \(SuperclassReader.mostBases) base classes in the branches of '#if', and the "
                + "others are not followed",
            edit: "declare the base class once, with what differs between the branches inside of it",
            cause: base ?? component)
    }

    /// A property that the runtime's base classes have, and do not let anybody override.
    fileprivate static func memberOfRuntime(
        _ name: String, of component: String, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .unsupportedComponent, at: location,
            "'\(name)' of '\(component)' has the name of a property that every component has from the runtime",
            edit: "give it another name")
    }
}
