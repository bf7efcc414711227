import SwiftFacts

/// A member in an extension of a type that the sources do not declare.
private struct LostMember {
    let extending: DeclarationReference
    let name: String
    let location: SourceLocation
    /// What is meant by the name of the type, if something reads like it.
    let namespace: MisspeltNamespace?
    /// The component of another module that the file does not see.
    let unseen: Component?
    let member: MemberDeclaration
}

extension Wiring {
    /// The extension around a member that nobody below sees, where one edit of the extension shows all that it holds: one that
    /// is internal to a module, as are all its members, or hides them itself.
    func narrowExtension(around miss: NearMiss) -> DeclarationReference? {
        guard miss.standing == .atMember, let summary = summaryIndices[miss.location.file] else { return nil }
        let types = program.symbols.summaries[summary].types
        let around = extensionsOfFiles[summary].last { types[$0].offset < miss.location.offset }
        guard let around, let member = types[around].members.first(where: { $0.offset == miss.location.offset }) else {
            return nil
        }
        let isOneEdit =
            switch miss.reason {
            case .internalInModule: types[around].members.allSatisfy { $0.access == .internal }
            case .isPrivate: member.access == .fileprivate && types[around].access <= .fileprivate
            default: false
            }
        return isOneEdit ? DeclarationReference(summary: summary, type: around) : nil
    }

    private typealias Missing = MissingCause.Missing
    private typealias Held = (lost: LostMember, missing: Missing)

    /// One finding for each extension of what the sources do not declare that holds what is missing: of a name like that of a
    /// component above or of the protocol, or of one that only a renamed class can have had; and what is missing otherwise.
    func heldByMisspeltExtensions(
        _ missing: [MissingCause.Missing]
    ) -> (found: [Diagnostic], others: [MissingCause.Missing]) {
        let lost = lostMembers(named: Set(missing.map { $0.resolved.request.member.name }))
        if lost.isEmpty { return ([], missing) }
        let told = Set(rejections.creations.compactMap(extensionTold))
        var others: [Missing] = []
        var groups = OrderedGroups<SourceLocation, Held>()
        for entry in missing {
            let above = Set(entry.resolved.unservedPath?.scopes.map { graph[$0].name } ?? [])
            let request = entry.resolved.request
            let held = lost[request.member.name]?.first { lost in
                if let unseen = lost.unseen {
                    return above.contains(unseen.name) && lost.member.isNamed(as: request.member)
                }
                guard let meant = lost.namespace?.meant else { return mayServe(request, lost) }
                if above.contains(meant) || requirers[request.location].map(program.symbols.key)?.name == meant {
                    return true
                }
                // What its types mean depends on what is extended.
                return isProtocol(meant, in: lost.extending) && lost.member.isNamed(as: request.member)
            }
            if let held { groups.add((held, entry), to: held.location) } else { others.append(entry) }
        }
        var found: [Diagnostic] = []
        for group in groups.groups where !told.contains(group[0].lost.location) {
            if let diagnostic = diagnostic(of: group) {
                found.append(diagnostic)
            } else {
                others += group.map { $0.missing }
            }
        }
        return (found, others)
    }

    /// The members of extensions of undeclared types that have these names, by name.
    private func lostMembers(named names: Set<String>) -> [String: [LostMember]] {
        let symbols = program.symbols
        var found: [String: [LostMember]] = [:]
        for (index, summary) in symbols.summaries.enumerated() {
            for type in extensionsOfFiles[index] {
                let reference = DeclarationReference(summary: index, type: type)
                let members = symbols.declaration(reference).members.filter { names.contains($0.name) }
                if members.isEmpty { continue }
                let unseen = unseenComponent(extendedBy: reference)
                if unseen == nil, !isOfUndeclaredType(reference) { continue }
                for member in members {
                    let lost = LostMember(
                        extending: reference, name: summary.types[type].name, location: symbols.location(of: reference),
                        namespace: unseen == nil ? misspeltNamespace(of: reference) : nil, unseen: unseen,
                        member: member)
                    found[member.name, default: []].append(lost)
                }
            }
        }
        return found
    }

    private func isOfUndeclaredType(_ extending: DeclarationReference) -> Bool {
        let name = program.symbols.declaration(extending).name
        let context = program.symbols.context(atTopOf: extending.summary)
        return program.symbols.resolve(named: name, in: context) == nil && !LibraryTypes.declare(name)
            && (!declaredNames.contains(NameHash(name.lastNamePart)) || nameBehindWrongModule(name, in: context) != nil)
    }

    private func unseenComponent(extendedBy reference: DeclarationReference) -> Component? {
        let (name, module) = (program.symbols.declaration(reference).name, program.symbols.modules[reference.summary])
        guard let candidates = componentsByName[name],
            program.symbols.resolve(named: name, in: program.symbols.context(atTopOf: reference.summary)) == nil
        else { return nil }
        return candidates.first { $0.module != nil && $0.module != module }
    }

    /// The extension around a creation that is told, with what is to be done about it.
    private func extensionTold(around creation: UnlinkedCreation) -> SourceLocation? {
        let isUnseen = unseenComponentExtended(around: creation) != nil || hiddenClassExtended(around: creation) != nil
        let unseen = isUnseen ? creation.typeAround.map(program.symbols.location) : nil
        return unseen ?? componentExtended(around: creation)?.location
    }

    private func isProtocol(_ name: String, in reference: DeclarationReference) -> Bool {
        let context = program.symbols.context(atTopOf: reference.summary)
        return program.symbols.resolveType(named: name, in: context)?.protocols.isEmpty == false
    }

