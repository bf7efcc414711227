import SwiftFacts

/// The members of one name in a scope, among which those are found that may be more than overloads for other types.
final class NamedMembers {
    /// What a member and the requests that it may serve have in common.
    private struct Likeness: Hashable {
        let result: TypeSyntax?
        let parameters: [TypeSyntax]
        let kindsOfGenerics: [String]

        init(_ signature: CanonicalSignature) {
            result = signature.result?.withoutSending.withoutSendable.served
            parameters = signature.plainParameters
            kindsOfGenerics = signature.generics.kinds
        }
    }

    let scope: ScopeID
    private(set) var all: [ProvidedMember] = []
    private let finder: NearMissFinder
    private lazy var hidden = all.indices.filter { finder.isHidden(all[$0]) }
    /// Those that serve no request, which may be meant.
    private lazy var idle = all.indices.filter { !finder.servesOthers(all[$0]) }
    private lazy var byLikeness = Dictionary(grouping: all.indices) { Likeness(all[$0].signature) }
    private lazy var lengths = Set(all.map { $0.member.name.utf8.count })

    init(of scope: ScopeID, _ finder: NearMissFinder) {
        self.scope = scope
        self.finder = finder
    }

    func add(_ member: ProvidedMember) { all.append(member) }

    /// In their order: all that may serve a request, if they have its name and are seen.
    func alike(to request: Request) -> [ProvidedMember] {
        (byLikeness[Likeness(request.signature)] ?? []).map { all[$0] }
    }

    /// In their order, from one on: all that something else than another type may keep from serving a request.
    func notable(from start: Int, for request: Request, withIdle: Bool) -> [ProvidedMember] {
        // Names that read alike need not be the same.
        if lengths != [request.member.name.utf8.count] { return Array(all[start...]) }
        let found = Set(hidden + (byLikeness[Likeness(request.signature)] ?? []) + (withIdle ? idle : []))
        return found.filter { $0 >= start }.sorted().map { all[$0] }
    }
}
