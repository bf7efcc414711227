import SwiftFacts

/// Which initialisers may give nil, so that `let level = Level(rawValue: 1)` does not show a type.
final class FailingTypes {
    private struct Question: Hashable {
        let key: DeclaredName
        let calls: [CallLabels]?
    }

    private struct Answer {
        /// One of the type's own, or inherited from the class above.
        var isInitialiser = false
        /// One that an extension of a protocol or a class of a library gives it, which no initialiser of its own takes away.
        var isExtended = false
    }

    private struct Initialisers {
        let failing: Callables<Void>
        /// With a designated initialiser of its own, a class inherits none.
        let areInherited: Bool
    }

    private let symbols: SymbolTable
    private let protocols: ProtocolTable
    private var answers: [Question: Answer] = [:]
    private var known: [DeclaredName: Initialisers] = [:]
    /// Most apps have none, and need not look for conformances.
    private lazy var extendedProtocols: [DeclaredName: [MemberDeclaration]] = symbols.allDeclared.reduce(into: [:]) {
        if $1.protocols.isEmpty { return }
        let initialisers = failingInitializers(of: $1.extensions)
        if !initialisers.isEmpty { $0[$1] = initialisers }
    }
    /// What each type has of these.
    private var conformed: [DeclaredName: Callables<Void>] = [:]
    /// Those of types that the sources do not declare, by their names and the modules that extend them.
    private lazy var foreign: [String: [(module: String?, initialisers: Callables<Void>)]] = findForeign()

    init(_ symbols: SymbolTable, _ protocols: ProtocolTable) {
        self.symbols = symbols
        self.protocols = protocols
    }

    /// Whether a value that shows a type may be nil: an initialiser that its call fits, or any where that is not known, gives it.
    func mayGiveNil(_ member: MemberDeclaration, of name: String, in context: LookupContext) -> Bool {
        let calls = member.calls
        guard let key = symbols.resolveType(named: name, in: context) else {
            return member.inferenceIsDoubtful || isExtended(libraryName(name, in: context), calls, in: context)
        }
        let answer = answer(for: key, calls)
        return answer.isInitialiser || answer.isExtended || member.inferenceIsDoubtful && isMadeForRawValues(key, calls)
    }

    /// The compiler makes `init?(rawValue:)` for an enum that has none itself.
    private func isMadeForRawValues(_ key: DeclaredName, _ calls: [CallLabels]?) -> Bool {
        key.types.contains { symbols.declaration($0).kind == .enum }
            && calls?.contains { $0.firstLabel == "rawValue" } != false
            && !initializers(of: key.types + key.extensions).contains { $0.parameters.first?.label == "rawValue" }
    }

    /// Of a type with more classes above it any call may give nil.
    private static let mostClasses = 64

    /// Told from the uppermost class downwards, each once.
    private func answer(for key: DeclaredName, _ calls: [CallLabels]?) -> Answer {
        if Array(symbols.classes(from: key).prefix(Self.mostClasses + 1)).count > Self.mostClasses {
            return Answer(isInitialiser: true)
        }
        var unknown: [DeclaredName] = []
        var answer = Answer()
        for next in symbols.classes(from: key) {
            if let known = answers[Question(key: next, calls: calls)] {
                answer = known
                break
            }
            unknown.append(next)
        }
        for next in unknown.reversed() {
            answer = self.answer(for: next, calls, below: answer)
            answers[Question(key: next, calls: calls)] = answer
        }
        return answer
    }

    private func answer(for key: DeclaredName, _ calls: [CallLabels]?, below above: Answer) -> Answer {
        let own = own(of: key)
        return Answer(
            isInitialiser: above.isInitialiser && own.areInherited || own.failing.mayBeMeant(by: calls),
            isExtended: above.isExtended || isExtended(key, calls))
    }

    private func own(of key: DeclaredName) -> Initialisers {
        if let known = known[key] { return known }
        let own = Initialisers(
            failing: failing(in: key.types + key.extensions),
            areInherited: !initializers(of: key.types).contains { !$0.isConvenience })
        known[key] = own
        return own
    }

