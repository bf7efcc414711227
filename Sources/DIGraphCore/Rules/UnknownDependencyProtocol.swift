import SwiftFacts

extension Rule {
    package static let unknownDependencyProtocol = Rule(
        id: "unknown-dependency-protocol",
        find: unknownProtocols,
        explanation: Explanation(
            title: "a dependency that is no dependency protocol",
            meaning: """
                What stands between the angle brackets of `Component<…>` must be a protocol that inherits from
                `Dependency`, and the generator must have read its declaration. Here it was not declared in the
                sources, is no protocol, or does not inherit from `Dependency`. The finding is also raised at a
                dependency protocol that inherits from a protocol which the sources do not declare.
                """,
            reason: """
                The requirements of the protocol are the requests of the component. Without them nothing can be
                proved, and no provider can conform to the protocol.
                """,
            fix: """
                - Declare it as `protocol Name: Dependency`, or correct the spelling; a note names similar ones.
                - If it is in a folder or module that the generator does not read, add that to the sources.
                - For a component without requests use `EmptyDependency`.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                      var userName: String { "Ada" }

                      var profile: ProfileComponent { ProfileComponent(parent: self) }
                  }

                - protocol ProfileDependency {
                + protocol ProfileDependency: Dependency {
                      var userName: String { get }
                  }

                  final class ProfileComponent: Component<ProfileDependency> {  // reported here
                      var greeting: String { "Hello \\(dependency.userName)" }
                  }
                """))

    private static func unknownProtocols(in wiring: Wiring) -> [Diagnostic] {
        let finder = UnknownProtocolFinder(wiring: wiring)
        for component in wiring.graph.components where component.kind != .bootstrap { finder.check(component) }
        for (dependency, new) in zip(wiring.graph.protocols, wiring.newInHierarchies) {
            finder.check(new, inheritedBy: dependency.name)
        }
        return finder.found
    }
}

/// Looks at what stands for dependencies, and at what these inherit from. Protocols share that; it is wrong once.
private final class UnknownProtocolFinder {
    let wiring: Wiring
    var found: [Diagnostic] = []
    private var places: Set<SourceLocation> = []
    /// Each is asked once, for many protocols may inherit from it.
    private var asked: Set<DeclarationReference> = []
    private lazy var unseen = program.protocols.incompleteProtocols(lacking: Self.mayBeMisspelt)
    private lazy var known = NestedNames(
        wiring.namesOfDependencies().union(["EmptyDependency"]), in: program.symbols)
    /// The dependency protocols that no component names.
    private lazy var namesUnasked = wiring.namesOfDependencies()
        .subtracting(wiring.graph.components.flatMap { $0.dependencies }.map { wiring.graph.protocols[$0.index].name })
    private lazy var unasked = RewordedNames(namesUnasked)
    private lazy var onlyUnasked = wiring.onlyProtocolsOfFiles(
        named: namesUnasked, without: Set(wiring.hierarchyOfDependencies).union(inheritance.values.joined()))
    /// Told with the copies that were to get these names.
    private lazy var namesOfCopies = Set(wiring.protocolCopies.values.map { $0.name })
    /// The dependencies that lack `Dependency`, by the protocol at the top of each.
    private lazy var heirs = wiring.graph.components.reduce(into: [DeclarationReference: Set<DeclarationReference>]()) {
        guard $1.dependencies.isEmpty, let argument = wiring.argument(0, of: $1),
            let reference = program.key(of: argument)?.types.first
        else { return }
        $0[top(of: reference), default: []].insert(reference)
    }
    private var tops = ChainEnds<DeclarationReference>()
    private lazy var inheritance = program.protocols.inheritance.parents
    private lazy var heirCounts = inheritance.values.joined().reduce(into: [DeclarationReference: Int]()) {
        $0[$1, default: 0] += 1
    }
    /// The protocols that some type of the sources conforms to.
    private lazy var conformed = Set(
        program.symbols.typeReferences.filter { program.symbols.declaration($0).kind != .protocol }
            .flatMap { program.protocols.conformances(of: [$0]).map { $0.reference } })
    private lazy var partsWithoutRuntime = CompositionSearch(program.symbols)
    private lazy var told = wiring.filesOfUnseenComponents()
    private lazy var declared = NestedNames(
        program.protocols.completeProtocolNames().union(wiring.namesOfDependencies()).union(RuntimeNames.protocols)
            .union(["PluginExtension"]), in: program.symbols)

