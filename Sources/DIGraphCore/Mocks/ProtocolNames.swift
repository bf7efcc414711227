import SwiftFacts

/// The protocols of the sources and the typealiases, by the names that settings may call them. A list of mocks may name
/// as many as the sources declare, so each name is looked up.
struct ProtocolNames {
    typealias Alias = (summary: Int, index: Int)

    private let symbols: SymbolTable
    private var protocols: [String: [DeclarationReference]] = [:]
    private var protocolsByLastPart: [String: [DeclarationReference]] = [:]
    private var aliases: [String: [Alias]] = [:]

    init(_ symbols: SymbolTable) {
        self.symbols = symbols
        for reference in symbols.typeReferences where symbols.declaration(reference).kind == .protocol {
            let key = symbols.key(of: reference)
            for name in Self.names(of: key) { protocols[name, default: []].append(reference) }
            let last = SwiftName.lastPart(key.name)
            if last != key.name { protocolsByLastPart[last, default: []].append(reference) }
        }
        for (summary, facts) in symbols.summaries.enumerated() {
            for index in facts.typealiases.indices where !symbols.alias(summary, index).isLocal {
                for name in Self.names(of: symbols.key(ofAlias: summary, index)) {
                    aliases[name, default: []].append((summary, index))
                }
            }
        }
    }

    /// By the qualified name, with or without the module, else by the last part of it.
    func protocols(named name: String) -> [DeclarationReference] {
        if let exact = protocols[name] { return exact }
        return protocolsByLastPart[SwiftName.lastPart(name), default: []]
            .filter { symbols.key(of: $0).name.hasSuffix("." + name) }
    }

    func aliases(named name: String) -> [Alias] {
        aliases[name, default: []]
    }

    private static func names(of key: DeclaredName) -> [String] {
        [key.name] + [key.module.map { "\($0).\(key.name)" }].compactMap { $0 }
    }
}
