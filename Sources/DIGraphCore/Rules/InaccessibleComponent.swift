import SwiftFacts

extension Rule {
    package static let inaccessibleComponent = Rule(
        id: "inaccessible-component",
        holdsInEveryModule: true,
        find: inaccessibleComponents,
        explanation: Explanation(
            title: "a component that the generated file cannot name",
            meaning: """
                The component, or a type around it, is `private` or `fileprivate`, is declared in the body of a
                function, or is internal to another module than that of the generated file. The file can do
                without its name if it can name the dependency protocol instead, and all such components of that
                protocol have the same owners. Here they do not, or the component is a plug-in, which has to be
                named, as its slot.

                Or another module creates the component, and sees none of the initialisers of its class.

                A component that nothing in the graph creates is a `detached-component` instead.
                """,
            reason: """
                The generated file registers each component by its class, or by the type of its dependency. It is a
                file of its own, so it sees only what other files of its module see, and would not compile.
                Nor would a creation by a hidden initialiser, of which the compiler only says that its label is
                wrong.
                """,
            fix: """
                - Remove `private`, or move the class out of the function.
                - In another module make what the message names `public`, or `package` within one package.
                - If the message names the wrong module for the generated file, set `--output-module`, or
                  `"outputModule"` in needle.json.
                - If the module has generated code of its own, say so in needle.json:
                  `"modules": {"Kit": {"wired": "elsewhere"}}`.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                      var user: String { "Ada" }
                      private var audit: AuditComponent { AuditComponent(parent: self) }
                  }

                - private protocol AuditDependency: Dependency {  // reported here
                + protocol AuditDependency: Dependency {
                      var user: String { get }
                  }

                  private final class AuditComponent: Component<AuditDependency> {
                  }
                """))

    /// What is not in the graph needs no place in the generated file, unless only a creation is wrong.
    static func inaccessibleComponents(in wiring: Wiring) -> [Diagnostic] {
        let hiddenCreations =
            wiring.componentsHiddenFromCreations.map { ($0.key, $0.value) } + wiring.creationsInOtherPackages()
        // What others extend or create where they do not see it is told with what they do there.
        let toldThere = Set(hiddenCreations.map { $0.1.id })
        let inaccessible = wiring.graph.components.filter {
            $0.inaccessibility != nil && $0.isWanted && !$0.isLeftOut && !toldThere.contains($0.id)
                && !wiring.hiddenExtendedClasses.contains($0.declaration)
        }
        // Of what is declared twice nobody knows which is created where.
        let known = inaccessible.compactMap { component in
            wiring.declaredTwice.contains(component.id)
                ? nil : component.inaccessibility.flatMap { wiring.finding(about: component, $0) }
        }
        let creations = Dictionary(grouping: hiddenCreations) { wiring.declarationToOpen(of: $0.1) }
        let asking = wiring.graph.components.filter { $0.isCreated && !$0.isRoot && $0.inaccessibility == nil }
            .compactMap { component in
                wiring.hiddenComponents.hiddenProtocol(of: component).map { (component, $0, $1) }
            }
        // What heirs do not see is told with them, by the same edit.
        let told = asking.isEmpty ? [] : wiring.protocolsHiddenFromHeirs()
        let hiddenProtocols = asking.filter { !told.contains($0.1.declaration) }
            .compactMap { wiring.finding(about: $1, askedBy: $0, $2) }
        let hiddenSlots = wiring.hiddenSlotPlaces()
        let slots = wiring.graph.hostedSlots.filter { !hiddenSlots.contains($0.location) }.compactMap { slot in
            slot.inaccessibility.map { Diagnostic.inaccessibleSlot(slot.name, at: slot.location, reason: $0) }
        }
        // A class, and a protocol in it, are told once: one edit mends both.
        let classes = Set(inaccessible.map { $0.location })
        var places: Set<SourceLocation> = []
        let declarations = (known + hiddenProtocols).filter { finding in
            guard let place = finding.location, classes.contains(place) else { return true }
            return places.insert(place).inserted
        }
        return declarations + slots + wiring.hiddenInitializers().map { .hiddenInitializer($0, in: wiring) }
            + creations.compactMap {
                .hiddenComponent($1.sorted { $0.0 < $1.0 }, opening: $0, in: wiring)
            }
    }
}

extension Wiring {
    /// The components whose class, or the protocol that they ask for, has to be wider whatever they serve.
    func componentsToOpen() -> Set<ScopeID> {
        let opened = graph.components.filter { component in
            component.inaccessibility.map { finding(about: component, $0) != nil } ?? false
        }
        return Set(opened.map { $0.id })
    }