    private var program: Program { wiring.program }

    init(wiring: Wiring) {
        self.wiring = wiring
    }

    func check(_ component: Component) {
        if wiring.componentsApartFromCreators.contains(component.id) { return }
        if let base = wiring.baseWithoutArguments(of: component) {
            found.append(.forgottenArguments(of: base, in: component, wiring))
        } else if wiring.namesNothing(component) {
            let base = RuntimeNames.baseClass(of: component.kind, isMainActor: component.isMainActor)
            let isOnly = component.kind == .component || component.kind == .nonCore
            return found.append(.forgottenArguments(of: base, takesOne: isOnly, in: component, wiring))
        } else if let base = wiring.baseWithTooFewArguments(of: component) {
            return found.append(.tooFewArguments(of: base, in: component, wiring))
        } else if let (base, most) = wiring.baseWithTooManyArguments(of: component) {
            return found.append(.tooManyArguments(of: base, most, in: component, wiring))
        }
        guard let argument = wiring.argument(0, of: component), !argument.type.description.isEmpty,
            component.superclass.flatMap({ wiring.baseWithTooFewArguments(of: wiring.graph[$0]) }) == nil
        else { return }
        if !namesOfCopies.isEmpty, argument.type.withoutExistential.dottedName.map(namesOfCopies.contains) == true {
            return
        }
        if let misplaced = wiring.misplaced(in: component) {
            // A base component tells of its own for all that inherit from it.
            if component.superclass.flatMap({ wiring.misplaced(in: wiring.graph[$0]) }) == nil {
                found.append(.misplaced(misplaced, of: component.name, at: argument.location))
            }
        } else if component.dependencies.isEmpty, program.protocols.dependencies(of: argument) == nil {
            if !isInherited(argument, by: component) { report(argument, of: component) }
        } else if let part = program.protocols.unknownPart(of: argument), places.insert(argument.location).inserted {
            found.append(undeclared(part, of: argument, component))
            reportUndeclaredParts(otherThan: part, of: argument, component)
        }
    }

    /// What a typealias names is to be mended there.
    private func undeclared(
        _ name: String, of argument: ComponentClassifier.Argument, _ component: Component
    ) -> Diagnostic {
        let alias = wiring.alias(naming: name, in: argument)
        let location = alias.map(program.symbols.location) ?? argument.location
        let context = alias.map(program.symbols.aliasContext) ?? argument.context
        if program.symbols.resolveType(named: name, in: context)?.protocols.isEmpty == true {
            return .classInComposition(name, of: component.name, at: location)
        }
        if let hidden = wiring.hiddenDependency(named: name, in: location.file) {
            return .hiddenDependency(hidden, of: component.name, isInherited: false, at: location, in: wiring)
        }
        if RuntimeNames.protocols.contains(name), !program.classifier.seesRuntime(summary: context.summary) {
            return .dependencyOfRuntime(name, of: component.name, at: location, wiring)
        }
        if let unseen = wiring.unseenDependency(named: name, in: location.file) {
            return .unimportedDependency(name, of: component.name, isInherited: false, unseen, at: location, wiring)
        }
        return .undeclaredDependency(
            name, of: component.name, at: location, similar: similarDependencies(to: name, in: context),
            edit: wiring.declaration(of: name, usedIn: context), in: wiring)
    }

    /// What no component asks for may have been renamed where it is declared only.
    private func similarDependencies(to name: String, in context: LookupContext) -> [String] {
        let similar = known.similar(to: name, in: context)
        if !similar.isEmpty { return similar }
        return (unasked.only(like: name) ?? onlyUnasked[context.summary]).map { [$0] } ?? []
    }

    private func reportUndeclaredParts(
        otherThan first: String, of argument: ComponentClassifier.Argument, _ component: Component
    ) {
        for part in program.protocols.unknownParts(of: argument) where part != first {
            found.append(undeclared(part, of: argument, component))
        }
    }

