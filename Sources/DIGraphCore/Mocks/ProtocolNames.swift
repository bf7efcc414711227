import SwiftFacts

/// The protocols of the sources and the typealiases, by the names that settings may call them. A list of mocks may name
/// as many as the sources declare, so each name is looked up.
struct ProtocolNames {
    private let symbols: SymbolTable
    private var protocols: [String: [DeclarationReference]] = [:]
    private var protocolsByLastPart: [String: [DeclarationReference]] = [:]
    private(set) var aliases: [String: [AliasPlace]] = [:]

    init(_ symbols: SymbolTable) {
        self.symbols = symbols
        for reference in symbols.typeReferences where symbols.declaration(reference).kind == .protocol {
            let key = symbols.key(of: reference)
            for name in Self.names(of: key) { protocols[name, default: []].append(reference) }
            protocolsByLastPart[SwiftName.lastPart(key.name), default: []].append(reference)
        }
        for place in symbols.aliasPlaces {
            for name in Self.names(of: symbols.key(ofAlias: place)) { aliases[name, default: []].append(place) }
        }
    }

    /// By the qualified name, with or without the module, else by the last part of it.
    func protocols(named name: String) -> [DeclarationReference] {
        if let exact = protocols[name] { return exact }
        return protocolsByLastPart[SwiftName.lastPart(name), default: []]
            .filter { symbols.key(of: $0).name.hasSuffix("." + name) }
    }

    private static func names(of key: DeclaredName) -> [String] {
        [key.name] + [key.module.map { "\($0).\(key.name)" }].compactMap { $0 }
    }
}
