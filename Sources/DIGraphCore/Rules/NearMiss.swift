import SwiftFacts

/// A member that came close to serving a request, and why it does not.
struct NearMiss: Sendable {
    enum Reason: Sendable {
        /// The access level: `private` or `fileprivate`.
        case isPrivate(access: String)
        /// The module that the member is internal in.
        case internalInModule(String)
        /// The module of another package that the member is `package` in.
        case packageInModule(String)
        case typeDiffers(found: String, wanted: String)
        /// The property's type is neither written nor evident.
        case untyped
        case isStatic
        /// The condition that the member stands under, without `#if`.
        case conditional(String)
        /// The component that makes the request, which the provider is no ancestor of.
        case onAnotherBranch(component: String)
        case similarName
        /// A method of the name with other argument labels.
        case otherLabels
        /// What the member is, where something else is requested: a property, a method.
        case otherKind(found: String, wanted: String)
        case isUnavailable
        /// The constraint of the extension around the member, which the component does not meet.
        case unmetConstraint(String)
        case notSettable
        /// The effects that the request does not have: `async`, `throws(Failure)`.
        case effects(found: String)
    }

    let component: String
    let member: String
    let location: SourceLocation
    let reason: Reason

    init(component: String, member: String, location: SourceLocation, reason: Reason) {
        self.component = component
        self.member = member
        self.location = location
        self.reason = reason
    }

    /// The note at the member: what is wrong with it, and what to change.
    func sentence(for request: String, of requester: String) -> String {
        let subject = "'\(member)' of '\(component)'"
        switch reason {
        case .isPrivate(let access):
            return "\(subject) is '\(access)', so it is not provided: make it 'internal'"
        case .internalInModule(let module):
            return "\(subject) is internal in the module '\(module)': make it 'public'"
                + " ('package' is enough within one package)"
        case .packageInModule(let module):
            return
                "\(subject) is 'package' in the module '\(module)', which is in another package: make it 'public'"
        case .typeDiffers(let found, let wanted):
            return "\(subject) has the type '\(found)', but '\(wanted)' is requested: make the types equal"
        case .untyped:
            return "\(subject) has no written type, so it cannot be matched: write its type"
        case .isStatic:
            return "\(subject) is static, and only instance members are provided: remove 'static'"
        case .conditional(let condition):
            return "\(subject) exists only under '#if \(condition)': provide it in every branch,"
                + " or put the requirement under the same condition"
        case .onAnotherBranch(let requester):
            return "\(subject) would fit, but '\(component)' is not above '\(requester)':"
                + " move it to a scope above both"
        case .similarName:
            return "did you mean \(subject)? Give it the name '\(request)', or request '\(member)'"
        case .otherLabels:
            return "\(subject) has other argument labels: make it '\(request)', or request '\(member)'"
        case .otherKind(let found, let wanted):
            return "\(subject) is a \(found), but a \(wanted) is requested: make them the same"
        case .isUnavailable:
            return "\(subject) is marked unavailable, so it is not provided: remove the attribute"
        case .unmetConstraint(let constraint):
            return "\(subject) exists only where '\(constraint)': declare it without that, or in '\(component)' itself"
        case .notSettable:
            return "\(subject) cannot be set from outside, but '{ get set }' is requested:"
                + " give it a setter, or request '{ get }'"
        case .effects(let found):
            return "\(subject) is '\(found)', which the requirement does not allow:"
                + " add '\(found)' to the requirement, or remove it here"
        }
    }
}

/// Says of a member what keeps it from serving a request.
struct NearMissFinder {
    private let graph: ScopeGraph
    private let rules: ServingRules
    private let settings: GeneratorSettings

    init(_ wiring: Wiring) {
        graph = wiring.graph
        settings = wiring.program.settings
        rules = ServingRules(settings: settings)
    }

    func nearMiss(_ member: ProvidedMember, in scope: ScopeID, _ reason: NearMiss.Reason) -> NearMiss {
        NearMiss(
            component: graph.displayName(of: scope), member: member.member.fullName, location: member.location,
            reason: reason)
    }

    func serves(_ member: ProvidedMember, _ request: Request) -> Bool {
        rules.obstacle(for: member, serving: request) == nil
    }

    /// Nil for a member that serves the request well: it just does not stand on every path.
    func reason(_ member: ProvidedMember, _ request: Request) -> NearMiss.Reason? {
        if member.member.kind != request.member.kind {
            return .otherKind(found: member.member.kind.rawValue, wanted: request.member.kind.rawValue)
        }
        if member.member.fullName != request.member.fullName { return .otherLabels }
        if member.member.isStatic { return .isStatic }
        if member.isUnavailable { return .isUnavailable }
        if let constraint = member.unmetConstraint { return .unmetConstraint(constraint) }
        if member.access <= .fileprivate { return .isPrivate(access: member.access.rawValue) }
        if !settings.isVisible(member.access, declaredIn: member.module) {
            return member.access == .package
                ? .packageInModule(member.module ?? "") : .internalInModule(member.module ?? "")
        }
        if member.signature.result == nil { return .untyped }
        switch rules.obstacle(for: member, serving: request) {
        case .type: return typeDifference(member, request)
        case .setter: return .notSettable
        case .effects: return .effects(found: member.member.effects.keywords.joined(separator: " "))
        case nil: break
        }
        if !ConditionLogic.implies(request.conditions, anyOf: [member.conditions]) {
            return .conditional(member.conditions.map(\.text).joined(separator: " && "))
        }
        return nil
    }

    /// Both types as written, unless that would show the same text twice.
    private func typeDifference(_ member: ProvidedMember, _ request: Request) -> NearMiss.Reason {
        let found = text(member.member, member.signature, canonical: false)
        let wanted = text(request.member, request.signature, canonical: false)
        guard found == wanted else { return .typeDiffers(found: found, wanted: wanted) }
        return .typeDiffers(
            found: text(member.member, member.signature, canonical: true),
            wanted: text(request.member, request.signature, canonical: true))
    }

    private func text(_ member: MemberDeclaration, _ signature: CanonicalSignature, canonical: Bool) -> String {
        let result = canonical ? signature.result?.description : member.type?.text
        guard member.kind != .property else { return result ?? "" }
        let parameters = zip(member.parameters, signature.parameters).map { parameter, type in
            (parameter.label ?? "_") + ": " + (canonical ? type : parameter.type).description
        }
        let text = "\(member.genericParameters)(\(parameters.joined(separator: ", "))) -> \(result ?? "Void")"
        return member.whereClause.isEmpty ? text : "\(text) \(member.whereClause)"
    }
}