    func check(_ protocols: [DeclarationReference], inheritedBy dependency: String) {
        report(program.protocols.unknownRequirers(of: protocols), of: dependency)
    }

    private func report(_ argument: ComponentClassifier.Argument, of component: Component) {
        if let incomplete = protocolWithoutDependency(argument) {
            for heir in program.protocols.hierarchy(of: incomplete, without: asked) {
                asked.insert(heir)
                // What it may get `Dependency` from, but for a wrong name or a missing file.
                let unseen = program.protocols.unknownRequirers(of: [heir]).filter { Self.mayBeMisspelt($0.name) }
                report(unseen, of: program.symbols.key(of: incomplete).name, lackingDependency: true)
            }
            if unseen.contains(incomplete) { return }
        }
        let lackingImport = protocolWithoutRuntime(of: argument)
        if let lackingImport, told.contains(file(of: lackingImport)) { return }
        if let namespace = misspeltNamespace(hiding: argument) {
            if isTold(namespace) { return }
            let name = argument.type.withoutExistential.description
            return found.append(
                .misspeltNamespace(
                    namespace, for: .unknownDependencyProtocol, hiding: name, usedAt: argument.location))
        }
        let diagnostic =
            lackingImport.map { withoutRuntime($0, argument, of: component) } ?? unknown(argument, of: component)
        if let location = diagnostic.location { places.insert(location) }
        found.append(diagnostic)
        if program.key(of: argument) == nil, let part = program.protocols.unknownPart(of: argument) {
            reportUndeclaredParts(otherThan: part, of: argument, component)
        }
    }

    private func report(
        _ parents: [ProtocolTable.UnknownConstraint], of dependency: String, lackingDependency: Bool = false
    ) {
        for (name, location, context) in parents where places.insert(location).inserted {
            if let hidden = wiring.hiddenDependency(named: name, in: location.file) {
                if places.insert(program.symbols.location(of: hidden)).inserted {
                    found.append(.hiddenDependency(hidden, of: dependency, isInherited: true, at: location, in: wiring))
                }
            } else if let unseen = wiring.unseenDependency(named: name, in: location.file) {
                found.append(
                    .unimportedDependency(name, of: dependency, isInherited: true, unseen, at: location, wiring))
            } else if let namespace = wiring.misspeltNamespace(ofProtocol: name, namedAt: location) {
                if isTold(namespace) { continue }
                found.append(
                    .misspeltNamespace(namespace, for: .unknownDependencyProtocol, hiding: name, usedAt: location))
            } else if program.symbols.resolveType(named: name, in: context) != nil {
                found.append(.inheritedClass(name, dependency: dependency, at: location))
            } else if program.isClassOfRuntime(name, in: context) {
                let meant = lackingDependency ? wiring.nameOfDependency(in: [context]) : nil
                found.append(.inheritedClass(name, dependency: dependency, insteadOf: meant, at: location))
            } else {
                found.append(
                    .unknownInheritedProtocol(
                        name, dependency: dependency,
                        similar: declared.similar(to: name, in: context).filter { $0 != dependency },
                        at: location, in: wiring))
            }
        }
    }

    /// The misspelt extension that holds a dependency which is named by what was meant.
    private func misspeltNamespace(hiding argument: ComponentClassifier.Argument) -> MisspeltNamespace? {
        guard program.key(of: argument) == nil, let name = argument.type.withoutExistential.dottedName, name.isDotted,
            let namespace = wiring.misspeltNamespace(ofProtocol: name.lastNamePart, namedAt: argument.location)
        else { return nil }
        return name.hasPrefix(namespace.meant + ".") ? namespace : nil
    }

    private func isTold(_ namespace: MisspeltNamespace) -> Bool {
        wiring.rejections.creations.contains { wiring.misspeltNamespace(of: $0)?.location == namespace.location }
    }

    /// What a base component in another file depends on is its own affair.
    private func isInherited(_ argument: ComponentClassifier.Argument, by component: Component) -> Bool {
        component.superclass != nil && argument.location.file != component.location.file
    }

