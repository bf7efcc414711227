import SwiftFacts

/// The typealiases of protocols: what conforms to a protocol, or inherits from it, has them by their plain names.
final class ProtocolAliases {
    /// A typealias with the protocol that has it.
    private struct Entry {
        let owner: DeclaredName
        let symbol: SymbolTable.Symbol
        let module: String?
        let access: AccessLevel

        func isSeen(from other: String?, _ symbols: SymbolTable) -> Bool {
            other == module || access >= .package || access == .internal && symbols.isTested(module, by: other)
        }
    }

    private var entries: [String: [Entry]] = [:]
    /// What names each type or protocol among what it inherits.
    private var heirs: [DeclaredName: [DeclaredName]] = [:]
    private var protocols: Set<DeclaredName> = []
    /// All that reach a protocol, found where it is first asked for.
    private var family: [DeclaredName: Set<DeclaredName>] = [:]

    /// Nil where no protocol has a typealias.
    init?(_ symbols: SymbolTable) {
        for place in symbols.aliasPlaces {
            let alias = symbols.alias(place)
            guard alias.name.isDotted else { continue }
            let key = symbols.key(ofAlias: place)
            let context = symbols.context(atTopOf: place.summary)
            // Of an extension the name is as it is written there.
            guard let owner = symbols.resolveType(named: key.name.outerName, in: context),
                !owner.protocols.isEmpty
            else { continue }
            entries[key.name.lastNamePart, default: []].append(
                Entry(owner: owner, symbol: .alias(place), module: key.module, access: alias.access))
        }
        if entries.isEmpty { return nil }
        for key in symbols.typesByName {
            if !key.protocols.isEmpty { protocols.insert(key) }
            for reference in key.types + key.extensions { noteHeir(key, reference, symbols) }
        }
        leaveOutAssociatedTypes(symbols)
        if entries.isEmpty { return nil }
    }

    private func noteHeir(_ key: DeclaredName, _ reference: DeclarationReference, _ symbols: SymbolTable) {
        let context = symbols.context(around: reference)
        for name in symbols.declaration(reference).inherits.flatMap({ $0.syntax.namesOfParts }) {
            for inherited in symbols.resolveTypes(name.nameParts, in: context) where inherited != key {
                heirs[inherited, default: []].append(key)
            }
        }
    }

    /// What an associated type is, and so what an alias of it is, depends on the conforming type.
    private func leaveOutAssociatedTypes(_ symbols: SymbolTable) {
        var open: Set<DeclaredName> = []
        for key in symbols.typesByName where !open.contains(key) {
            let isOpen = key.types.contains { reference in
                symbols.declaration(reference).members.contains { $0.kind == .associatedtype }
            }
            if isOpen { insertHeirs(of: key, into: &open) }
        }
        if open.isEmpty { return }
        entries = entries.compactMapValues { list in
            let closed = list.filter { !open.contains($0.owner) }
            return closed.isEmpty ? nil : closed
        }
    }

    private func insertHeirs(of key: DeclaredName, into found: inout Set<DeclaredName>) {
        var pending = [key]
        while let next = pending.popLast() {
            if found.insert(next).inserted { pending += heirs[next] ?? [] }
        }
    }

    /// The alias of that name in a protocol that the type reaches, as a module sees it.
    func alias(
        _ name: String, inheritedBy type: DeclaredName, seenFrom module: String?, in symbols: SymbolTable,
        ifProtocol: Bool = false
    ) -> SymbolTable.Symbol? {
        guard let named = entries[name], !ifProtocol || protocols.contains(type) else { return nil }
        return named.first { entry in
            guard entry.isSeen(from: module, symbols) else { return false }
            if family[entry.owner] == nil {
                var found: Set<DeclaredName> = []
                insertHeirs(of: entry.owner, into: &found)
                family[entry.owner] = found
            }
            return family[entry.owner]?.contains(type) == true
        }?.symbol
    }
}
