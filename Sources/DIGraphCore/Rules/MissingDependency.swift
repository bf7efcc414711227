import SwiftFacts

extension Rule {
    package static let missingDependency = Rule(
        id: "missing-dependency",
        holdsInEveryModule: true,
        find: missingDependencies,
        explanation: Explanation(
            title: "a request that nothing above its component provides",
            meaning: """
                A component lists what it needs in its dependency protocol. For each requirement the generator
                walks from the component up to every root, and looks for a property or method of that name and
                type. On at least one path it met a root without finding one.

                All requests that one edit would serve are one finding. It stands at the member that explains
                them, where one comes close; else at the first request, and says where to provide it. The notes
                show the first requests with the shortest path from a root; `--all-notes` shows all.
                """,
            reason: """
                The generated provider has to return something. There is no value that it could return on that
                path, and a graph that builds must not trap when the screen is opened.
                """,
            fix: """
                - Where the finding stands at a member, edit that: remove `private` or `static`, make it `public`
                  if it is in another module, write its type, import the module of its type, or make the two
                  names or types equal.
                - Else provide it: declare the property in the component that the message names, or in another one
                  above all that request it, with its type written out.
                - Where the finding stands at a creation, create that component in the scope that the message names.
                - Where the owner is on another branch, move it to a component above both.
                - What a macro adds to a component is not seen: write a member that returns it.
                - If the component does not use it, delete the requirement.
                """,
            example: """
                  import DIRuntime

                  struct Station {
                      let name: String
                  }

                  final class RootComponent: BootstrapComponent {
                -     private let station = Station(name: "Zürich")  // reported here
                +     let station = Station(name: "Zürich")

                      var forecast: ForecastComponent { ForecastComponent(parent: self) }
                  }

                  protocol ForecastDependency: Dependency {
                      var station: Station { get }
                  }

                  final class ForecastComponent: Component<ForecastDependency> {
                      var text: String { "Weather in \\(dependency.station.name)" }
                  }
                """))

    private static func missingDependencies(in wiring: Wiring) -> [Diagnostic] {
        let missing = requestsToldHere(in: wiring)
        if missing.isEmpty { return [] }
        let (misspelt, unexplained) = wiring.heldByMisspeltExtensions(missing)
        let (unconformed, others) = heldByLostConformances(unexplained, in: wiring)
        let (displaced, rest) = wiring.causesOfWrongCreations(causesToldHere(of: others, in: wiring))
        let widened = typesWidened(for: rest, in: wiring)
        let told =
            widened.isEmpty
            ? rest
            : rest.filter { cause in
                !cause.typesToWiden(in: wiring).contains { widened.contains($0.location) }
            }
        let unnamed = told.filter { $0.explanation == nil }.flatMap { $0.missing }
        let defaults = unnamed.isEmpty ? nil : LostDefaults(of: unnamed, in: wiring)
        return misspelt + unconformed + displaced
            + told.flatMap { Diagnostic.missingDependencies($0, defaults, in: wiring) }
    }

    /// What nobody could provide is `unsupported-requirement`, what nobody elsewhere can name `inaccessible-type`.
    private static func requestsToldHere(in wiring: Wiring) -> [MissingCause.Missing] {
        let unserved = wiring.requests {
            $0.isMissing && !$0.isPluginCycle && $0.request.member.unsupportedReason == nil
                && !wiring.program.hasUnmarkedFunction($0.request)
        }
        if unserved.isEmpty { return [] }
        let narrow = Set(wiring.requirementsOfNarrowTypes.map { $0.location })
        let names = namesToldElsewhere(in: wiring)
        let copied = membersOfCopies(in: wiring)
        // Who creates the component that has the name is taken to create the copy, too.
        let copies = Set(wiring.copiesMeantByCreations.values.map { $0.copy.id })
        return unserved.filter { _, resolved in
            let request = resolved.request
            let path = resolved.unservedPath?.scopes ?? []
            // What is no root has more above it.
            if path.first.map(wiring.rejections.rootsWithParent.contains) == true { return false }
            return !copied.contains(request.location) && !narrow.contains(request.location)
                && !path.contains { copies.contains($0) || names[$0]?.contains(request.member.name) == true }
        }
    }