    private func unknown(_ argument: ComponentClassifier.Argument, of component: Component) -> Diagnostic {
        let name = argument.type.withoutExistential.description
        let key = program.key(of: argument)
        let knownPart = program.protocols.firstOfKnownParts(of: argument)
        let lacking = key ?? knownPart.flatMap { program.symbols.resolveType(named: $0, in: argument.context) }
        let cause = lacking.flatMap { origin(of: $0) } ?? knownPart ?? name
        func fault(_ fault: String, edit: String, alternative: String? = nil, fix: Fix? = nil) -> Diagnostic {
            Diagnostic(
                .unknownDependencyProtocol, of: component.name, at: argument.location,
                "'\(name)', the dependency of '\(component.name)', \(fault)", edit: edit, alternative: alternative,
                cause: cause, fix: fix)
        }
        if let part = knownPart {
            return fault(
                "is made of protocols of which none inherits from 'Dependency'",
                edit: "let '\(part)' inherit from 'Dependency'")
        }
        let unknownPart = program.protocols.unknownPart(of: argument)
        let isUnknown = program.symbols.isComposition(argument.type, in: argument.context) && unknownPart != nil
        guard isUnknown || program.mayBeProtocol(argument) else {
            let meant = otherArgument(beside: argument, of: component).map {
                "did you mean '\($0)', in another order of the arguments?"
            }
            return fault(
                "is no protocol", edit: meant ?? Diagnostic.declaration,
                alternative: meant.map { _ in "if not, \(Diagnostic.declaration)" })
        }
        guard let key else {
            return undeclared(unknownPart ?? name, of: argument, component)
        }
        let base = base(of: key)
        if let above = commonOrigin(of: key) {
            return fault(
                "does not inherit from '\(base)', nor does '\(above.name)', which others of these protocols inherit from, too",
                edit: edit(of: "protocol \(SwiftName.escaped(above.name.lastNamePart))", above, inheriting: base),
                fix: inheritance(of: above))
        }
        return fault(
            "does not inherit from '\(base)'",
            edit: edit(of: "protocol \(SwiftName.escaped(name.lastNamePart))", key, inheriting: base),
            fix: inheritance(of: key))
    }

    private func edit(of head: String, _ key: DeclaredName, inheriting base: String) -> String {
        let imports = lacksRuntime(key).map { _ in "import '\(program.usedRuntime)' and " } ?? ""
        return imports + inheritance(of: head, key, from: base)
    }

    /// The file of the first declaration, where it does not see the runtime.
    private func lacksRuntime(_ key: DeclaredName) -> FileID? {
        key.types.first { !program.classifier.seesRuntime(summary: $0.summary) }.map(file)
    }

    private func inheritance(of head: String, _ key: DeclaredName, from base: String) -> String {
        if let (name, _) = wiring.mistakenInheritance(of: key) {
            let other = name == key.name.lastNamePart ? "that protocol itself" : "another type here"
            return "write '\(program.usedRuntime).\(name)' where '\(head)' names '\(name)', which is \(other)"
        }
        if key.types.allSatisfy({ program.symbols.declaration($0).inherits.isEmpty }) {
            return "declare it as '\(head): \(base)'"
        }
        let above = origin(of: key).map { ", or to what '\($0)' above it does" } ?? ""
        return "add '\(base)' to what '\(head)' inherits from" + above
    }

    /// Another argument of the base class that is a dependency protocol, where the first stands.
    private func otherArgument(beside first: ComponentClassifier.Argument, of component: Component) -> String? {
        let bases = wiring.graph.components.superclasses(of: component.id).map { wiring.graph[$0] }
        let heir = bases.prefix { wiring.argument(0, of: $0)?.location == first.location }.last ?? component
        let inherited = program.symbols.declaration(heir.declaration).inherits
        let arguments = inherited.flatMap { type -> [TypeSyntax] in
            if case .named(let parts) = type.syntax { return parts.last?.arguments ?? [] }
            return []
        }
        return arguments.first { program.protocols.dependencies(of: $0, in: first.context) != nil }?.description
    }

