import SwiftFacts

/// A member of an extension of a dependency protocol that has the name of a requirement and does not implement it.
struct LostDefault {
    let protocolName: String
    let member: MemberDeclaration
    /// What the extension asks of `Self`.
    let constraints: String
    let module: String
    let location: SourceLocation
    /// The access that would make it an implementation; nil where something else is wrong.
    let neededAccess: AccessLevel?

    private var subject: String { "'\(member.fullName)' in an extension of '\(protocolName)'" }

    /// The note at the member.
    var sentence: String {
        if !constraints.isEmpty { return "\(subject) exists only where '\(constraints)'" }
        if !member.conditions.isEmpty {
            return "\(subject) exists only under '#if \(member.conditions.map(\.text).joined(separator: " && "))'"
        }
        return "\(subject) does not match the requirement"
    }

    func message(to access: AccessLevel, _ requesters: Diagnostic.Requesters) -> String {
        let fault = member.access <= .fileprivate ? "'\(member.access)'" : "\(member.access) in '\(module)'"
        return "\(subject) is \(fault), so \(requesters.names) \(requesters.verb("do")) not get it: make it '\(access)'"
    }
}

/// Finds what was to implement requirements.
struct LostDefaults {
    private let wiring: Wiring
    /// By the place of the requirement.
    private var known: [SourceLocation: LostDefault] = [:]

    init(of missing: [MissingCause.Missing], in wiring: Wiring) {
        self.wiring = wiring
        let requests = Dictionary(missing.map { ($0.resolved.request.location, $0.resolved.request) }) { first, _ in
            first
        }
        let names = Set(requests.values.map(\.member.fullName))
        for reference in wiring.hierarchyOfDependencies {
            let symbols = wiring.program.symbols
            let required = symbols.declaration(reference).members.compactMap { member in
                names.contains(member.fullName) ? requests[symbols.location(of: member, in: reference)] : nil
            }
            if required.isEmpty { continue }
            let candidates = OrderedGroups(candidates(in: reference, named: names), by: \.member.fullName).groups
            for request in required {
                let alike = candidates.first { $0[0].member.fullName == request.member.fullName } ?? []
                let found = alike.map { lost($0, for: request, of: reference) }
                known[request.location] = found.first { $0.neededAccess != nil } ?? found.first
            }
        }
    }

    func `default`(of request: Request) -> LostDefault? { known[request.location] }

    private func candidates(
        in reference: DeclarationReference, named names: Set<String>
    ) -> [ProtocolTable.DefaultMember] {
        let symbols = wiring.program.symbols
        return symbols.key(of: reference).extensions.flatMap { extending in
            let declaration = symbols.declaration(extending)
            return declaration.members.filter { names.contains($0.fullName) }.map {
                ProtocolTable.DefaultMember(
                    member: $0, extending: extending, isConstrained: declaration.hasWhereClause)
            }
        }
    }

    private func lost(
        _ candidate: ProtocolTable.DefaultMember, for request: Request, of reference: DeclarationReference
    ) -> LostDefault {
        let (program, symbols) = (wiring.program, wiring.program.symbols)
        let isOnlyHidden = !candidate.isConstrained && program.protocols.wouldBeWitness(candidate, for: request)
        let module = symbols.modules[candidate.extending.summary]
        return LostDefault(
            protocolName: symbols.key(of: reference).name, member: candidate.member,
            constraints: symbols.declaration(candidate.extending).constraints.map(\.description)
                .joined(separator: ", "),
            module: module ?? "", location: symbols.location(of: candidate.member, in: candidate.extending),
            neededAccess: isOnlyHidden ? program.settings.neededAccess(in: module) : nil)
    }
}
