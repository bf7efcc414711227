import SwiftFacts

/// An extension of a type that the sources do not declare, where a declared one comes close: what it holds is not found by
/// the name that others write.
struct MisspeltNamespace {
    let name: String
    let meant: String
    let location: SourceLocation

    var misspelt: MisspeltName { MisspeltName(name: name, meant: meant) }
}

extension Wiring {
    /// The misspelt extension for which a creation does not find its component.
    func misspeltNamespace(of creation: UnlinkedCreation) -> MisspeltNamespace? {
        guard let component = componentsMeantByCreations[creation.location],
            let namespace = misspeltNamespace(around: component.declaration)
        else { return nil }
        // Code in the namespace leaves that out.
        let name = namespace.meant + component.name.dropFirst(namespace.name.count)
        return name == creation.child || name.hasSuffix("." + creation.child) ? namespace : nil
    }

    /// The misspelt extension for which a protocol is not found by its last name: the one that holds it, or the one that names it.
    func misspeltNamespace(ofProtocol name: String, namedAt location: SourceLocation) -> MisspeltNamespace? {
        let holding = protocolsInExtensions[name] ?? []
        if let namespace = holding.firstNonNil(misspeltNamespace(around:)) { return namespace }
        guard let index = summaryIndices[location.file] else { return nil }
        let types = program.symbols.summaries[index].types
        let around = lastExtension(in: index) { types[$0].offset < location.offset }
        return around.flatMap { misspeltNamespace(of: DeclarationReference(summary: index, type: $0)) }
    }

    /// The last extension of a file that something is true of, as it is of all before it: none is inside another.
    private func lastExtension(in summary: Int, where isBefore: (Int) -> Bool) -> Int? {
        let extensions = extensionsOfFiles[summary]
        let end = extensions.partitioningIndex { !isBefore($0) }
        return end == 0 ? nil : extensions[end - 1]
    }

    /// Per file: the indices of its extensions.
    func findExtensionsOfFiles() -> [[Int]] {
        program.symbols.summaries.map { summary in
            summary.types.indices.filter { summary.types[$0].kind == .extension }
        }
    }

    func findRequirers() -> [SourceLocation: DeclarationReference] {
        var requirers: [SourceLocation: DeclarationReference] = [:]
        for reference in hierarchyOfDependencies {
            for member in program.symbols.declaration(reference).members {
                requirers[program.symbols.location(of: member, in: reference)] = reference
            }
        }
        return requirers
    }

    func findProtocolsInExtensions() -> [String: [DeclarationReference]] {
        var found: [String: [DeclarationReference]] = [:]
        for reference in program.symbols.typeReferences {
            let declaration = program.symbols.declaration(reference)
            guard declaration.kind == .protocol, declaration.extendedName != nil else { continue }
            found[declaration.name.lastNamePart, default: []].append(reference)
        }
        return found
    }

    private func misspeltNamespace(around reference: DeclarationReference) -> MisspeltNamespace? {
        let types = program.symbols.summaries[reference.summary].types
        let name = program.symbols.outermost(of: reference)
        guard !name.isEmpty, let type = lastExtension(in: reference.summary, where: { $0 < reference.type }),
            types[type].name == name
        else { return nil }
        return misspeltNamespace(of: DeclarationReference(summary: reference.summary, type: type))
    }

    func misspeltNamespace(of extending: DeclarationReference) -> MisspeltNamespace? {
        if let known = misspeltNamespaces[extending] { return known }
        let found = findMisspeltNamespace(of: extending)
        misspeltNamespaces[extending] = .some(found)
        return found
    }

    private func findMisspeltNamespace(of extending: DeclarationReference) -> MisspeltNamespace? {
        let symbols = program.symbols
        let name = symbols.declaration(extending).name
        let context = symbols.context(atTopOf: extending.summary)
        guard symbols.resolveType(named: name, in: context) == nil else { return nil }
        if let meant = nameBehindWrongModule(name, in: context) {
            return MisspeltNamespace(name: name, meant: meant, location: symbols.location(of: extending))
        }
        let others = symbols.visibleModules[extending.summary].sorted().filter { $0 != context.module }
        let meant = ([context.module] + others).firstNonNil { namesOfTypes(in: $0).similar(to: name).first }
        return meant.map { MisspeltNamespace(name: name, meant: $0, location: symbols.location(of: extending)) }
    }
}

extension Wiring {
    /// What a name means whose first part is a module of the sources that does not declare it.
    func nameBehindWrongModule(_ name: String, in context: LookupContext) -> String? {
        let (module, symbols) = (name.firstNamePart, program.symbols)
        guard name.isDotted, modulesOfSources.contains(module), symbols.resolveType(named: module, in: context) == nil
        else { return nil }
        let rest = String(name.dropFirst(module.count + 1))
        return symbols.resolveType(named: rest, in: context) == nil ? nil : rest
    }
}

extension Diagnostic {
    /// An extension with a name that nobody declares, and what is not found for that reason.
    static func misspeltNamespace(
        _ namespace: MisspeltNamespace, for rule: Rule, hiding name: String, usedAt location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            rule, of: name, at: namespace.location,
            "'\(namespace.name)' is extended here, but the sources do not declare it, so '\(name)' is not found",
            edit: "did you mean '\(namespace.meant)'?", notes: [Note("'\(name)' is named here", at: location)],
            cause: "namespace \(namespace.name)", misspelt: namespace.misspelt,
            fix: Fix(writing: [namespace.meant], insteadOf: namespace.name, at: namespace.location))
    }
}