    /// The access that lets the generated file name a component, for it and for what it is declared with.
    private func fix(
        widening declaration: DeclarationReference, named name: String, of component: Component,
        _ reason: Inaccessibility
    ) -> Fix? {
        let symbols = program.symbols
        // The extended type is another's.
        let isExtended = symbols.effectiveAccess(of: declaration) < symbols.declaration(declaration).effectiveAccess
        if reason.isOfLocalClass || isExtended { return nil }
        let needed = program.settings.neededAccess(in: symbols.modules[declaration.summary])
        var usedElsewhere: Set<String> = []
        for resolved in resolution[component.id] {
            let request = resolved.request
            if resolved.owners.contains(where: { $0.member.module != request.module }) {
                usedElsewhere.formUnion(request.member.typeNames)
            }
        }
        // What a class inherits by is as visible as the class.
        let level = max(needed, min(component.access, .public))
        return Widening.fix("'\(name)'", of: declaration, to: level, in: self, usedElsewhere: usedElsewhere)
    }

    /// The access by which creations see a component, and how to say so; all of one package, or not.
    fileprivate func access(
        to component: Component, from places: [SourceLocation]
    ) -> (level: AccessLevel, inWords: String) {
        let modules = places.map { summaryIndices[$0.file].flatMap { program.symbols.modules[$0] } }
        let known = modules.map { program.settings.areSurelyOfOnePackage(component.module, $0) }
        if !known.contains(where: { $0 != true }) { return (.package, "'package'") }
        return (.public, Inaccessibility.access(inOnePackage: known.contains(false) ? false : nil))
    }

    /// Whether a `public` member has a type of the component's name, as one that creates it may: Swift then wants it `public`.
    fileprivate func isNamedByPublic(_ component: Component) -> Bool {
        let (symbols, name) = (program.symbols, component.name.lastNamePart)
        return symbols.summaries.indices.contains { summary in
            symbols.summaries[summary].types.indices.contains { index in
                let reference = DeclarationReference(summary: summary, type: index)
                let members = symbols.declaration(reference).members
                return members.contains { $0.access >= .public && $0.typeNames.contains(name) }
                    && symbols.effectiveAccess(of: reference) >= .public
            }
        }
    }

    /// The creations in another package than that of a component which only its own package sees.
    fileprivate func creationsInOtherPackages() -> [(SourceLocation, Component)] {
        creations.flatMap { link in
            link.children.map { graph[$0] }.filter { component in
                let module = program.symbols.modules[link.summary]
                return component.access == .package
                    && program.settings.areSurelyOfOnePackage(component.module, module) == false
            }.map { (location(of: link), $0) }
        }
    }

    private func isCreatedOutOfSight(_ component: Component, _ reason: Inaccessibility) -> Bool {
        guard case .isPrivate = reason else { return false }
        return component.creationFiles.contains { $0 != component.location.file }
    }

    /// Where a type around a declaration hides it from other files.
    fileprivate func note(
        onTypeAround declaration: DeclarationReference, _ reason: Inaccessibility
    ) -> [Diagnostic.Note] {
        let symbols = program.symbols
        guard case .isPrivate(let access) = reason, symbols.declaration(declaration).access != access,
            let hiding = type(around: declaration, of: access)
        else { return [] }
        return [
            Diagnostic.Note("'\(symbols.key(of: hiding).name)' is '\(access)' here", at: symbols.location(of: hiding))
        ]
    }

    private func type(around declaration: DeclarationReference, of access: AccessLevel) -> DeclarationReference? {
        let (symbols, file) = (program.symbols, declaration.summary)
        var name = symbols.key(of: declaration).name.outerName
        while !name.isEmpty {
            let around = symbols.key(name, in: symbols.modules[file], from: file)?.types ?? []
            if let found = around.first(where: { symbols.declaration($0).access == access }) { return found }
            name = name.outerName
        }
        return nil
    }

    /// The class of a component that others do not see, or the type around it that alone hides it.
    fileprivate func declarationToOpen(of component: Component) -> DeclarationReference {
        let own = component.declaration
        guard program.symbols.declaration(own).access > component.access else { return own }
        return type(around: own, of: component.access) ?? own
    }