    /// The one component in which a member serves all of the requests, where there is only one.
    private func onlyComponent(above missing: [Missing]) -> String? {
        let paths = missing.map { Set($0.resolved.unservedPath?.scopes.dropLast() ?? []) }
        let shared = paths.dropFirst().reduce(paths.first ?? []) { $0.intersection($1) }
        return shared.count == 1 ? shared.first.map { graph[$0].name } : nil
    }

    /// For an extension of what the runtime declares, in a file that does not see it.
    private func importOfRuntime(lackingAt lost: LostMember) -> Fix? {
        let isOfRuntime = RuntimeNames.isExtensible(lost.name)
        guard isOfRuntime, !program.classifier.seesRuntime(summary: lost.extending.summary) else { return nil }
        return addition(ofImporting: program.usedRuntime, in: lost.location.file)
    }

    /// Whether a member would serve a request, were its extension one of a component.
    private func mayServe(_ request: Request, _ lost: LostMember) -> Bool {
        guard lost.member.isNamed(as: request.member) else { return false }
        let context = program.symbols.context(inside: lost.extending)
        return program.types.signature(of: lost.member, in: context).result == request.signature.result
    }

    /// Nil where it may be by chance, as in a type of a library: one that is not called as components are here, or that has
    /// but one member, of a type that much has.
    private func diagnostic(of held: [Held]) -> Diagnostic? {
        let lost = held[0].lost
        if let unseen = lost.unseen, let module = unseen.module {
            return .missingDependency(held.map { $0.missing }, heldByExtensionOf: unseen, of: module, lost, in: self)
        }
        if let namespace = lost.namespace {
            return .missingDependency(held.map { $0.missing }, heldBy: namespace, in: graph)
        }
        if let addition = importOfRuntime(lackingAt: lost) {
            let edit = "add '\(levelsOfImports.declaration(ofImporting: program.usedRuntime, in: lost.location.file))'"
            return .missingDependency(
                held.map { $0.missing }, heldByExtensionOf: lost.name, at: lost.location, in: graph, edit: edit,
                fix: addition)
        }
        let members = Set(held.map { $0.lost.member.fullName })
        let isSpecial = held.contains { $0.missing.resolved.request.signature.result?.isEverywhere == false }
        let isCalledSo = graph.components.contains { $0.name.lastWord == lost.name.lastWord }
        guard isCalledSo, isSpecial || members.count > 1 else { return nil }
        let edit = onlyComponent(above: held.map { $0.missing }).map { "did you mean '\($0)'?" }
        return .missingDependency(
            held.map { $0.missing }, heldByExtensionOf: lost.name, at: lost.location, in: graph,
            edit: edit ?? "write the name of the component that it is to extend")
    }
}

extension String {
    /// `Component` of `Shop.RootComponent`.
    var lastWord: Substring {
        lastIndex { $0.isUppercase }.map { self[$0...] } ?? self[...]
    }
}

extension MemberDeclaration {
    fileprivate func isNamed(as other: MemberDeclaration) -> Bool {
        kind == other.kind && fullName == other.fullName
    }
}

extension Diagnostic {
    /// Requests for what stands in an extension of a name that nobody declares.
    fileprivate static func missingDependency(
        _ missing: [MissingCause.Missing], heldBy namespace: MisspeltNamespace, in graph: ScopeGraph
    ) -> Diagnostic {
        missingDependency(
            missing, heldByExtensionOf: namespace.name, at: namespace.location, in: graph,
            edit: "did you mean '\(namespace.meant)'?", misspelt: namespace.misspelt,
            fix: Fix(writing: [namespace.meant], insteadOf: namespace.name, at: namespace.location))
    }

    /// Requests for what stands in an extension of a component of another module.
    fileprivate static func missingDependency(
        _ missing: [MissingCause.Missing], heldByExtensionOf component: Component, of module: String,
        _ lost: LostMember, in wiring: Wiring
    ) -> Diagnostic {
        let (name, file) = (component.name, lost.location.file)
        let isImported = wiring.program.symbols.visibleModules(in: file).contains(module)
        let isAbove = wiring.moduleImported(by: module, with: file) != nil
        let edit = isImported ? "make '\(name)' 'public'" : "import '\(module)'"
        let place = isAbove ? Note("'\(name)' is declared here", at: component.location) : declaration(of: component)
        return missingDependency(
            missing, heldByExtensionOf: name, isDeclared: true, at: lost.location, in: wiring.graph,
            edit: isAbove ? "move the extension to '\(module)'" : edit, notes: [place],
            fix: isImported || isAbove ? nil : wiring.fix(importing: module, in: file))
    }

    fileprivate static func missingDependency(
        _ missing: [MissingCause.Missing], heldByExtensionOf name: String, isDeclared: Bool = false,
        at location: SourceLocation, in graph: ScopeGraph, edit: String, notes: [Note] = [],
        misspelt: MisspeltName? = nil, fix: Fix? = nil
    ) -> Diagnostic {
        let requesters = Requesters(missing.map { $0.component }, in: graph)
        let held = missing.map { $0.resolved.request.member.fullName }.withoutRepetition()
        let what = held.count > 2 ? counted(held.count, "member") : alternatives(held, "and")
        return Diagnostic(
            .missingDependency, at: location,
            "'\(name)' is extended here, but \(isDeclared || fix?.lostImport != nil ? "the file does not see it" : "the sources do not declare it"), so \(requesters.names) "
                + "\(requesters.verb("do")) not get \(what)",
            edit: edit, notes: notes, affected: missing.map { affected($0, isHere: false, in: graph) },
            cause: "namespace \(name)",
            misspelt: misspelt, fix: fix)
    }
}
