import SwiftFacts

extension Rule {
    package static let unknownBaseClass = Rule(
        id: "unknown-base-class",
        find: unknownBaseClasses,
        explanation: Explanation(
            title: "a base class that is not among the sources",
            meaning: """
                A class inherits from a generic class that the generator has not read, gives it one of your
                dependency protocols as the argument, and is created with `parent:`. So it looks like a component
                with a base class of your own, but whether it is one cannot be told. So does one that overrides
                the `flag` or the `plugin` of plug-ins, which nobody creates but their host. A root whose file
                does not show that its `BootstrapComponent` is the runtime's is reported too.
                """,
            reason: """
                If it is a component and were left out of the graph, then its requests would not be proved, and
                it would trap when it is created.
                """,
            fix: """
                - Add the file or the module that declares the base class to the sources.
                - Or inherit from `Component` directly.
                - For a root write `import DIRuntime` in its file, or name the module that re-exports the runtime:
                  `"runtimeModules": ["Kit"]` in needle.json.
                - If it is no component, give the base class another argument than a dependency protocol.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                      var userName: String { "Ada" }

                      var search: SearchComponent { SearchComponent(parent: self) }
                  }

                  protocol SearchDependency: Dependency {
                      var userName: String { get }
                  }

                + class ScreenComponent<DependencyType>: Component<DependencyType> {
                + }
                +
                  final class SearchComponent: ScreenComponent<SearchDependency> {  // reported here
                      var title: String { "Search" }
                  }
                """))

    /// Only of classes that are created with `parent:`, and of plug-ins: what nobody creates cannot be missing from the graph.
    private static func unknownBaseClasses(in wiring: Wiring) -> [Diagnostic] {
        let program = wiring.program
        let similar = wiring.namesMeantByBases
        return wiring.unseenComponents(of: .unknownBaseClass)
            + wiring.createdOfUnknownBases.map { declaration, base, dependency in
                let name = base.dottedName
                if let namesake = base.namesake { return .baseClass(base, called: name, like: namesake, program) }
                if let module = wiring.unseenModule(of: base) {
                    return .unimportedBaseClass(base, of: declaration, in: module, wiring)
                }
                if let hidden = wiring.classHidden(from: base) {
                    return .hiddenBase(
                        .type(hidden), inheritedBy: program.symbols.key(of: declaration).name,
                        at: program.location(of: base), in: wiring)
                }
                if let hidden = wiring.aliasHidden(from: base) {
                    return .hiddenBase(
                        .alias(hidden), inheritedBy: program.symbols.key(of: declaration).name,
                        at: program.location(of: base), in: wiring)
                }
                return .unknownBaseClass(
                    name, component: program.symbols.key(of: base.declaration).name,
                    dependency: dependency?.type.description, similar: similar[name] ?? [],
                    renamed: wiring.onlyRenamed(base), at: program.location(of: base), in: wiring)
            } + misspeltBases(in: wiring)
    }

    /// Of classes that are created by a component, or create one, and give their base class no dependency protocol.
    private static func misspeltBases(in wiring: Wiring) -> [Diagnostic] {
        let program = wiring.program
        var reported = Set(wiring.createdOfUnknownBases.map { $0.base.declaration })
        return wiring.rejections.creations.compactMap { creation in
            if let (declaration, base, module) = wiring.unimportedBasesOfCreations[creation.location] {
                return reported.insert(base.declaration).inserted
                    ? .unimportedBaseClass(base, of: declaration, in: module, wiring) : nil
            }
            guard let (base, names) = wiring.basesMeantByCreations[creation.location],
                let declaration = creation.unrecognized, reported.insert(base.declaration).inserted
            else { return nil }
            let component = program.symbols.key(of: declaration).name
            return .unknownBaseClass(
                base.dottedName, component: component, creation: creation, similar: names,
                at: program.location(of: base))
        }
    }
}

