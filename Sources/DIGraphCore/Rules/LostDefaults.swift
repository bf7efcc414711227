import SwiftFacts

/// A member of an extension of a dependency protocol that has the name of a requirement and does not implement it.
struct LostDefault {
    let protocolName: String
    let member: MemberDeclaration
    let extending: DeclarationReference
    /// What the extension asks of `Self`.
    let constraints: String
    let module: String
    let location: SourceLocation
    /// The access that would make it an implementation; nil where something else is wrong.
    let neededAccess: AccessLevel?
    /// It serves where no scope does, and on another path a scope provides the member.
    var isPassedOver = false
    /// The compiler takes it where it is the only one.
    let isWitness: Bool
    /// Another one is for types that this is not for, or for the same.
    let isOneOfSeveral: Bool

    private var subject: String { "'\(member.fullName)' in an extension of '\(protocolName)'" }

    /// The note at the member.
    var sentence: String {
        if neededAccess != nil { return "\(subject) is \(fault)" }
        if isPassedOver { return "\(subject) serves only where no scope above provides it on any path" }
        if isOneOfSeveral {
            return
                "\(subject) has an equal in an extension of another protocol, and the compiler cannot choose between them"
        }
        if member.attributes.areUnavailable {
            return "\(subject) is unavailable"
        }
        if !constraints.isEmpty { return "\(subject) exists only where '\(constraints)'" }
        if !member.conditions.isEmpty {
            return "\(subject) exists only under '#if \(member.conditions.map { $0.text }.joined(separator: " && "))'"
        }
        return "\(subject) does not match the requirement"
    }

    private var fault: String {
        member.access <= .fileprivate ? "'\(member.access)'" : "\(member.access) in '\(module)'"
    }

    func message(to access: AccessLevel, _ requesters: Diagnostic.Requesters) -> String {
        "\(subject) is \(fault), so \(requesters.names) \(requesters.verb("do")) not get it: make it '\(access)'"
    }
}

/// Finds what was to implement requirements.
struct LostDefaults {
    private typealias Candidate = (member: ProtocolTable.DefaultMember, of: DeclarationReference)

    private struct Place: Hashable {
        let dependency: DependencyReference
        let requirement: SourceLocation
    }

    private let wiring: Wiring
    private var known: [Place: LostDefault] = [:]

    init(of missing: [MissingCause.Missing], in wiring: Wiring) {
        self.wiring = wiring
        let names = Set(missing.map { $0.resolved.request.member.fullName })
        var candidates: [DeclarationReference: [Candidate]] = [:]
        for reference in wiring.hierarchyOfDependencies {
            let found = Self.candidates(in: reference, named: names, wiring.program.symbols)
            if !found.isEmpty { candidates[reference] = found }
        }
        if candidates.isEmpty { return }
        for (index, dependency) in wiring.graph.protocols.enumerated() {
            note(dependency, DependencyReference(index: index), named: names, candidates)
        }
    }

    /// Any protocol of a hierarchy may implement what another one in it requires.
    private mutating func note(
        _ dependency: DependencyProtocol, _ reference: DependencyReference, named names: Set<String>,
        _ candidates: [DeclarationReference: [Candidate]]
    ) {
        let requests = dependency.requests.filter { names.contains($0.member.fullName) }
        if requests.isEmpty { return }
        let all = wiring.program.protocols.hierarchy(of: dependency.declaration).flatMap { candidates[$0] ?? [] }
        let alike = Dictionary(grouping: all, by: \.member.member.fullName)
        for request in requests {
            let found = (alike[request.member.fullName] ?? []).map { lost($0.member, for: request, of: $0.of) }
            known[Place(dependency: reference, requirement: request.location)] =
                found.first { $0.neededAccess != nil } ?? found.first
        }
    }

    /// The requests of a cause by what was to implement them, if anything was.
    func groups(of missing: [MissingCause.Missing]) -> [(lost: LostDefault?, missing: [MissingCause.Missing])] {
        OrderedGroups(missing, by: { `default`(of: $0)?.location }).groups.map { (`default`(of: $0[0]), $0) }
    }

    private func `default`(of missing: MissingCause.Missing) -> LostDefault? {
        let requirement = missing.resolved.request.location
        var lost = missing.component.dependencies.lazy.compactMap {
            known[Place(dependency: $0, requirement: requirement)]
        }.first
        if lost?.isWitness == true { lost?.isPassedOver = missing.resolved.request.hasDefault }
        return lost
    }

    private static func candidates(
        in reference: DeclarationReference, named names: Set<String>, _ symbols: SymbolTable
    ) -> [Candidate] {
        symbols.key(of: reference).extensions.flatMap { extending in
            let declaration = symbols.declaration(extending)
            return declaration.members.filter { names.contains($0.fullName) }.map {
                let member = ProtocolTable.DefaultMember(
                    member: $0, extending: extending, isConstrained: declaration.hasWhereClause)
                return (member, reference)
            }
        }
    }

    private func lost(
        _ candidate: ProtocolTable.DefaultMember, for request: Request, of reference: DeclarationReference
    ) -> LostDefault {
        let (program, symbols) = (wiring.program, wiring.program.symbols)
        let isWitness = program.protocols.isWitness(candidate, for: request)
        let isOnlyHidden =
            !candidate.isConstrained && !isWitness && program.protocols.wouldBeWitness(candidate, for: request)
        let module = symbols.modules[candidate.extending.summary]
        return LostDefault(
            protocolName: symbols.key(of: reference).name, member: candidate.member,
            extending: candidate.extending,
            constraints: symbols.declaration(candidate.extending).constraints.map { $0.description }
                .joined(separator: ", "),
            module: module ?? "", location: symbols.location(of: candidate.member, in: candidate.extending),
            neededAccess: isOnlyHidden ? program.settings.neededAccess(in: module) : nil,
            isWitness: isWitness, isOneOfSeveral: isWitness && !candidate.isConstrained)
    }
}