    private static func causesToldHere(of missing: [MissingCause.Missing], in wiring: Wiring) -> [MissingCause] {
        let narrowTypes = Set(wiring.requirementsOfNarrowTypes.map { $0.type })
        let imported = modulesThatCreationsNeed(in: wiring)
        let inherited = wiring.membersOfInheritedNames()
        lazy var opened = wiring.componentsToOpen()
        return MissingCauses(of: missing, in: wiring).causes().filter { cause in
            guard let miss = cause.explanation else { return true }
            if miss.isOfOtherType, cause.missing.allSatisfy({ inherited.contains($0.resolved.request.location) }) {
                return false
            }
            switch miss.reason {
            case .isStatic: return !wiring.isToldOfCreation(in: miss)
            // What opens the class, or names another output module, is told first.
            case .internalInModule: return !opened.contains(miss.scope)
            case .undeclared(_, _, isRequested: false):
                return !wiring.isGivenTooFewArguments(wiring.graph[miss.scope])
            case .hiddenType(let name, let module, _, _):
                let types = wiring.program.symbols.key(name, in: module)?.types ?? []
                return !types.contains { narrowTypes.contains(.type($0)) }
            case .unseenModule(let module):
                return !imported.contains(UnseenModule(file: miss.location.file, module: module))
            default: return true
            }
        }
    }

    /// The private types whose access other findings mend: what is of them has to be private until then.
    private static func typesWidened(for causes: [MissingCause], in wiring: Wiring) -> Set<SourceLocation> {
        let isHidden = causes.contains { cause in
            if case .isPrivate? = cause.explanation?.reason { true } else { false }
        }
        if !isHidden { return [] }
        return Set(inaccessibleComponents(in: wiring).flatMap { $0.fix?.changes.map { $0.location } ?? [] })
    }

    /// What another declaration of a scope above provides is `duplicate-component`; what a plug-in extension, a non-core
    /// component or a generic argument is wrong for is told there.
    private static func namesToldElsewhere(in wiring: Wiring) -> [ScopeID: Set<String>] {
        namesProvidedByNamesakes(in: wiring.graph)
            .merging(wiring.namesOfUnreadExtensions()) { $0.union($1) }
            .merging(wiring.namesOfUnknownNonCores()) { $0.union($1) }
            .merging(wiring.namesOfMistakenArguments()) { $0.union($1) }
            .merging(wiring.namesOfMissingPluginMembers()) { $0.union($1) }
            .merging(wiring.namesMeantByDuplicateMembers()) { $0.union($1) }
    }

    /// Nobody knows who is to request what stands in a copy of a protocol that kept its name, or in another one of its name.
    private static func membersOfCopies(in wiring: Wiring) -> Set<SourceLocation> {
        let (symbols, settings) = (wiring.program.symbols, wiring.program.settings)
        let duplicates = wiring.duplicateProtocols.map { $0.reference }.filter {
            !settings.isWiredElsewhere(symbols.modules[$0.summary])
        }
        return Set(
            (wiring.protocolCopies.keys + duplicates).flatMap { copy in
                symbols.declaration(copy).members.map { symbols.location(of: $0, in: copy) }
            })
    }

    /// What a creation tells to be imported there is told once.
    private static func modulesThatCreationsNeed(in wiring: Wiring) -> Set<UnseenModule> {
        Set(
            wiring.rejections.toldCreations.compactMap { creation in
                wiring.componentsOfUnseenModules[creation.location].map {
                    UnseenModule(file: creation.location.file, module: $0.module)
                }
            })
    }
}