extension Wiring {
    typealias UnknownBase = (
        declaration: DeclarationReference, base: ComponentClassifier.UnknownBase,
        dependency: ComponentClassifier.Argument?
    )

    /// Each unknown name once, with the first class that gets it.
    func findCreatedOfUnknownBases() -> [UnknownBase] {
        let created = rejections.createdOfUnknownBase
        if created.isEmpty, graph.slots.isEmpty { return [] }
        var reported: Set<DeclarationReference> = []
        return program.classifier.sortedUnknownBases().compactMap { declaration, base in
            let isPlugin = base.runtimeKind == nil && overridesPlugin(declaration)
            guard isPlugin || created.contains(declaration) else { return nil }
            let dependency = base.arguments.first { program.protocols.likeness(of: $0) == .certain }
            guard dependency != nil || isPlugin && isKnownElsewhere(base), reported.insert(base.declaration).inserted
            else { return nil }
            return (declaration, base, dependency)
        }
    }

    /// Whether a base class that gets no dependency is surely one of a component: a name tells that by itself only where all that
    /// the file sees is read.
    private func isKnownElsewhere(_ base: ComponentClassifier.UnknownBase) -> Bool {
        guard base.namesake == nil, seesOnlyReadModules(base.summary) || unseenModule(of: base) != nil else {
            return false
        }
        return !names(meantBy: base).isEmpty || unseenModule(of: base) != nil || isHidden(base)
    }

    /// A base class that its module keeps to itself.
    fileprivate func classHidden(from base: ComponentClassifier.UnknownBase) -> DeclarationReference? {
        let file = program.symbols.summaries[base.summary].file
        return hiddenDeclaration(of: .class, named: base.dottedName, in: file)
    }

    /// The same of a typealias.
    fileprivate func aliasHidden(from base: ComponentClassifier.UnknownBase) -> AliasPlace? {
        let (symbols, summary) = (program.symbols, base.declaration.summary)
        let modules = symbols.visibleModules[summary].sorted().filter { $0 != symbols.modules[summary] }
        return modules.lazy.compactMap { symbols.key(base.dottedName, in: $0)?.aliases.first }
            .first { symbols.alias($0).access < .public }
    }

    private func isHidden(_ base: ComponentClassifier.UnknownBase) -> Bool {
        classHidden(from: base) != nil || aliasHidden(from: base) != nil
    }

    /// Whether a base class is in no source and by no other name, so that nobody knows what it creates.
    var hasUndeclaredBase: Bool {
        createdOfUnknownBases.contains { _, base, _ in
            base.namesake == nil && names(meantBy: base).isEmpty && unseenModule(of: base) == nil
                && !isHidden(base) && onlyRenamed(base) == nil
        }
    }

    /// The names of base classes that the sources do not declare, with those that may have been meant.
    var namesMeantByBases: [String: [String]] {
        Dictionary(createdOfUnknownBases.map { ($0.base.dottedName, names(meantBy: $0.base)) }) {
            first, _ in first
        }
    }

    private func names(meantBy base: ComponentClassifier.UnknownBase) -> [String] {
        let context = program.symbols.context(around: base.declaration)
        let name = base.dottedName
        let similar = namesOfBases.similar(to: name, in: context)
        // `Bootstrap` is short for `BootstrapComponent`.
        return similar.isEmpty && RuntimeNames.classes[name + "Component"] != nil ? [name + "Component"] : similar
    }

    /// The only base component that nothing inherits from, where one name is inherited from that nobody declares: it may have
    /// another name now.
    fileprivate func onlyRenamed(_ base: ComponentClassifier.UnknownBase) -> Component? {
        let symbols = program.symbols
        let left = basesWithoutHeirs.filter {
            symbols.declaration($0.declaration).genericParameters.count == base.arguments.count
        }
        guard left.count == 1, let component = left.first else { return nil }
        let summary = base.declaration.summary
        let isSeen = component.module.map(symbols.visibleModules[summary].contains) == true && component.access == .open
        return component.module == symbols.modules[summary] || isSeen ? component : nil
    }

