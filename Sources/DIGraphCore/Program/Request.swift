import SwiftFacts

/// A requirement of a dependency protocol; one that all who ask for it share.
package final class Request: Sendable {
    fileprivate let draft: RequestDraft

    init(_ draft: RequestDraft) {
        self.draft = draft
    }

    package var member: MemberDeclaration { draft.member }
    package var location: SourceLocation { draft.location }
    package var isSettable: Bool { draft.isSettable }
    package var effects: Effects { draft.effects }
    /// The module and the file's imports decide what the emitted signature needs.
    package var module: String? { draft.module }
    package var isolation: Isolation { draft.isolation }
    /// Around the requirement and its protocol.
    package var conditions: [Condition] { draft.conditions }
    package var availability: [Attribute] { draft.availability }
    /// Equal for two members of the same name that can stand for each other.
    package var signature: CanonicalSignature { draft.signature }
    /// The same types as they must be spelled in the generated file.
    package var emitted: EmittedSignature { draft.emitted }
    /// A protocol extension implements it.
    package var hasDefault: Bool { draft.implementer != nil }
    var hasDeprecatedDefault: Bool { draft.implementer?.isDeprecated == true }
    /// Its type is known to be `Sendable`.
    package var isSendable: Bool { draft.isSendable }
    /// It may wait for another actor, but one of its types is known not to be `Sendable`, so that no value of it crosses
    /// from one actor to another.
    var isUnsendable: Bool { draft.isUnsendable }
    /// The same of its parameters: what a method or subscript on no actor returns was on none before.
    var takesUnsendable: Bool { draft.takesUnsendable }
    /// Its value may be one that cannot be copied, so that it can only be lent.
    var isNoncopyable: Bool { draft.isNoncopyable }
    /// One of its types is unsafe, so that an expression that uses it has to be marked.
    var isUnsafe: Bool { draft.isUnsafe }
    /// The indices of the parameters that may be such, or of types that do not escape.
    var unkeptParameters: Set<Int> { draft.unkeptParameters }
    /// A result builder may stand before it, which what implements it inherits unless it says `return`.
    var mayBeBuilt: Bool { draft.mayBeBuilt }
    /// Without `return`, a property of the type `Void` counts as one that is read for nothing.
    var needsReturn: Bool { mayBeBuilt || member.kind != .method && signature.result == .tuple([]) }

    /// The same where a protocol extension implements it.
    func implemented(by implementer: Implementer) -> Request {
        var changed = draft
        changed.implementer = implementer
        return Request(changed)
    }

    /// The same below more conditions.
    func below(_ conditions: [Condition]) -> Request {
        var changed = draft
        changed.conditions = conditions + draft.conditions.without(conditions)
        return Request(changed)
    }

    /// The same on no actor.
    var onNoActor: Request {
        var changed = draft
        changed.isolation = .none
        return Request(changed)
    }

    func emitted(as emitted: EmittedSignature) -> Request {
        var changed = draft
        changed.emitted = emitted
        return Request(changed)
    }
}

/// What is known of a request while it is read. The properties are those of `Request`.
struct RequestDraft: Sendable {
    let member: MemberDeclaration
    var location: SourceLocation
    var isSettable: Bool
    var effects: Effects
    let module: String?
    var isolation: Isolation
    var conditions: [Condition]
    var availability: [Attribute]
    var signature: CanonicalSignature
    var emitted: EmittedSignature
    /// The protocol extension that does, if one does.
    var implementer: Implementer?
    var isSendable = false
    var isUnsendable = false
    var takesUnsendable = false
    var isNoncopyable = false
    var isUnsafe = false
    var unkeptParameters: Set<Int> = []
    var mayBeBuilt = false

    /// Whether what meets it meets another one, too.
    fileprivate func demandsAll(of other: RequestDraft) -> Bool {
        (isSettable || !other.isSettable) && effects.areCovered(by: other.effects) && isolation == other.isolation
    }

    /// All but the conditions and the default implementation.
    fileprivate mutating func merge(_ other: RequestDraft) {
        // Findings are about the stricter of the two.
        let isStricter =
            other.isSettable && !isSettable || !effects.areCovered(by: other.effects)
        if isStricter { location = other.location }
        isSettable = isSettable || other.isSettable
        mayBeBuilt = mayBeBuilt || other.mayBeBuilt
        effects = effects.common(with: other.effects)
        availability.removeAll { !other.availability.contains($0) }
        for index in signature.escapingParameters.subtracting(other.signature.escapingParameters) {
            signature.escapingParameters.remove(index)
            emitted.parameters[index] = emitted.parameters[index].without(["@escaping"])
        }
        for index in emitted.parameters.indices where signature.parameters[index] != other.signature.parameters[index] {
            takeCommon(index, of: other)
        }
        emitted.effects = emitted.effects.common(with: other.emitted.effects)
        if other.isolation != isolation { isolation = .none }
    }
}