private struct UnseenModule: Hashable {
    let file: FileID
    let module: String?
}

extension Rule {
    /// One finding for each conformance that a component lost.
    private static func heldByLostConformances(
        _ missing: [MissingCause.Missing], in wiring: Wiring
    ) -> (found: [Diagnostic], others: [MissingCause.Missing]) {
        if missing.isEmpty { return ([], []) }
        var lost = LostConformances(offering: Set(missing.map { $0.resolved.request.member.name }), in: wiring)
        var others: [MissingCause.Missing] = []
        var groups = OrderedGroups<LostConformance.ID, (lost: LostConformance, missing: MissingCause.Missing)>()
        for entry in missing {
            if let found = lost.conformance(lackedBy: entry) {
                groups.add((found, entry), to: found.id)
            } else {
                others.append(entry)
            }
        }
        let found = groups.groups.map { group in
            Diagnostic.missingDependency(
                group.map { $0.missing }, by: group[0].lost, isConstraint: group.contains { $0.lost.isConstraint },
                in: wiring)
        }
        return (found, others)
    }
}

extension Wiring {
    /// Whether a creation in a static member is told, with the edit that lets others have the member.
    fileprivate func isToldOfCreation(in miss: NearMiss) -> Bool {
        rejections.toldCreations.contains { creation in
            guard case .staticMember(miss.provided.member.name) = creation.reason else { return false }
            return creation.location.file == miss.location.file && creation.location.offset > miss.location.offset
        }
    }
}

extension Diagnostic {
    /// Requests for what an extension of a protocol has, to which no component above conforms.
    fileprivate static func missingDependency(
        _ missing: [MissingCause.Missing], by lost: LostConformance, isConstraint: Bool, in wiring: Wiring
    ) -> Diagnostic {
        let graph = wiring.graph
        let name = wiring.program.symbols.key(of: lost.conformed).name
        let requesters = Requesters(missing.map { $0.component }, in: graph)
        let held = missing.map { "'\($0.resolved.request.member.fullName)'" }.withoutRepetition()
        let what = held.count > 2 ? counted(held.count, "member") : held.joined(separator: " and ")
        let component = graph.displayName(of: lost.component.id)
        let lack = "so \(requesters.names) \(requesters.verb("do")) not get \(held.count == 1 ? "it" : "them")"
        let declared = Note("'\(name)' is declared here", at: wiring.program.symbols.location(of: lost.conformed))
        let affected = missing.map { Self.affected($0, isHere: false, in: graph) }
        if let (misspelt, location) = wiring.misspeltConformance(of: lost.component, to: name) {
            return Diagnostic(
                .missingDependency, at: location,
                "'\(misspelt.name)', to which '\(component)' conforms, is not declared in the sources, and the extension of "
                    + "'\(name)' has \(what), \(lack)",
                edit: "did you mean '\(name)'?", notes: [declared], affected: affected, misspelt: misspelt,
                fix: Fix(writing: [name], insteadOf: misspelt.name, at: location))
        }
        let reason =
            isConstraint
            ? "and \(what) \(held.count == 1 ? "exists" : "exist") only where it does" : "whose extension has \(what)"
        return Diagnostic(
            .missingDependency, at: lost.component.location,
            "'\(component)' does not conform to '\(name)', \(reason), \(lack)",
            edit: "add '\(name)' to what the class inherits from", notes: [declared], affected: affected)
    }

    /// The requests of one cause, by the default implementations that serve all of them where they are seen.
    fileprivate static func missingDependencies(
        _ cause: MissingCause, _ defaults: LostDefaults?, in wiring: Wiring
    ) -> [Diagnostic] {
        let groups = cause.explanation == nil ? defaults?.groups(of: cause.missing) ?? [] : []
        let hidden = groups.compactMap { group in
            group.lost.flatMap { lost in
                lost.neededAccess.map { hiddenDefault(lost, $0, of: group.missing, wiring) }
            }
        }
        if !hidden.isEmpty, hidden.count == groups.count { return hidden }
        return missingDependency(cause, groups.compactMap { $0.lost }, in: wiring).map { [$0] } ?? []
    }