    private func isExtended(_ key: DeclaredName, _ calls: [CallLabels]?) -> Bool {
        let parts = key.types + key.extensions
        if !extendedProtocols.isEmpty {
            let known = conformed[key] ?? ofProtocols(parts)
            conformed[key] = known
            if known.mayBeMeant(by: calls) { return true }
        }
        if foreign.isEmpty { return false }
        return parts.contains { part in
            let declaration = symbols.declaration(part)
            let names = declaration.inherits.compactMap { $0.syntax.dottedName?.lastNamePart }
            let context = symbols.context(inside: part)
            // The first name of an enum may be that of its raw values.
            let all = reachable(from: declaration.kind == .enum ? names + ["RawRepresentable"] : names) {
                $0 == "Codable" ? ["Decodable", "Encodable"] : LibraryTypes.inherited[$0] ?? []
            }
            return all.contains { isExtended($0, calls, in: context) }
        }
    }

    private func ofProtocols(_ parts: [DeclarationReference]) -> Callables<Void> {
        let keys = protocols.conformances(of: parts).map { symbols.key(of: $0.reference) }
        return Callables(keys.withoutRepetition().flatMap { extendedProtocols[$0] ?? [] })
    }

    /// The name of a library's type behind a typealias.
    private func libraryName(_ name: String, in context: LookupContext) -> String {
        guard case .alias(let place) = symbols.resolve(named: name, in: context) else { return name }
        return symbols.alias(symbols.lastAlias(place)).type.dottedName ?? name
    }

    private func isExtended(_ name: String, _ calls: [CallLabels]?, in context: LookupContext) -> Bool {
        if foreign.isEmpty { return false }
        return foreign[name.lastNamePart]?.contains { isMeant($0, by: calls, in: context) } == true
            || isExtendedByProtocols(name, calls, in: context)
    }

    /// What a type of a library conforms to is known of some only, so that a label has to tell what is meant.
    private func isExtendedByProtocols(_ name: String, _ calls: [CallLabels]?, in context: LookupContext) -> Bool {
        let (type, labelled) = (name.lastNamePart, calls?.filter { $0.firstLabel != nil } ?? [])
        if labelled.isEmpty || LibraryTypes.isProtocol(type) { return false }
        return foreign.contains { bound, extensions in
            LibraryTypes.isProtocol(bound) && LibraryTypes.mayConform(type, to: bound)
                && extensions.contains { isMeant($0, by: labelled, in: context) }
        }
    }

    private func isMeant(
        _ found: (module: String?, initialisers: Callables<Void>), by calls: [CallLabels]?, in context: LookupContext
    ) -> Bool {
        let isSeen =
            found.module == context.module || symbols.visibleModules[context.summary].contains(found.module ?? "")
        return isSeen && found.initialisers.mayBeMeant(by: calls)
    }

    private func findForeign() -> [String: [(module: String?, initialisers: Callables<Void>)]] {
        var parts: [String: [String?: [DeclarationReference]]] = [:]
        for (summary, file) in symbols.summaries.enumerated() {
            for (index, type) in file.types.enumerated() where type.kind == .extension {
                guard type.members.contains(where: { $0.mayFail }),
                    symbols.resolveType(named: type.name, in: symbols.context(atTopOf: summary)) == nil
                else { continue }
                let part = DeclarationReference(summary: summary, type: index)
                parts[type.name.lastNamePart, default: [:]][symbols.modules[summary], default: []].append(part)
            }
        }
        return parts.mapValues { $0.map { ($0.key, failing(in: $0.value)) } }
    }

    private func failing(in parts: [DeclarationReference]) -> Callables<Void> {
        Callables(failingInitializers(of: parts))
    }

    private func failingInitializers(of parts: [DeclarationReference]) -> [MemberDeclaration] {
        initializers(of: parts).filter { $0.mayFail }
    }

    private func initializers(of parts: [DeclarationReference]) -> [MemberDeclaration] {
        parts.flatMap { symbols.declaration($0).members.filter { $0.kind == .initializer } }
    }
}

extension Callables<Void> {
    fileprivate init(_ initialisers: [MemberDeclaration]) {
        for initialiser in initialisers { add((), initialiser.parameters) }
    }

    /// - Parameter calls: nil where they are not known.
    fileprivate func mayBeMeant(by calls: [CallLabels]?) -> Bool {
        guard let calls, !isEmpty else { return !isEmpty }
        return calls.contains { call in fitting(call).contains { _ in true } }
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
