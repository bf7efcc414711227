import SwiftFacts

/// A name that nothing declares, and the one of the sources that it reads like.
package struct MisspeltName: Hashable, Sendable {
    let name: String
    let meant: String

    /// The parts in which the two differ: `Account` and `Accounts` of `Account.Item` and `Accounts.Item`.
    var difference: [ArraySlice<String>] {
        let (parts, others) = (name.nameParts, meant.nameParts)
        let most = min(parts.count, others.count) - 1
        let shared = zip(parts.reversed(), others.reversed()).prefix(most).prefix { $0 == $1 }.count
        return [parts.dropLast(shared), others.dropLast(shared)]
    }
}

extension Wiring {
    /// The first name in a type that nothing declares and that reads like one which means something there.
    func misspeltName(in type: TypeSyntax, at context: LookupContext) -> MisspeltName? {
        type.namesOfTypes.firstNonNil { misspeltName($0, in: context) }
    }

    /// The first such name in the type of a member.
    func misspeltName(of owner: ResolvedRequest.Owner) -> MisspeltName? {
        owner.member.signature.result.flatMap {
            misspeltName(in: $0, at: program.symbols.context(inside: graph[owner.scope].declaration))
        }
    }

    /// The first name in the type of a member that nobody declares.
    func undeclaredName(of owner: ResolvedRequest.Owner) -> String? {
        guard let type = owner.member.signature.result else { return nil }
        return undeclaredName(in: type, at: program.symbols.context(inside: graph[owner.scope].declaration))
    }

    private func undeclaredName(in type: TypeSyntax, at context: LookupContext) -> String? {
        type.namesOfTypes.firstNonNil { undeclaredName($0, in: context) }
    }

    /// The same but for attributes, where the file sees nothing but modules whose sources are read.
    func nameDeclaredNowhere(in type: TypeSyntax, at context: LookupContext) -> String? {
        guard seesOnlyReadModules(context.summary) else { return nil }
        return type.names(withAttributes: false).firstNonNil { name in
            undeclaredName(name, in: context) ?? associatedTypeOfNonConformer(in: name, at: context)
        }
    }

    /// `AppStore.State`, where `State` is what protocols call a type of those that conform to them, and `AppStore` does not.
    private func associatedTypeOfNonConformer(in parts: [String], at context: LookupContext) -> String? {
        let symbols = program.symbols
        for end in parts.indices.dropFirst() where symbols.associatedNames.contains(parts[end]) {
            guard symbols.resolve(Array(parts[...end]), in: context) == nil,
                let owner = symbols.resolveType(Array(parts[..<end]), in: context), !owner.types.isEmpty
            else { continue }
            let protocols = program.protocols.conformances(of: owner.types + owner.extensions).map { $0.reference }
            if symbols.associatedTypes(of: protocols).contains(parts[end]) { continue }
            return "\(owner.name).\(parts[end])"
        }
        return nil
    }

    /// The same, where the file sees nothing but modules whose sources are read.
    func nameDeclaredNowhere(of owner: ResolvedRequest.Owner) -> String? {
        guard let name = undeclaredName(of: owner), let index = summaryIndices[owner.member.location.file]
        else { return nil }
        return seesOnlyReadModules(index) ? name : nil
    }

    /// Besides the library whose names are known.
    func seesOnlyReadModules(_ summary: Int) -> Bool {
        let known = RuntimeNames.modules + ["Foundation", "Swift"]
        return program.symbols.visibleModules[summary].isSubset(of: modulesOfSources.union(known))
    }

    private func misspeltName(_ parts: [String], in context: LookupContext) -> MisspeltName? {
        guard let name = undeclaredName(parts, in: context) else { return nil }
        let similar = namesOfTypesAndAliases(seenFrom: context).similar(to: name, in: context)
        let meant =
            similar.firstNonNil { spelling(of: $0, like: name, in: context) }
            ?? (similar.isEmpty ? onlyNamespace(of: parts, insteadOf: name, in: context) : nil)
        return meant.map { MisspeltName(name: name, meant: $0) }
    }