    /// The requests of one cause: at the member that explains them, else at the first of them.
    private static func missingDependency(
        _ cause: MissingCause, _ defaults: [LostDefault], in wiring: Wiring
    ) -> Diagnostic? {
        guard let first = cause.missing.first else { return nil }
        let graph = wiring.graph
        let requesters = Requesters(cause.missing.map { $0.component }, in: graph)
        // Where the name is taken, a hint is all that can be said.
        let shown = cause.explanation ?? (cause.places.isEmpty ? cause.nearMisses.first : nil)
        let isAtMember = shown?.standing == .atMember
        let message: String
        var notes: [Note] = []
        if let miss = shown {
            let types = isAtMember ? cause.typesToWiden(in: wiring) : []
            let hidden = isAtMember ? cause.classToWiden(in: wiring) : nil
            let name = hidden.map { graph.displayName(of: $0.id) }
            message =
                isAtMember
                ? inTheWay(miss, requesters, cause, name, isOfBuild: wiring.program.settings.given.isWiredByBuild)
                    + withTypes((cause.memberCount > 1 ? [] : [name].compactMap { $0 }) + types.map { $0.name })
                : atOdds(first.resolved.request, requesters, miss, cause)
            if let name, let hidden { notes.append(Note("'\(name)' is here", at: hidden.location)) }
            notes += Self.notes(of: types)
            if !isAtMember { notes.append(Note("\(miss.subject) is here", at: miss.location)) }
        } else {
            message = nothingProvides(first.resolved, requesters, cause, wiring)
            if cause.places.count == 1, let place = cause.places.first {
                notes.append(Note("'\(graph.displayName(of: place.id))' is here", at: place.location))
            }
        }
        notes += aliasNotes(cause, wiring)
        notes += defaults.map { Note($0.sentence, at: $0.location) }
        notes += cause.nearMisses.dropFirst(shown == nil ? 0 : 1).map { Note($0.sentence, at: $0.location) }
        return Diagnostic(
            .missingDependency, at: isAtMember ? cause.nearMisses.first?.location : first.resolved.request.location,
            message, notes: notes,
            affected: cause.missing.enumerated().map { index, missing in
                affected(missing, isHere: index == 0 && !isAtMember, in: graph)
            }, misspelt: cause.explanation?.misspelt, lostImport: cause.lostImport, fix: cause.fix(in: wiring))
    }

    private static let mostTypes = 3

    /// The types of a member that must change with it.
    static func withTypes(_ types: [String]) -> String {
        if types.isEmpty { return "" }
        return ", and \(types.count > mostTypes ? counted(types.count, "type") : alternatives(types, "and")) with it"
    }

    static func notes(of types: [Widening.NamedPlace]) -> [Note] {
        types.prefix(mostTypes).map { Note("'\($0.name)' is in its type", at: $0.location) }
    }

    /// Requests that a member of an extension of their protocol would serve, if it were seen.
    private static func hiddenDefault(
        _ lost: LostDefault, _ access: AccessLevel, of missing: [MissingCause.Missing], _ wiring: Wiring
    ) -> Diagnostic {
        let requesters = Requesters(missing.map { $0.component }, in: wiring.graph)
        let types = Widening.types(of: lost.member, of: lost.extending, to: access, in: wiring)
        // What requires it is as wide as it has to be, and so are the types there.
        let fix = Widening.fix(
            "'\(lost.member.fullName)'", of: lost.member, at: lost.location, in: lost.extending, to: access, in: wiring,
            usedElsewhere: missing.reduce(into: []) { $0.formUnion($1.resolved.request.member.typeNames) })
        return Diagnostic(
            .missingDependency, at: lost.location,
            lost.message(to: access, requesters) + withTypes(types.map { $0.name }), notes: notes(of: types),
            affected: missing.map { affected($0, isHere: false, in: wiring.graph) }, fix: fix)
    }

