import SwiftFacts

/// A component that meets a protocol and does not conform to it, so that it lacks what an extension of that has.
struct LostConformance {
    let component: Component
    let conformed: DeclarationReference
    /// Whether an extension of another protocol, to which it conforms, has that, and is for such classes only.
    var isConstraint = false

    struct ID: Hashable {
        let component: ScopeID
        let conformed: DeclarationReference
    }

    var id: ID { ID(component: component.id, conformed: conformed) }
}

/// Finds the conformances for which requests find nothing.
struct LostConformances {
    private struct Offer {
        let member: MemberDeclaration
        let conformed: DeclarationReference
        let context: LookupContext
        let constraints: FactList<TypeConstraint>
    }

    /// The members of a scope, by their names and by their full names.
    private struct Names {
        let short: Set<String>
        let full: Set<String>
    }

    private struct Requirements {
        let all: [String]
        let withoutDefault: [String]
    }

    private let wiring: Wiring
    private let offers: [String: [Offer]]
    private var namesInScopes: [ScopeID: Names] = [:]
    /// What protocols require, by full names.
    private var required: [DeclarationReference: Requirements] = [:]
    private lazy var protocolsOfOthers = findProtocolsOfOthers()
    private var symbols: SymbolTable { wiring.program.symbols }

    /// - Parameter names: what is missing.
    init(offering names: Set<String>, in wiring: Wiring) {
        self.wiring = wiring
        let symbols = wiring.program.symbols
        var offers: [String: [Offer]] = [:]
        for (index, summary) in symbols.summaries.enumerated() {
            for (type, declaration) in summary.types.enumerated() where declaration.kind == .extension {
                let reference = DeclarationReference(summary: index, type: type)
                guard let conformed = symbols.key(of: reference).protocols.first,
                    !wiring.program.protocols.isDependencyProtocol(conformed)
                else { continue }
                for member in declaration.members where names.contains(member.name) && !member.isStatic {
                    offers[member.name, default: []].append(
                        Offer(
                            member: member, conformed: conformed, context: symbols.context(inside: reference),
                            constraints: declaration.constraints))
                }
            }
        }
        self.offers = offers
    }

    /// The nearest component above that implements all that such a protocol requires.
    mutating func conformance(lackedBy missing: MissingCause.Missing) -> LostConformance? {
        let request = missing.resolved.request
        let offers = (offers[request.member.name] ?? []).filter { serves($0, request) }
        if offers.isEmpty { return nil }
        let scopes = missing.resolved.unservedPath?.scopes.dropLast() ?? []
        for scope in scopes.reversed() {
            let names = names(in: scope)
            // A member that comes close says more.
            if names.short.contains(request.member.name) { return constraint(on: request, in: scope, offers) }
            for offer in offers where isMet(offer.conformed, by: names.full) {
                return LostConformance(component: wiring.graph[scope], conformed: offer.conformed)
            }
        }
        let offer = offers.first { isMetByAll($0.conformed) }
        return offer.flatMap { offer in
            scopes.first.map { LostConformance(component: wiring.graph[$0], conformed: offer.conformed) }
        }
    }

    /// What a component does not conform to, as the only extension that has what is requested asks of it.
    private mutating func constraint(on request: Request, in scope: ScopeID, _ offers: [Offer]) -> LostConformance? {
        let component = wiring.graph[scope]
        let members = component.rejected.filter { $0.member.fullName == request.member.fullName }
        guard members.count == 1, let unmet = members[0].unmetConstraint else { return nil }
        for offer in offers {
            guard let constraint = offer.constraints.first(where: { $0.description == unmet }), !constraint.isSameType,
                constraint.left.dottedName == "Self", let name = constraint.right.dottedName,
                let conformed = symbols.resolveType(named: name, in: offer.context)?.protocols.first
            else { continue }
            return isMet(conformed, by: names(in: scope).full)
                ? LostConformance(component: component, conformed: conformed, isConstraint: true) : nil
        }
        return nil
    }

    private mutating func names(in scope: ScopeID) -> Names {
        if let known = namesInScopes[scope] { return known }
        let members = (wiring.graph[scope].provided + wiring.graph[scope].rejected).map { $0.member }
        let names = Names(short: Set(members.map { $0.name }), full: Set(members.map { $0.fullName }))
        namesInScopes[scope] = names
        return names
    }

    private func serves(_ offer: Offer, _ request: Request) -> Bool {
        guard offer.member.kind == request.member.kind, offer.member.fullName == request.member.fullName,
            let type = offer.member.type?.syntax
        else { return false }
        return type.mentions(anyOf: symbols.associatedTypes(of: [offer.conformed]))
            || wiring.program.types.canonical(type, in: offer.context) == request.signature.result
    }

    /// Whether a class has something that a protocol requires, and all that its extensions do not implement.
    private mutating func isMet(_ conformed: DeclarationReference, by names: Set<String>) -> Bool {
        let required = requirements(of: conformed)
        return required.all.contains(where: names.contains) && required.withoutDefault.allSatisfy(names.contains)
    }

    /// Whether any class meets a protocol, and nothing but components is to: the root is as good as those below it.
    private mutating func isMetByAll(_ conformed: DeclarationReference) -> Bool {
        let required = requirements(of: conformed)
        return !required.all.isEmpty && required.withoutDefault.isEmpty && !protocolsOfOthers.contains(conformed)
    }

    private mutating func requirements(of conformed: DeclarationReference) -> Requirements {
        if let known = required[conformed] { return known }
        let protocols = wiring.program.protocols
        let hierarchy = protocols.hierarchy(of: conformed)
        let implemented = protocols.placesOfImplemented(of: conformed)
        let members = hierarchy.flatMap { reference in
            symbols.declaration(reference).members.filter { [.property, .method, .subscript].contains($0.kind) }
                .map { (name: $0.fullName, location: symbols.location(of: $0, in: reference)) }
        }
        let found = Requirements(
            all: members.map { $0.name },
            withoutDefault: members.filter { !implemented.contains($0.location) }.map { $0.name })
        required[conformed] = found
        return found
    }

    /// What types that are no components conform to.
    private func findProtocolsOfOthers() -> Set<DeclarationReference> {
        let components = Set(wiring.graph.components.map { $0.declaration })
        let types = symbols.summaries.enumerated().flatMap { index, summary in
            summary.types.indices.map { DeclarationReference(summary: index, type: $0) }
        }
        let others = types.filter { reference in
            let kind = symbols.declaration(reference).kind
            return kind != .protocol && kind != .extension && !components.contains(reference)
        }
        return Set(
            others.flatMap { wiring.program.protocols.conformances(of: symbols.parts(of: $0)).map { $0.reference } })
    }
}

extension Wiring {
    typealias MisspeltConformance = (name: MisspeltName, location: SourceLocation)

    /// The name in the heads of a component and of its base classes that nothing declares, and by which a protocol is meant.
    func misspeltConformance(of component: Component, to protocolName: String) -> MisspeltConformance? {
        let symbols = program.symbols
        for reference in symbols.parts(of: component.declaration) {
            let context = symbols.context(around: reference)
            for inherited in symbols.declaration(reference).inherits {
                guard let name = misspeltName(in: inherited.syntax, at: context), name.meant == protocolName else {
                    continue
                }
                return (name, symbols.location(at: inherited.offset, in: reference.summary))
            }
        }
        return component.superclass.flatMap { misspeltConformance(of: graph[$0], to: protocolName) }
    }
}