extension RequestDraft {
    /// A parameter that takes what those of both do.
    fileprivate mutating func takeCommon(_ index: Int, of other: RequestDraft) {
        let (own, others) = (signature.parameters[index], other.signature.parameters[index])
        let (written, otherWritten) = (emitted.parameters[index], other.emitted.parameters[index])
        signature.parameters[index] = own.common(with: others)
        let common = written.common(with: otherWritten)
        // Behind a typealias nothing can be left out.
        let isHidden = common == written && signature.parameters[index] != own
        emitted.parameters[index] = isHidden ? otherWritten : common
        // What cannot be copied has to be owned or lent.
        if unkeptParameters.contains(index), ![own, others].contains(signature.parameters[index]) {
            emitted.parameters[index] = .attributed(["borrowing"], common)
        }
    }
}

/// Requirements of the same name and signature, all of which one member must do for.
final class RequestUnion {
    private var draft: RequestDraft
    private(set) var places: Alternatives

    init(_ request: Request) {
        draft = request.draft
        places = Alternatives(request.conditions)
    }

    func add(_ other: RequestUnion) {
        let implementer = implementer(with: other)
        draft.merge(other.draft)
        draft.implementer = implementer
        places.add(other.places)
    }

    /// What implements both.
    private func implementer(with other: RequestUnion) -> Implementer? {
        if let own = draft.implementer, let others = other.draft.implementer {
            return Implementer.best(of: [own, others])
        }
        return implements(other) ? draft.implementer : other.implements(self) ? other.draft.implementer : nil
    }

    /// Whether a default implementation of this one is one of the other as well: whoever is asked for both conforms to both.
    private func implements(_ other: RequestUnion) -> Bool {
        draft.implementer != nil && draft.demandsAll(of: other.draft) && places.covers(other.places.conditions)
    }

    var request: Request {
        var draft = draft
        draft.conditions = places.conditions
        return Request(draft)
    }
}

/// What a member must be called by to stand for a request: overloads differ in it.
struct RequestName: Hashable {
    let fullName: String
    let parameters: [TypeSyntax]
    let kindsOfGenerics: [String]

    init(_ member: MemberDeclaration, _ signature: CanonicalSignature) {
        fullName = member.fullName
        parameters = signature.plainParameters
        kindsOfGenerics = signature.generics.kinds
    }
}

extension [Request] {
    /// Every request once, where protocols repeat what they inherit or share; what is never compiled together stays apart.
    func merged() -> [Request] {
        if hasDistinctNames { return self }
        var merged: [RequestUnion?] = []
        var variants: [RequirementKey: BranchTree] = [:]
        for request in self {
            var combined = RequestUnion(request)
            var place = merged.count
            let key = RequirementKey(request)
            for index in variants[key]?.places(besides: request.conditions[...]) ?? [] {
                guard let known = merged[index], known.places.overlap(combined.places) else { continue }
                merged[index] = nil
                known.add(combined)
                combined = known
                place = Swift.min(place, index)
            }
            if place == merged.count { merged.append(combined) } else { merged[place] = combined }
            variants[key, default: BranchTree()].insert(place, under: request.conditions[...])
        }
        return merged.compactMap { $0?.request }
    }

    /// By full name, then by place.
    func sortedByName() -> [Request] {
        let names = map { $0.member.fullName }
        let order = indices.sorted { (left: Int, right: Int) in
            names[left] == names[right] ? self[left].location < self[right].location : names[left] < names[right]
        }
        return order.map { self[$0] }
    }

    /// Most protocols ask for a few things only, which are compared faster than they are put into a set.
    var hasDistinctNames: Bool {
        if count <= 1 { return true }
        guard count <= 8 else { return Set(map { $0.member.name }).count == count }
        let names = map { $0.member.name }
        for (index, name) in names.enumerated() {
            for other in 0..<index where names[other] == name { return false }
        }
        return true
    }
}

/// The types of a request as they are written in the generated file, and what they need there.
package struct EmittedSignature: Sendable {
    package var result: TypeSyntax?
    package var parameters: [TypeSyntax]
    package var effects: Effects
    package var generics: GenericClause
    /// The modules, among those of the sources, that declare one of the types.
    package let modules: Set<String>
    /// Whether one of the types is unknown, so that the imports of the request's file are needed.
    package let needsFileImports: Bool
}