    /// Says by which typealias the first of them is created, where that may be what is wrong.
    private static func aliasNotes(_ cause: MissingCause, _ wiring: Wiring) -> [Note] {
        guard let component = cause.missing.first?.component, let aliased = wiring.aliasedCreations[component.id] else {
            return []
        }
        let meant = aliased.meant.map { ": did you mean '\($0.name)', which nothing creates?" } ?? ""
        let text = "'\(wiring.graph.displayName(of: component.id))' is created as '\(aliased.alias)'\(meant)"
        return [Note(text, at: aliased.location)]
    }

    /// The sentence for a member that has to change, or several of one module for the same reason.
    ///
    /// - Parameter hidden: the class that several have to change with.
    private static func inTheWay(
        _ miss: NearMiss, _ requesters: Requesters, _ cause: MissingCause, _ hidden: String?, isOfBuild: Bool
    ) -> String {
        let lack = "so \(requesters.names) \(requesters.verb("do")) not get"
        let only = "\(miss.subject) \(miss.fault), \(lack) it: \(miss.edit)"
        guard cause.memberCount > 1 else { return only }
        let several = "\(miss.subject) and \(counted(cause.memberCount - 1, "more member"))"
        if !cause.ofOneEdit.isEmpty, !cause.isOfExtension, let needed = miss.neededAccess {
            return "\(several) are\(miss.fault.dropFirst("is".count)), \(lack) them: make them '\(needed)'"
                + (hidden.map { ", and '\($0)' with them" } ?? "")
        }
        let undeclared = "which the sources do not declare,"
        let fault: String
        var edit = miss.edit
        switch miss.reason {
        case .internalInModule(let module, let needed):
            fault = "are internal to '\(module)',"
            edit =
                (cause.isOfExtension
                    ? "write '\(needed)' before the extension, or before each of them" : "make them '\(needed)'")
                + (hidden.map { cause.isOfExtension ? ", and before '\($0)'" : ", and '\($0)' with them" } ?? "")
                + (isOfBuild ? "" : ", or name the module that compiles the generated file with \"outputModule\"")
        case .isPrivate(let access, let needed) where cause.isOfExtension:
            fault = "are '\(access)',"
            edit = "make the extension '\(needed)'"
        case .conditional(let condition):
            fault = "exist only under '#if \(condition)',"
            edit = "provide them in every branch, or put the requirements under the same condition"
        case .unmetConstraint(let constraint):
            fault = "exist only where '\(constraint)',"
            edit = "declare them without that, or in '\(miss.component)' itself"
        case .ofHiddenProtocol: fault = "are of \(miss.fault.dropFirst("is of ".count)),"
        case .renamedModule(let module, let known, let package):
            fault = "are of types of '\(module)', which the package '\(package)' knows as '\(known)',"
        case .namesake(let found, let wanted): fault = "have '\(found)' in their types and not '\(wanted)',"
        case .undeclared(let name, let other, _):
            fault = "have '\(name)' in their types, \(undeclared)" + (other.map { " and not '\($0)'," } ?? "")
        case .hiddenType(let name, let module, _, _):
            fault = "have '\(name)' in their types, which is internal to '\(module)',"
        case .misspelt(let type, _): fault = "have '\(type.name)' in their types, \(undeclared)"
        case .unseenModule(let module): fault = "have types of '\(module)', which their file does not import,"
        default: return only
        }
        return "\(several) \(fault) \(lack) them: \(edit)"
    }