    /// What nothing declares by that name and something else declares all that is named in it of: it was renamed there.
    private func onlyNamespace(of parts: [String], insteadOf name: String, in context: LookupContext) -> String? {
        guard parts.count == 2, parts[0] == name, seesOnlyReadModules(context.summary) else { return nil }
        let found = namespacesOfNames[parts[1], default: []].filter { namespace in
            program.symbols.resolve(named: "\(namespace).\(parts[1])", in: context) != nil
        }
        return found.count == 1 ? found.first : nil
    }

    /// The types at the top of files that declare a type or a typealias of a name.
    func findNamespacesOfNames() -> [String: Set<String>] {
        let symbols = program.symbols
        return (symbols.typesByName + symbols.aliasPlaces.map(symbols.key)).reduce(into: [:]) { found, key in
            let parts = key.name.nameParts
            if parts.count == 2 { found[parts[1], default: []].insert(parts[0]) }
        }
    }

    private func undeclaredName(_ parts: [String], in context: LookupContext) -> String? {
        if program.symbols.resolve(parts, in: context) != nil { return nil }
        if program.classifier.runtimeName(parts, in: context).map(RuntimeNames.declare) == true { return nil }
        let isQualified =
            parts.count > 1
            && (program.symbols.importedModules.contains(parts[0]) || LibraryTypes.implicitModules.contains(parts[0]))
        let parts = isQualified ? Array(parts.dropFirst()) : parts
        let known = parts.indices.lazy.map { Array(parts[...$0]) }
        guard let end = known.first(where: { program.symbols.resolve($0, in: context) == nil }),
            case let name = end.joined(separator: "."),
            !program.symbols.declares(name), !LibraryTypes.declare(name),
            !program.symbols.associatedNames.contains(name), !name.isOfSignature,
            !declaredNames.contains(NameHash(name.lastNamePart))
        else { return nil }
        return name
    }

    /// What is nested is meant by a plain name only where it has one.
    private func spelling(of candidate: String, like name: String, in context: LookupContext) -> String? {
        if candidate.outerName == name.outerName { return candidate }
        let last = candidate.lastNamePart
        return !name.isDotted && program.symbols.resolve(named: last, in: context) != nil ? last : nil
    }

    /// The place inside the protocol of a request.
    func context(of request: Request) -> LookupContext? {
        requirers[request.location].map { program.symbols.context(inside: $0) }
    }

    private func namesOfTypesAndAliases(seenFrom context: LookupContext) -> NestedNames {
        if let known = seenNames[context.module] { return known }
        let symbols = program.symbols
        let visible = symbols.visibleModules[context.summary]
        let declared = symbols.typesByName + symbols.aliasPlaces.map(symbols.key)
        let seen = declared.lazy.filter { $0.module == context.module || $0.module.map(visible.contains) == true }
        let names = NestedNames(Set(seen.map { $0.name }), in: symbols)
        seenNames[context.module] = names
        return names
    }
}

extension SymbolTable {
    /// Whether the sources declare something by a qualified name, in any module.
    fileprivate func declares(_ name: String) -> Bool { entries[name]?.declared.isEmpty == false }
}

extension String {
    /// Whether it stands for a generic parameter in a signature, or for the type around it.
    fileprivate var isOfSignature: Bool { hasPrefix("τ") || firstNamePart == "Self" }
}

extension TypeSyntax {
    /// Each name in it part by part, that of an actor before a function included.
    fileprivate var namesOfTypes: [[String]] { names(withAttributes: true) }

    fileprivate func names(withAttributes: Bool) -> [[String]] {
        var names = children.flatMap { $0.names(withAttributes: withAttributes) }
        switch self {
        case .named(let parts): names.insert(parts.map { $0.name }, at: 0)
        case .attributed(let attributes, _) where withAttributes:
            names += attributes.filter { $0.hasPrefix("@") }.map { String($0.dropFirst()).nameParts }
        case .function(_, let effects, _):
            if case .typed(let error) = effects.throwing { names += error.names(withAttributes: withAttributes) }
        default: break
        }
        return names
    }
}