    fileprivate func finding(
        about asked: DependencyProtocol, askedBy component: Component, _ reason: Inaccessibility
    ) -> Diagnostic? {
        if protocolsDeclaredTwice.contains(asked.declaration) { return nil }
        let around = hidingType(around: asked.declaration, reason)
        let changed = around ?? asked.declaration
        let name = around.map { program.symbols.key(of: $0).name }
        return .inaccessibleProtocol(
            asked, in: name.map { ($0, program.symbols.location(of: changed)) },
            of: graph.displayName(of: component.id), component.access, reason: reason,
            notes: note(onTypeAround: asked.declaration, reason),
            fix: fix(widening: changed, named: name ?? asked.name, of: component, reason))
    }

    /// The type around a declaration that keeps it inside of the module, though it is `public` or `package` by itself.
    private func hidingType(around declaration: DeclarationReference, _ reason: Inaccessibility)
        -> DeclarationReference?
    {
        guard case .hiddenInModule(let hidden) = reason,
            program.symbols.declaration(declaration).access > hidden.access
        else { return nil }
        return type(around: declaration, of: hidden.access)
    }

    fileprivate func finding(about component: Component, _ reason: Inaccessibility) -> Diagnostic? {
        let name = graph.displayName(of: component.id)
        func widening() -> Fix? {
            fix(widening: component.declaration, named: name, of: component, reason)
        }
        let mustBeNamed = component.isRoot || component.kind == .plugin && component.isCreated || reason.isOfLocalClass
        if !mustBeNamed, isCreatedOutOfSight(component, reason), hiddenComponents.obstacle(to: component) == nil {
            return .inaccessibleComponent(
                name, at: component.location, reason: reason, notes: note(onTypeAround: component.declaration, reason),
                fix: Widening.fix("'\(name)'", of: component.declaration, to: .internal, in: self))
        }
        if mustBeNamed || isCreatedOutOfSight(component, reason) {
            return .inaccessibleComponent(
                name, at: component.location, reason: reason, notes: note(onTypeAround: component.declaration, reason),
                fix: widening(), isRoot: component.isRoot)
        }
        if genericOrigin(of: component) != nil { return nil }
        switch hiddenComponents.obstacle(to: component) {
        case nil: return nil
        case .hiddenProtocol(let asked, let reason):
            return finding(about: asked, askedBy: component, reason)
        case .serves(let other):
            let note = Diagnostic.Note(
                "it serves '\(graph.displayName(of: other.id))', whose provider must name it", at: other.location)
            return .inaccessibleComponent(name, at: component.location, reason: reason, notes: [note], fix: widening())
        case .mistaken(let other):
            let note = Diagnostic.Note(
                "'\(graph.displayName(of: other.id))' has the same dependency, but gets it from other components, so "
                    + "that the class must be named to tell the two apart", at: other.location)
            return .inaccessibleComponent(name, at: component.location, reason: reason, notes: [note], fix: widening())
        }
    }
}

extension Diagnostic {
    /// A component that another module creates and does not see; each creation comes with what hides the class.
    fileprivate static func hiddenComponent(
        _ creations: [(SourceLocation, Component)], opening opened: DeclarationReference, in wiring: Wiring
    ) -> Diagnostic? {
        guard let component = creations.first?.1 else { return nil }
        let access =
            wiring.isNamedByPublic(component)
            ? (level: .public, inWords: "'public'") : wiring.access(to: component, from: creations.map { $0.0 })
        let symbols = wiring.program.symbols
        let isAround = opened != component.declaration
        let name = isAround ? symbols.key(of: opened).name : component.name
        let edited = isAround ? "'\(name)', which it stands in," : "the class and its initialiser"
        return Diagnostic(
            .inaccessibleComponent, at: isAround ? symbols.location(of: opened) : component.location,
            "'\(component.name)' is \(component.access) in the module '\(component.module ?? "")', and another module "
                + "creates it: make \(edited) \(access.inWords)",
            affected: creations.map { Affected($1.name, at: $0, "'\($1.name)' is created here") },
            fix: Widening.fix("'\(name)'", ofCreated: component.declaration, to: access.level, in: wiring))
    }

    /// A component that another module creates by an initialiser that it does not see.
    fileprivate static func hiddenInitializer(_ hidden: HiddenInitializer, in wiring: Wiring) -> Diagnostic {
        let component = hidden.component
        let access = wiring.access(to: component, from: hidden.creations)
        return Diagnostic(
            .inaccessibleComponent, at: hidden.location,
            "this initialiser of '\(component.name)' is \(hidden.access) in the module "
                + "'\(component.module ?? "")', and another module creates it: make it \(access.inWords)",
            affected: hidden.creations.map { Affected(component.name, at: $0, "'\(component.name)' is created here") },
            fix: Widening.fix(
                "the initialiser of '\(component.name)'", ofCreated: component.declaration, to: access.level,
                in: wiring))
    }