    /// The sentence for requests that differ from a member that serves others.
    private static func atOdds(
        _ request: Request, _ requesters: Requesters, _ miss: NearMiss, _ cause: MissingCause
    ) -> String {
        let others = Set(cause.missing.map { $0.resolved.request.location }).count - 1
        let more = others > 0 && miss.isOneEditForAll ? " and \(others) more" : ""
        let asked = "\(requesters.names) \(requesters.verb("request")) '\(request.member.signatureInWords)'\(more)"
        if case .otherName = miss.reason {
            return "\(asked), which nothing above \(requesters.pronoun) provides: did you mean \(miss.subject)?"
        }
        if case .hiddenType(let name, let module, _, _) = miss.reason {
            return "\(asked), but '\(name)' is internal to '\(module)': \(miss.edit)"
        }
        if case .misspelt(let type, _) = miss.reason {
            return "\(asked), but the sources do not declare '\(type.name)': \(miss.edit)"
        }
        return "\(asked), but \(miss.sentence)"
    }

    /// The sentence for requests that no member explains.
    private static func nothingProvides(
        _ resolved: ResolvedRequest, _ requesters: Requesters, _ cause: MissingCause, _ wiring: Wiring
    ) -> String {
        let asked = "\(requesters.names) \(requesters.verb("request")) '\(resolved.request.member.signatureInWords)'"
        let path = resolved.unservedPath?.names(in: wiring.graph) ?? []
        let nobody =
            cause.missing.count == 1 && !resolved.owners.isEmpty && path.count > 1
            ? "nothing provides where '\(path[path.count - 2])' creates it"
            : "nothing above \(requesters.pronoun) provides"
        guard !cause.places.isEmpty else { return "\(asked), which \(nobody)" }
        let names = cause.places.map { wiring.graph.displayName(of: $0.id) }
        let scope = names.count > 3 ? "each of \(counted(names.count, "root"))" : alternatives(names, "and")
        let declaration = MissingDeclaration(serving: cause.missing, in: cause.places[0], of: wiring)
        return "\(asked), which \(nobody): \(declaration.edit(in: scope))"
    }

    /// `isHere` says that the finding stands at this request.
    static func affected(
        _ missing: MissingCause.Missing, isHere: Bool, in graph: ScopeGraph
    ) -> Affected {
        let path = missing.resolved.unservedPath?.names(in: graph) ?? []
        let others = missing.resolved.otherUnservedPaths
        let shown = path.count > 6 ? path.prefix(3) + ["…"] + path.suffix(2) : path[...]
        let more = others == 0 ? "" : " (and \(counted(others, "more path")))"
        let name = graph.displayName(of: missing.component.id)
        let request = missing.resolved.request
        let lead = isHere ? "path from the root" : "'\(name)' requests '\(request.member.fullName)'"
        return Affected(
            name, requests: request.member.fullName, at: request.location, path: path,
            "\(lead): \(shown.joined(separator: " → "))\(more)")
    }

    /// The components that a message is about, as its subject.
    struct Requesters {
        let names: String
        private let isOne: Bool

        init(_ components: [Component], in graph: ScopeGraph) {
            let all = components.map { graph.displayName(of: $0.id) }.withoutRepetition()
            isOne = all.count == 1
            names = all.count > 2 ? counted(all.count, "component") : alternatives(all, "and")
        }

        var pronoun: String { isOne ? "it" : "them" }

        func verb(_ plural: String) -> String {
            isOne ? plural == "do" ? "does" : plural + "s" : plural
        }
    }
}

extension MemberDeclaration {
    /// `x: Int`, or `make(id:) -> Item` for a method.
    package var signatureInWords: String {
        guard let type else { return fullName }
        return kind == .property ? "\(fullName): \(type.text)" : "\(fullName) -> \(type.text)"
    }
}

extension Diagnostic.Note {
    /// Beside a request that a member would serve, were it compiled.
    static func undefined(_ member: UndefinedMember) -> Self {
        .init(
            "'\(member.name)' of '\(member.type)' is left out, since '#if \(member.condition)' does not hold in '\(member.module)'",
            at: member.location)
    }
}