    /// Where classes inherit from one name only that nobody declares: the components that may have had it, which have no heirs
    /// and which nothing creates.
    func findBasesWithoutHeirs() -> [Component] {
        if Set(createdOfUnknownBases.map { $0.base.name }).count != 1 { return [] }
        let inherited = Set(graph.components.compactMap { $0.superclass })
        return graph.components.filter { component in
            !inherited.contains(component.id) && !component.isRoot && !component.isConstructed
                && !program.symbols.declaration(component.declaration).isFinal
        }
    }

    /// A base class that the sources do not declare, with those that may have been meant.
    typealias MeantBase = (base: ComponentClassifier.UnknownBase, names: [String])

    func findNamesOfBases() -> NestedNames {
        let runtime = RuntimeNames.classes.keys
        let qualified = runtime.map { "\(program.usedRuntime).\($0)" }
        let components = Set(graph.components.map { $0.name })
        let aliases =
            program.symbols.aliasedTypes().filter { components.contains($0.type.name) }.map { $0.name }
            + namesOfRuntimeAliases
        return NestedNames(components.union(aliases).union(runtime).union(qualified), in: program.symbols)
    }

    /// The typealiases of the runtime's classes.
    private var namesOfRuntimeAliases: [String] {
        let symbols = program.symbols
        return symbols.aliasPlaces.filter { place in
            guard !symbols.alias(place).isLocal, let target = symbols.alias(place).type.dottedName else { return false }
            let name = program.classifier.runtimeName(target.nameParts, in: symbols.aliasContext(place))
            return name.map { RuntimeNames.classes[$0] != nil } == true
        }.map { symbols.key(ofAlias: $0).name }
    }

    /// A base class in a module that the file which names it does not import.
    typealias UnimportedBase = (
        declaration: DeclarationReference, base: ComponentClassifier.UnknownBase, module: String
    )

    /// By the creations that are no edges for it.
    func findUnimportedBasesOfCreations() -> [SourceLocation: UnimportedBase] {
        var found: [SourceLocation: UnimportedBase] = [:]
        for creation in rejections.toldCreations where creation.isOfUnrecognized {
            guard let (declaration, base) = unknownBase(of: creation), let module = unseenModule(of: base)
            else { continue }
            found[creation.location] = (declaration, base, module)
        }
        return found
    }

    /// The module that shows a class or a typealias of the base's name to others, where the file does not import it.
    fileprivate func unseenModule(of base: ComponentClassifier.UnknownBase) -> String? {
        let symbols = program.symbols
        let summary = base.summary
        let declared = symbols.declared(base.dottedName).first { declared in
            guard let module = declared.module, declared.access ?? .internal >= .public else { return false }
            return module != symbols.modules[summary] && !symbols.visibleModules[summary].contains(module)
                && declared.types.allSatisfy { symbols.declaration($0).kind == .class }
        }
        return declared?.module
    }

    /// The files of which a base class tells that they lack the import which shows them the runtime, too.
    var filesLackingRuntimeModules: Set<Int> {
        let unseen = createdOfUnknownBases.map { ($0.base, unseenModule(of: $0.base)) }
        let bases = unseen + unimportedBasesOfCreations.values.map { ($0.base, $0.module) }
        return Set(bases.filter { $1.map(program.classifier.isRuntime) == true }.map { $0.0.summary })
    }

    /// The class that is no component, as far as is known, with its base; also where an extension of it creates something.
    func unknownBase(
        of creation: UnlinkedCreation
    ) -> (declaration: DeclarationReference, base: ComponentClassifier.UnknownBase)? {
        guard let reference = creation.unrecognized else { return nil }
        for declaration in [reference] + program.symbols.extendedKey(of: reference).types {
            if let base = program.classifier.unknownBases[declaration] { return (declaration, base) }
        }
        return nil
    }