    /// A component that the generated file cannot name.
    fileprivate static func inaccessibleComponent(
        _ name: String, at location: SourceLocation, reason: Inaccessibility, notes: [Note], fix: Fix?,
        isRoot: Bool = false
    ) -> Diagnostic {
        let message = "the generated file cannot use '\(name)', because \(reason.sentence(about: "the class"))"
        // One edit, of the output module, may mend them all.
        guard notes.isEmpty, case .hiddenInModule(let hidden) = reason else {
            return Diagnostic(.inaccessibleComponent, at: location, message, notes: notes, fix: fix)
        }
        let place = hidden.isOfBuild ? "in needle.json" : "there"
        let other =
            ", or, if '\(hidden.module)' has generated code of its own, say \"wired\": \"elsewhere\" of it \(place)"
        return Diagnostic(
            .inaccessibleComponent, of: name, at: location, message + (isRoot ? other : ""), cause: hidden.module,
            fix: fix)
    }

    fileprivate static func inaccessibleSlot(
        _ name: String, at location: SourceLocation, reason: Inaccessibility
    ) -> Diagnostic {
        Diagnostic(
            .inaccessibleComponent, at: location,
            "the generated file cannot use the slot '\(name)', because \(reason.sentence(about: "the type"))")
    }

    /// A protocol that the generated file must name to serve a component.
    ///
    /// - Parameter around: the type that hides it.
    fileprivate static func inaccessibleProtocol(
        _ asked: DependencyProtocol, in around: (name: String, location: SourceLocation)?, of component: String,
        _ access: AccessLevel, reason: Inaccessibility, notes: [Note], fix: Fix?
    ) -> Diagnostic {
        let changed = around.map { "'\($0.name)', which it stands in," } ?? "the protocol"
        let message =
            "the generated file cannot use '\(asked.name)', which '\(component)' asks for, because "
            + reason.sentence(about: changed, heir: access)
        let location = around?.location ?? asked.location
        let place = "\(location.file.index) \(location.offset)"
        let cause = if case .hiddenInModule(let hidden) = reason { hidden.module } else { place }
        return Diagnostic(
            .inaccessibleComponent, of: component, at: location, message, notes: notes, cause: cause, fix: fix)
    }
}

extension Inaccessibility {
    /// How far another module sees, in one package or in two.
    fileprivate static func access(inOnePackage isOne: Bool?) -> String {
        switch isOne {
        case true: "'package'"
        case false: "'public'"
        case nil: "'public' ('package' is enough within one package)"
        }
    }

    /// The reason and the edit.
    ///
    /// - Parameter heir: the access of a class that inherits by the declaration, which is to be as wide.
    fileprivate func sentence(about declaration: String, heir: AccessLevel = .internal) -> String {
        switch self {
        case .isPrivate(let access):
            "it, or a type around it, is '\(access)': remove '\(access)'"
        case .isLocal:
            "it is declared in the body of a function: move \(declaration) out of the function"
        case .hiddenInModule(let hidden): hidden.sentence(about: declaration, heir: heir)
        }
    }
}

extension HiddenDeclaration {
    /// The reason and the edit, with what to say in needle.json where it may be wrong of the modules.
    fileprivate func sentence(about declaration: String, heir: AccessLevel) -> String {
        access == .package ? sentenceOfPackage(about: declaration) : sentenceOfModule(about: declaration, heir: heir)
    }

    private func sentenceOfPackage(about declaration: String) -> String {
        let start = "it is 'package' in the module '\(module)', "
        if outputModule.isEmpty {
            return start
                + "and the file belongs to no module: make \(declaration) 'public', or name the module that compiles "
                + "the generated file, and one \"package\" for both"
        }
        return start + "which is in another package than '\(outputModule)': make \(declaration) 'public'"
            + (isOfBuild ? "" : ", or name one \"package\" for both modules")
    }

    private func sentenceOfModule(about declaration: String, heir: AccessLevel) -> String {
        "it is internal in the module '\(module)' and the file belongs to "
            + (outputModule.isEmpty ? "no module" : "'\(outputModule)'") + ": make \(declaration) "
            + Inaccessibility.access(inOnePackage: heir < .public ? isOnePackage : false)
            + (isOfBuild
                ? "" : ", or name the module that compiles the generated file with \"outputModule\" in needle.json")
    }
}
