import SwiftFacts

/// Which types have an initialiser that may give nil, so that `let level = Level(rawValue: 1)` does not show a type.
final class FailingTypes {
    private struct Answer {
        /// One of the type's own, or inherited from the class above.
        var isInitialiser = false
        /// One that an extension of a protocol gives it, which no initialiser of its own takes away.
        var isOfProtocol = false
    }

    private let symbols: SymbolTable
    private let protocols: ProtocolTable
    private var answers: [DeclaredName: Answer] = [:]
    /// Most apps have none, and need not look for conformances.
    private lazy var extendedProtocols: Set<DeclaredName> = Set(
        symbols.allDeclared.lazy.filter { [self] in
            !$0.protocols.isEmpty && initializers(of: $0.extensions).contains { $0.mayFail }
        })

    init(_ symbols: SymbolTable, _ protocols: ProtocolTable) {
        self.symbols = symbols
        self.protocols = protocols
    }

    /// - Parameter isDoubtful: the initialiser that is called has a label that in libraries means one that may fail.
    func mayGiveNil(_ key: DeclaredName, ifDoubtful isDoubtful: Bool) -> Bool {
        let answer = answer(for: key)
        return answer.isInitialiser || answer.isOfProtocol || isDoubtful && isMadeForRawValues(key)
    }

    /// The compiler makes `init?(rawValue:)` for an enum that has none itself.
    private func isMadeForRawValues(_ key: DeclaredName) -> Bool {
        key.types.contains { symbols.declaration($0).kind == .enum }
            && !initializers(of: key.types + key.extensions).contains {
                FailingInitializers.isKnown(label: $0.parameters.first?.label ?? "")
            }
    }

    /// Told from the uppermost class downwards, each once: chains of classes may be long.
    private func answer(for key: DeclaredName) -> Answer {
        var unknown: [DeclaredName] = []
        var answer = Answer()
        for next in symbols.classes(from: key) {
            if let known = answers[next] {
                answer = known
                break
            }
            unknown.append(next)
        }
        for next in unknown.reversed() {
            answer = self.answer(for: next, below: answer)
            answers[next] = answer
        }
        return answer
    }

    private func answer(for key: DeclaredName, below above: Answer) -> Answer {
        let parts = key.types + key.extensions
        // With a designated initialiser of its own, a class inherits none.
        let inheritsInitialisers = !initializers(of: key.types).contains { !$0.isConvenience }
        return Answer(
            isInitialiser: above.isInitialiser && inheritsInitialisers
                || initializers(of: parts).contains { $0.mayFail },
            isOfProtocol: above.isOfProtocol || isExtendedByFailing(parts))
    }

    private func isExtendedByFailing(_ parts: [DeclarationReference]) -> Bool {
        !extendedProtocols.isEmpty
            && protocols.conformances(of: parts).contains { extendedProtocols.contains(symbols.key(of: $0.reference)) }
    }

    private func initializers(of parts: [DeclarationReference]) -> [MemberDeclaration] {
        parts.flatMap { symbols.declaration($0).members.filter { $0.kind == .initializer } }
    }
}

extension MemberDeclaration {
    fileprivate var mayFail: Bool { name == "init?" }
}

extension SymbolTable {
    /// Whether what looks like a nested type may be a function: `Theme.Dark()`.
    func hasStaticMember(named name: String, in context: LookupContext) -> Bool {
        guard name.isDotted, let outer = resolveType(named: name.outerName, in: context) else { return false }
        let last = name.lastNamePart
        return (outer.types + outer.extensions).contains { part in
            declaration(part).members.contains { $0.isStatic && $0.name == last }
        }
    }
}