    func findBasesMeantByCreations() -> [SourceLocation: MeantBase] {
        var found: [SourceLocation: MeantBase] = [:]
        let told = Set(createdOfUnknownBases.map { $0.base.name })
        for creation in rejections.creations {
            guard creation.isOfUnrecognized, let (_, base) = unknownBase(of: creation), !creation.isSilenced,
                unimportedBasesOfCreations[creation.location] == nil
            else { continue }
            let names = names(meantBy: base)
            if !names.isEmpty {
                found[creation.location] = (base, names)
            } else if told.contains(base.name), unseenModule(of: base) == nil, !isHidden(base) {
                // It is undeclared for another heir as well.
                found[creation.location] = (base, onlyRenamed(base).map { [$0.name] } ?? [])
            }
        }
        return found
    }

    /// The names of the types that names mean, through typealiases.
    private func typeNames(meantBy base: ComponentClassifier.UnknownBase, _ names: [String]) -> [String] {
        let context = program.symbols.context(around: base.declaration)
        return names.map { program.symbols.resolveType(named: $0, in: context)?.name ?? $0 }
    }

    /// The types that a class gives to its base, of which one may be its non-core component.
    private func classesGiven(to base: ComponentClassifier.UnknownBase) -> [DeclarationReference] {
        base.arguments.flatMap { program.symbols.resolveType($0.type, in: $0.context)?.types ?? [] }
    }

    /// The components that a misspelt base class, or one of a module that is not imported, would be, and the non-core
    /// components of these.
    var componentsMeantByBases: [Component] {
        let unimported =
            unimportedBasesOfCreations.values.map { $0.base }
            + createdOfUnknownBases.map { $0.base }.filter { unseenModule(of: $0) != nil }
        let misspelt = createdOfUnknownBases.map { ($0.base, names(meantBy: $0.base)) }
        let unseen = Set(unimported.map { $0.dottedName })
        let aliases = unseen.union(
            createdOfUnknownBases.compactMap { aliasHidden(from: $0.base) }.map { program.symbols.alias($0).name })
        let aliased = aliases.isEmpty ? [] : program.symbols.aliasedTypes().filter { aliases.contains($0.name) }
        let meant = unseen.union(aliased.map { $0.type.name }).union(
            (misspelt + basesMeantByCreations.values.map { ($0.base, $0.names) }).flatMap { typeNames(meantBy: $0, $1) }
        )
        let hidden = Set(createdOfUnknownBases.compactMap { classHidden(from: $0.base) })
        let nonCores = Set(
            (createdOfUnknownBases.map { $0.base } + basesMeantByCreations.values.map { $0.base })
                .flatMap(classesGiven).map { program.symbols.key(of: $0) })
        if meant.isEmpty, hidden.isEmpty, nonCores.isEmpty { return [] }
        return graph.components.filter {
            meant.contains($0.name) || hidden.contains($0.declaration)
                || $0.kind == .nonCore && nonCores.contains(program.symbols.key(of: $0.declaration))
        }
    }
}

extension Diagnostic {
    /// A base class, or a typealias of one, that lost the access by which others inherit from it.
    fileprivate static func hiddenBase(
        _ hidden: NarrowRequirement.NamedType, inheritedBy heir: String, at location: SourceLocation, in wiring: Wiring
    ) -> Diagnostic {
        let symbols = wiring.program.symbols
        let name = symbols.name(of: hidden)
        let edit: String
        let place: SourceLocation
        let fix: Fix?
        switch hidden {
        case .type(let reference):
            (edit, place, fix) = ("make it 'open'", symbols.location(of: reference), nil)
        case .alias(let alias):
            let access = wiring.accessNeeded(of: hidden, in: location.file)
            (edit, place) = ("make it '\(access)'", symbols.location(of: alias))
            fix = Widening.fix("'\(name)'", of: hidden, to: access, in: wiring)
        }
        return Diagnostic(
            .unknownBaseClass, of: heir, at: place,
            "'\(name)' is '\(symbols.access(of: hidden))', but '\(heir)' of another module inherits from it",
            edit: edit, notes: [Note("'\(heir)' inherits from it here", at: location)], cause: "hidden \(name)",
            fix: fix)
    }