    /// A dependency whose `Dependency` stands in a file that does not see the runtime, so that it may be any library's.
    private func withoutRuntime(
        _ lacking: DeclarationReference, _ argument: ComponentClassifier.Argument, of component: Component
    ) -> Diagnostic {
        let (name, file, runtime) = (
            argument.type.withoutExistential.description, file(of: lacking), program.usedRuntime
        )
        let declared = program.symbols.key(of: lacking)
        let isOwn = program.key(of: argument) == declared
        let origin = isOwn ? "" : "gets 'Dependency' from '\(declared.name)', which "
        let place = Diagnostic.Note("'\(declared.name)' is declared here", at: program.symbols.location(of: lacking))
        let exported = wiring.lostExport.flatMap { $0.filesOfProtocols.contains(file) ? $0 : nil }
        let files = exported?.filesOfProtocols ?? [file]
        let imported = wiring.importOfRuntime(lackingIn: files)
        return Diagnostic(
            .unknownDependencyProtocol, of: component.name, at: argument.location,
            "'\(name)', the dependency of '\(component.name)', \(origin)is declared in a file without "
                + "'import \(runtime)', so its 'Dependency' may be any library's",
            edit: exported.map {
                "add '\(imported)' to each such file, or write '@_exported import \(runtime)' in '\($0.module)'"
            } ?? "add '\(imported)' to that file, or name the module that re-exports it in \"runtimeModules\"",
            notes: isOwn ? [] : [place], cause: exported.map { "exported by \($0.module)" } ?? "file \(file.index)",
            fix: Fix.joined(wiring.additionsOfRuntime(in: files)))
    }

    /// The protocol that would make a dependency of an argument, but for an import of the runtime.
    private func protocolWithoutRuntime(of argument: ComponentClassifier.Argument) -> DeclarationReference? {
        if program.protocols.namingDependency.isEmpty { return nil }
        let part = partsWithoutRuntime.first(in: argument.type.withoutExistential, argument.context) {
            protocolWithoutRuntime(named: $0, in: $1) != nil
        }
        return part.flatMap { protocolWithoutRuntime(named: $0.constraint.type, in: $0.constraint.context) }
    }

    private func protocolWithoutRuntime(named type: TypeSyntax, in context: LookupContext) -> DeclarationReference? {
        let protocols = program.protocols
        return protocols.declarations(of: type, in: context).lazy.compactMap { part in
            protocols.first(from: part) {
                protocols.namingDependency.contains($0)
                    && !self.program.classifier.seesRuntime(summary: $0.summary)
            }
        }.first
    }

    private func file(of reference: DeclarationReference) -> FileID {
        program.symbols.summaries[reference.summary].file
    }

    /// The protocol at the top of those that one inherits from: it may be what lacks `Dependency` for all of its heirs.
    private func origin(of key: DeclaredName) -> String? {
        guard let reference = key.types.first else { return nil }
        let top = top(of: reference)
        return top == reference ? nil : program.symbols.key(of: top).name
    }

    /// Of several that one inherits from, that with the most heirs goes on.
    private func top(of reference: DeclarationReference) -> DeclarationReference {
        tops.end(from: reference) { heir in
            inheritance[heir]?.filter(mayLackDependency).reduce(nil) { most, next in
                heirCounts[most ?? next, default: 0] < heirCounts[next, default: 0] ? next : most ?? next
            }
        }
    }

    /// A type that conforms need be no class, and what does not see the runtime is another library's.
    private func mayLackDependency(_ reference: DeclarationReference) -> Bool {
        !conformed.contains(reference)
            && program.classifier.seesRuntime(summary: reference.summary)
    }

    /// The protocol at the top of several dependencies that lack `Dependency`: it was lost there.
    private func commonOrigin(of key: DeclaredName) -> DeclaredName? {
        guard origin(of: key) != nil, let reference = key.types.first else { return nil }
        let top = top(of: reference)
        return heirs[top, default: []].count > 1 ? program.symbols.key(of: top) : nil
    }

    /// What a protocol is to inherit from, as it is called where the protocol stands.
    private func base(of key: DeclaredName) -> String {
        wiring.nameOfDependency(in: key.types.map { program.symbols.context(around: $0) })
    }

