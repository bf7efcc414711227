import SwiftFacts

/// What is declared inside of something.
struct NestedName: Hashable {
    let outer: ObjectIdentifier
    let name: String
}

extension SymbolTable {
    func aliasContext(_ place: AliasPlace) -> LookupContext {
        LookupContext(
            summary: place.summary, module: modules[place.summary], scope: key(ofAlias: place).name.outerName,
            outermost: outermost(of: alias(place).extendedName))
    }

    func outermost(of reference: DeclarationReference) -> String {
        outermost(of: declaration(reference).extendedName)
    }

    func outermost(of extendedName: String?) -> String {
        extendedName.map { throughAlias(normalized($0)) } ?? ""
    }

    func location(of reference: DeclarationReference) -> SourceLocation {
        location(at: declaration(reference).offset, in: reference.summary)
    }

    func location(of member: MemberDeclaration, in reference: DeclarationReference) -> SourceLocation {
        location(at: member.offset, in: reference.summary)
    }

    func location(of place: AliasPlace) -> SourceLocation {
        location(at: alias(place).offset, in: place.summary)
    }

    func location(at offset: UInt32, in summary: Int) -> SourceLocation {
        SourceLocation(file: summaries[summary].file, offset: offset)
    }

    /// The name of a type, or of the one that an extension extends, also one of another module.
    func extendedKey(of reference: DeclarationReference) -> DeclaredName {
        let type = declaration(reference)
        if type.kind != .extension { return key(of: reference) }
        return resolveType(named: type.name, in: context(atTopOf: reference.summary)) ?? key(of: reference)
    }

    /// The access that a type has with those around it, also with those that it is an extension of.
    func effectiveAccess(of reference: DeclarationReference) -> AccessLevel {
        var access = declaration(reference).effectiveAccess
        var name = outermost(of: reference)
        while !name.isEmpty {
            let extended = key(name, in: modules[reference.summary], from: reference.summary)
            access = min(access, extended?.types.map { declaration($0).effectiveAccess }.max() ?? access)
            name = name.outerName
        }
        return access
    }
}

/// The names of what is declared, whichever way leads to them.
extension SymbolTable {
    /// The name without a leading module, and not that of a typealias around it: `extension Module.Foo { class Bar }`
    /// declares `Foo.Bar`.
    func normalized(_ name: String) -> String {
        guard let rest = name.innerName else { return name }
        let isOfModule =
            entries[name.firstNamePart]?.declared.isEmpty != false
            && entries[rest.firstNamePart]?.declared.isEmpty == false
        if isOfModule { return rest.isDotted ? throughAlias(rest) : rest }
        return throughAlias(name)
    }

    /// The name with what its first part is a typealias of.
    func throughAlias(_ name: String) -> String {
        guard !namespaceAliases.isEmpty, let target = namespaceAliases[name.firstNamePart] else { return name }
        return name.innerName.map { "\(target).\($0)" } ?? target
    }

    /// What a type means that is but a name.
    func resolveType(_ type: TypeSyntax, in context: LookupContext) -> DeclaredName? {
        type.dottedName.flatMap { resolveType(named: $0, in: context) }
    }

    /// Also what the place's own module, or one that it imports, declares in an extension of the typealias.
    func resolve(_ parts: [String], throughAliasSeenIn context: LookupContext) -> Symbol? {
        guard case .alias(let alias) = symbol(parts[0], in: context) else { return nil }
        return resolve(parts, throughAlias: .alias(alias))
            ?? symbol(throughAlias(parts.joined(separator: ".")), in: context)
    }

    /// Those that name one type of the sources wherever they are seen.
    func findNamespaceAliases() -> [String: String] {
        var targets: [String: String] = [:]
        for summary in summaries {
            for alias in summary.typealiases where !alias.name.isDotted && !alias.isLocal && alias.conditions.isEmpty {
                guard alias.genericParameters.isEmpty, declared(alias.name).count == 1,
                    let target = alias.type.dottedName.map(normalized), !declared(target.firstNamePart).isEmpty
                else { continue }
                // Of two in one module none is certain.
                targets[alias.name] = targets[alias.name] == nil ? target : ""
            }
        }
        var ends: [String: String] = [:]
        for (name, first) in targets {
            var (target, steps) = (first, 0)
            while let next = targets[target.firstNamePart], steps < 16 {
                target = target.innerName.map { "\(next).\($0)" } ?? next
                steps += 1
            }
            if steps < 16, !target.isEmpty { ends[name] = target }
        }
        return ends
    }
}

/// A scope that names are looked up in, from the inside outwards.
extension SymbolTable {
    struct Place {
        let name: String
        /// Nil where nothing is declared by the name or inside of it.
        let entry: NameEntry?
    }

    func innermostPlace(in context: LookupContext) -> Place? { place(context.scope) }

    func place(around inner: Place, in context: LookupContext) -> Place? {
        if inner.name == context.outermost { return nil }
        if let outer = inner.entry?.outer { return Place(name: outer.name, entry: outer) }
        return place(inner.name.outerName)
    }

    private func place(_ name: String) -> Place? { name.isEmpty ? nil : Place(name: name, entry: entries[name]) }

    func symbol(_ place: Place, in context: LookupContext) -> Symbol? {
        place.entry.flatMap { symbol($0, in: context) }
    }

    /// What names mean inside of a place, each inside of the one before it.
    func symbol(_ parts: [String], inside place: Place, in context: LookupContext) -> Symbol? {
        if hasLooseNames { return symbol(([place.name] + parts).joined(separator: "."), in: context) }
        var entry = place.entry
        for part in parts {
            guard let outer = entry else { return nil }
            entry = nested[NestedName(outer: ObjectIdentifier(outer), name: part)]
        }
        return entry.flatMap { symbol($0, in: context) }
    }

    func isParameter(_ name: String, of place: Place, in context: LookupContext) -> Bool {
        guard case .type(let key) = symbol(place, in: context) else { return false }
        return key.types.contains { declaration($0).genericParameters.contains(name) }
    }

    /// Whether a name at a place may be a generic parameter or an associated type, which hides the module of its name.
    func mayBeGeneric(_ name: String, in context: LookupContext) -> Bool {
        if genericNames(ofSummary: context.summary).contains(name) { return true }
        if context.scope.isEmpty { return false }
        let around = key(context.scope, in: context.module, from: context.summary).map(outers) ?? []
        return associatedNames.contains(name)
            || around.contains { $0.types.contains { declaration($0).genericParameters.contains(name) } }
    }

    private func genericNames(ofSummary index: Int) -> Set<String> {
        if let known = genericNames[index] { return known }
        let names = summaries[index].genericNames
        genericNames[index] = names
        return names
    }
}