    /// A base class of another module, in a file that does not import that.
    fileprivate static func unimportedBaseClass(
        _ base: ComponentClassifier.UnknownBase, of declaration: DeclarationReference, in module: String,
        _ wiring: Wiring
    ) -> Diagnostic {
        let location = wiring.program.placeOfName(of: base)
        let component = wiring.program.symbols.key(of: base.declaration).name
        return Diagnostic(
            .unknownBaseClass, of: wiring.program.symbols.key(of: declaration).name, at: location,
            "'\(base.dottedName)', the base class of '\(component)', is declared in the module "
                + "'\(module)', and this file does not import '\(module)'",
            edit: "import '\(module)'", cause: "unseen \(module) in file \(location.file.index)",
            lostImport: Fix.lostImport(of: module, in: location.file),
            fix: wiring.fix(importing: module, in: location.file))
    }

    /// A base class whose name is that of something else as well: of the class itself in its namespace, or of a class in
    /// another module.
    fileprivate static func baseClass(
        _ base: ComponentClassifier.UnknownBase, called name: String, like namesake: DeclaredName, _ program: Program
    ) -> Diagnostic {
        let heir = program.symbols.key(of: base.declaration)
        let location = program.placeOfName(of: base)
        let meant = "\(program.usedRuntime).\(name.lastNamePart)"
        let fault =
            heir == namesake
            ? "is '\(heir.name)' itself, whose name hides the runtime's"
            : "is a class of '\(namesake.module ?? "")' as well as of the runtime"
        return Diagnostic(
            .unknownBaseClass, of: heir.name, at: location, "the base class '\(name)' of '\(heir.name)' \(fault)",
            edit: "write '\(meant)'", cause: "\(heir.name) \(name)",
            fix: Fix(writing: [meant], insteadOf: name, at: location))
    }

    /// A base class with almost the name of a component, or of a class of the runtime.
    fileprivate static func unknownBaseClass(
        _ name: String, component: String, creation: UnlinkedCreation, similar: [String], at location: SourceLocation
    ) -> Diagnostic {
        let what = creation.child == component ? "it" : "'\(creation.child)'"
        return Diagnostic(
            .unknownBaseClass, of: component, at: location,
            "'\(name)', the base class of '\(component)', is not declared in the sources",
            unknown: name, similar: similar, edit: "add the files that declare '\(name)' to the sources",
            notes: [Note("\(what) is created here with 'parent:', as components are", at: creation.location)],
            cause: name)
    }

    /// A base class from elsewhere whose argument is a dependency protocol of these sources, or whose heir is a plug-in.
    fileprivate static func unknownBaseClass(
        _ name: String, component: String, dependency: String?, similar: [String], renamed: Component?,
        at location: SourceLocation, in wiring: Wiring
    ) -> Diagnostic {
        let message = "'\(name)', the base class of '\(component)', is not declared in the sources"
        let edit = "add the files that declare '\(name)' to the sources, or inherit from 'Component'"
        let sign =
            dependency.map { "its argument '\($0)' is a dependency protocol" }
            ?? "what inherits from it overrides what plug-ins have"
        let note = Note("\(sign), so '\(component)' looks like a component that would be left out of the graph")
        if let renamed, similar.isEmpty, wiring.unreadModules(of: name, in: location.file) == nil {
            return Diagnostic(
                .unknownBaseClass, of: component, at: location, message, edit: "did you mean '\(renamed.name)'?",
                alternative: "if not, \(edit)", notes: [note], cause: name,
                fix: Fix(writing: [renamed.name], insteadOf: name, at: location))
        }
        return Diagnostic(
            .unknownBaseClass, of: component, at: location, message, undeclared: name, similar: similar, edit: edit,
            notes: [note], in: wiring)
    }
}