    /// Of a protocol that lacks nothing else.
    private func inheritance(of key: DeclaredName) -> Fix? {
        guard key.types.count == 1, let reference = key.types.first,
            !program.protocols.incompleteProtocols.contains(reference)
        else { return nil }
        let inheriting: Fix?
        if let (name, location) = wiring.mistakenInheritance(of: key) {
            inheriting = Fix(writing: ["\(program.usedRuntime).\(name)"], insteadOf: name, at: location)
        } else {
            let base = base(of: key)
            inheriting = Fix(
                "let '\(key.name)' inherit from '\(base)'",
                [Fix.Change(.inheritance(base), at: program.symbols.location(of: reference))])
        }
        guard let file = lacksRuntime(key) else { return inheriting }
        return Fix.joined([inheriting, wiring.fix(importing: program.usedRuntime, in: file)])
    }

    private func protocolWithoutDependency(_ argument: ComponentClassifier.Argument) -> DeclarationReference? {
        guard program.protocols.likeness(of: argument) != .certain else { return nil }
        return program.key(of: argument)?.types.first
    }

    private static func mayBeMisspelt(_ name: String) -> Bool {
        !LibraryTypes.ofEveryFile.contains(name) && !LibraryTypes.protocols.contains(name)
    }
}

extension Program {
    fileprivate func mayBeProtocol(_ argument: ComponentClassifier.Argument) -> Bool {
        if let key = key(of: argument) { return !key.protocols.isEmpty }
        let type = argument.type.withoutExistential
        guard let name = type.dottedName, !LibraryTypes.ofEveryFile.contains(type.description) else { return false }
        // What is left of `any P`, or a number, names nothing.
        return name != "any" && name != "some" && name.utf8.first.map { Byte.zero...Byte.nine ~= $0 } == false
    }

    fileprivate func key(of argument: ComponentClassifier.Argument) -> DeclaredName? {
        symbols.resolveType(argument.type.withoutExistential, in: argument.context)
    }
}

extension Wiring {
    /// Of dependency protocols and their typealiases, also as they are called in the namespaces that hold them.
    fileprivate func namesOfDependencies() -> Set<String> {
        let symbols = program.symbols
        let aliases = symbols.aliasPlaces.filter { place in
            !symbols.alias(place).isLocal
                && program.protocols.dependencies(
                    of: symbols.alias(place).type, in: symbols.aliasContext(place)) != nil
        }
        return program.protocols.dependencyProtocolNames().union(aliases.map { symbols.key(ofAlias: $0).name })
    }

    /// What components inherit by generic parameters, where one of the arguments is a dependency that is no protocol: they may
    /// stand in another order.
    func namesOfMistakenArguments() -> [ScopeID: Set<String>] {
        var names: [ScopeID: Set<String>] = [:]
        for component in graph.components where component.superclass != nil && component.dependencies.isEmpty {
            guard let argument = argument(0, of: component), argument.location.file == component.location.file,
                program.protocols.dependencies(of: argument) == nil, !program.mayBeProtocol(argument)
            else { continue }
            for base in graph.components.superclasses(of: component.id).prefix(100) {
                let declaration = program.symbols.declaration(graph[base].declaration)
                if declaration.genericParameters.isEmpty { continue }
                // By typealiases, also what does not name a parameter may be of it.
                names[component.id, default: []].formUnion(declaration.members.map { $0.name })
            }
        }
        return names
    }
}

extension Program {
    /// What begins with its name: the arguments of a class may stand behind it.
    fileprivate func isClassOfRuntime(_ type: String, in context: LookupContext) -> Bool {
        let name = String(type.prefix { $0 != "<" })
        return classifier.runtimeName(name.nameParts, in: context).flatMap { RuntimeNames.classes[$0] } != nil
    }
}

extension Wiring {
    /// The edit that declares a dependency. One that is called `Dependency` as well hides the runtime's.
    fileprivate func declaration(of name: String, usedIn context: LookupContext) -> String {
        let name = name.lastNamePart
        let base = name == "Dependency" ? "\(program.usedRuntime).Dependency" : nameOfDependency(in: [context])
        return "declare 'protocol \(SwiftName.escaped(name)): \(base)'"
    }
}
