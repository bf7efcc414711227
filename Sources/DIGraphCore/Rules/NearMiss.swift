import SwiftFacts

/// A member that came close to serving a request, and why it does not.
struct NearMiss: Sendable {
    indirect enum Reason: Sendable {
        /// The access level: `private` or `fileprivate`.
        case isPrivate(access: AccessLevel, needed: AccessLevel)
        /// The module that the member is internal in.
        case internalInModule(String, needed: AccessLevel)
        /// The module of another package that the member is `package` in.
        case packageInModule(String)
        case typeDiffers(found: String, wanted: String)
        /// The component that the member is, where something is requested that no component is.
        case isComponent(String)
        /// The module of the requested type, which the file of the member does not see.
        case unseenModule(String)
        /// The module of the member's type, which the file of the request does not see.
        case unseenModuleOfRequest(String)
        /// A type in the member's, and another one of its name that is in its place in the request.
        case namesake(found: String, wanted: String)
        /// A type that the sources do not declare, and the one that is in its place on the other side.
        case undeclared(String, other: String, isRequested: Bool)
        /// The property's type is neither written nor evident; what is requested.
        case untyped(name: String, wanted: String, isPartOfTuple: Bool)
        case isStatic
        /// The condition that the member stands under, without `#if`.
        case conditional(String)
        /// The scope above both, where the member would serve.
        case onAnotherBranch(meeting: String?)
        /// The same of a member of a plug-in, which is the ancestor of what it creates only.
        case inPlugin(meeting: String?)
        /// A member of the type has this name, and that one is requested.
        case otherName(found: String, wanted: String)
        /// The same of a member that the generated file does not see either, and why.
        case hiddenOtherName(found: String, wanted: String, Reason)
        /// A method of the name with other argument labels; what is requested.
        case otherLabels(wanted: String)
        /// A name that reads like the requested one, of other characters, such as an accent by itself.
        case otherCharacters(wanted: String)
        /// What the member is, where something else is requested: a property, a method.
        case otherKind(found: MemberDeclaration.Kind, wanted: MemberDeclaration.Kind)
        case isUnavailable
        /// The constraint of the extension around the member, which the component does not meet.
        case unmetConstraint(String)
        /// The group of the module that nothing imports: `@_spi(Tests)`.
        case unseenGroup(String, module: String)
        /// The base class that has an equal member in a constrained extension.
        case equalInBase(String)
        case notSettable
        /// The effects that the request does not have: `async`, `throws(Failure)`.
        /// `wanted` is the type of error that the requirement throws in place of the member's.
        case effects(found: String, wanted: String?)
        /// It is `noasync`, and the request is `async`.
        case outsideAsync
    }

    /// Where the mistake is, as far as can be told.
    enum Standing: Sendable {
        /// The member has to change.
        case atMember
        /// The request has to: the member serves others as it is.
        case atRequest
        /// It may have nothing to do with the request.
        case hint
    }

    /// It has little but its name to do with the request.
    var isOfComponent: Bool {
        if case .isComponent = reason { return true }
        return false
    }

    /// It would serve, were it there under every condition.
    var isConditional: Bool {
        if case .conditional = reason { return true }
        return false
    }

    /// Where several members miss for this reason, one import or one `#if` is wrong for all of them.
    var isOneEditForAll: Bool {
        switch reason {
        case .unseenModule, .unseenModuleOfRequest, .namesake, .undeclared, .unmetConstraint: true
        default: isConditional
        }
    }

    let scope: ScopeID
    let provided: ProvidedMember
    let component: String
    let member: String
    let location: SourceLocation
    let reason: Reason
    let standing: Standing

    /// `'title' of 'RootComponent'`.
    var subject: String { "'\(member)' of '\(component)'" }

    /// The note at the member: what is wrong with it, and what to change.
    var sentence: String {
        if case .otherName = reason, standing == .hint { return "\(subject) has the same type: did you mean that?" }
        return "\(subject) \(fault): \(edit)"
    }

    /// What is wrong with the member, after its name.
    var fault: String { Self.fault(of: reason) }

    private static func fault(of reason: Reason) -> String {
        switch reason {
        case .isPrivate(let access, _): "is '\(access)'"
        case .internalInModule(let module, _): "is internal to '\(module)'"
        case .packageInModule(let module): "is 'package' in '\(module)', which is in another package"
        case .typeDiffers(let found, let wanted): "has the type '\(found)' and not '\(wanted)'"
        case .isComponent(let found): "is the component '\(found)'"
        case .unseenModule(let module): "has a type of '\(module)', which its file does not import"
        case .unseenModuleOfRequest(let module): "has a type of '\(module)', which this file does not import"
        case .namesake(let found, let wanted): "has '\(found)' in its type and not '\(wanted)'"
        case .undeclared(let name, let other, true):
            "has '\(other)' in its type, and the sources do not declare '\(name)'"
        case .undeclared(let name, let other, false):
            "has '\(name)' in its type, which the sources do not declare, and not '\(other)'"
        case .untyped: "has no written type"
        case .isStatic: "is static"
        case .conditional(let condition): "exists only under '#if \(condition)'"
        case .onAnotherBranch: "is on another branch"
        case .inPlugin: "belongs to a plug-in, which its flag may turn off, so that it is no ancestor"
        case .otherName(_, let wanted): "is requested as '\(wanted)'"
        case .hiddenOtherName(_, let wanted, let reason): "\(Self.fault(of: reason)) and is requested as '\(wanted)'"
        case .otherLabels(let wanted): "has other argument labels than the requested '\(wanted)'"
        case .otherCharacters(let wanted): "reads like the requested '\(wanted)', but is of other Unicode characters"
        case .otherKind(let found, let wanted): "is a \(found) and not a \(wanted)"
        case .isUnavailable: "is marked unavailable"
        case .unmetConstraint(let constraint): "exists only where '\(constraint)'"
        case .unseenGroup(let group, let module): "is '\(group)' in '\(module)', which no file here imports"
        case .equalInBase(let base):
            "has an equal in a constrained extension of '\(base)', and the compiler cannot choose between them"
        case .notSettable: "cannot be set from outside, as '{ get set }' asks"
        case .effects(let found, _): "is '\(found)', which the requirement does not allow"
        case .outsideAsync: "is 'noasync', and the requirement is 'async'"
        }
    }

    /// The access without which nobody below gets it, where nothing else is wrong.
    var neededAccess: AccessLevel? {
        switch reason {
        case .isPrivate(_, let needed), .internalInModule(_, let needed): needed
        case .packageInModule: .public
        default: nil
        }
    }

    /// What to change.
    var edit: String { edit(for: reason) }

    private func edit(for reason: Reason) -> String {
        switch reason {
        case .isPrivate(_, let needed), .internalInModule(_, let needed): "make it '\(needed)'"
        case .packageInModule: "make it 'public'"
        case .typeDiffers: "make the types equal"
        case .isComponent: "give one of them another name"
        case .unseenModule(let module), .unseenModuleOfRequest(let module): "import '\(module)'"
        case .namesake(let found, let wanted): "write '\(wanted)', or rename '\(found)'"
        case .undeclared(let name, let other, _):
            SimilarNames.similar(to: name.lastNamePart, in: [other.lastNamePart]).isEmpty
                ? "declare '\(name)', or write '\(other)'" : "did you mean '\(other)'?"
        case .untyped(let name, let wanted, true): "write the type of the tuple, with '\(wanted)' for '\(name)'"
        case .untyped(let name, let wanted, false): "write '\(name): \(wanted)'"
        case .isStatic: "remove 'static'"
        case .conditional:
            "provide it in every branch, or put the requirement under the same condition"
        case .onAnotherBranch(let meeting), .inPlugin(let meeting):
            meeting.map { "move it to '\($0)'" } ?? "declare it above the request as well"
        case .otherName: "give both the same name"
        case .hiddenOtherName(_, _, let reason): "\(edit(for: reason)), and give both the same name"
        case .otherLabels, .otherKind: "make them the same"
        case .otherCharacters: "copy the name"
        case .isUnavailable: "remove the attribute"
        case .unmetConstraint: "declare it without that, or in '\(component)' itself"
        case .unseenGroup(let group, let module): "write '\(group) import \(module)' in a file, or remove the attribute"
        case .equalInBase: "give one of them another name"
        case .notSettable: "give it a setter, or request '{ get }'"
        case .effects(let found, nil): "add '\(found)' to the requirement, or remove it here"
        case .effects(let found, let wanted?):
            "write '\(found)' in place of '\(wanted)' at the requirement, or the other way round here"
        case .outsideAsync: "remove 'async' from the requirement, or 'noasync' here"
        }
    }
}

/// Says of a member what keeps it from serving a request.
final class NearMissFinder {
    private let graph: ScopeGraph
    private let rules: ServingRules
    private let settings: GeneratorSettings
    let program: Program
    private var symbols: SymbolTable { program.symbols }
    let declaredNames: NameNumbers
    /// The members that serve some request.
    private let serving: Set<SourceLocation>
    let visibleModules: [FileID: Set<String>]
    /// The requirements that are of associated types.
    private lazy var namesOfAssociatedTypes: Set<String> = {
        let names = program.protocols.associatedTypeNames
        let protocols = symbols.typeReferences.lazy.map(self.symbols.declaration).filter { $0.kind == .protocol }
        return Set(protocols.flatMap(\.members).filter { $0.mentions(anyOf: names) }.map(\.fullName))
    }()

    init(_ wiring: Wiring) {
        graph = wiring.graph
        settings = wiring.program.settings
        rules = ServingRules(settings: settings)
        program = wiring.program
        declaredNames = wiring.declaredNames
        let symbols = program.symbols
        visibleModules = Dictionary(
            zip(symbols.summaries.map(\.file), symbols.visibleModules), uniquingKeysWith: { $0.union($1) })
        serving = Set(wiring.resolution.components.joined().flatMap { $0.owners.map(\.member.location) })
    }

    func serves(_ member: ProvidedMember, _ request: Request) -> Bool {
        rules.obstacle(for: member, serving: request) == nil
    }

    /// Whether the member would serve a request, had it its name.
    func wouldServe(_ member: ProvidedMember, _ request: Request) -> Bool {
        member.signature.generics == request.signature.generics
            && member.signature.parameters == request.signature.parameters && serves(member, request)
    }

    /// Why the generated file does not see a member that nothing else keeps from scopes below.
    func onlyHidden(_ member: ProvidedMember) -> NearMiss.Reason? {
        if member.isOutOfReach { return nil }
        return hidden(member)
    }

    /// Whether the member serves a request as it is, so that it is hardly the one that is wrong.
    func servesOthers(_ member: ProvidedMember) -> Bool { serving.contains(member.location) }

    func nearMiss(
        _ member: ProvidedMember, in scope: ScopeID, _ reason: NearMiss.Reason, _ standing: NearMiss.Standing
    ) -> NearMiss {
        NearMiss(
            scope: scope, provided: member, component: graph.displayName(of: scope), member: member.member.fullName,
            location: member.location,
            reason: reason, standing: standing)
    }

    /// A member that has the name of a request; nil for one that serves it well: it just does not stand on every path.
    func nearMiss(_ member: ProvidedMember, in scope: ScopeID, for request: Request) -> NearMiss? {
        reason(member, request, in: scope).map { nearMiss(member, in: scope, $0, standing(of: member, $0, request)) }
    }

    private func standing(
        of member: ProvidedMember, _ reason: NearMiss.Reason, _ request: Request
    ) -> NearMiss.Standing {
        switch reason {
        case .isPrivate, .internalInModule, .packageInModule, .isStatic, .isUnavailable, .unmetConstraint,
            .unseenGroup, .equalInBase:
            .atMember
        case .otherKind, .otherLabels, .otherCharacters:
            !isAlike(member, request) ? .hint : servesOthers(member) ? .atRequest : .atMember
        case .typeDiffers where isHidden(member), .namesake where isHidden(member),
            .unseenModule where isHidden(member), .unseenModuleOfRequest where isHidden(member),
            .undeclared where isHidden(member):
            .hint
        case .isComponent: .hint
        case .unseenModuleOfRequest, .undeclared(_, _, isRequested: true): .atRequest
        case .typeDiffers, .namesake, .effects, .outsideAsync: servesOthers(member) ? .atRequest : .atMember
        default: .atMember
        }
    }

    /// Whether it makes what is requested, also where one of them is a property that holds a function.
    private func isAlike(_ member: ProvidedMember, _ request: Request) -> Bool {
        if case .function(_, _, let result)? = request.signature.result, request.member.kind == .property {
            return member.member.kind == .method && result == member.signature.result ?? .tuple([])
        }
        if case .function(_, _, let result)? = member.signature.result, member.member.kind == .property {
            return request.member.kind == .method && result == request.signature.result ?? .tuple([])
        }
        return member.signature.result == request.signature.result
    }

    /// Whether scopes below may not have the member.
    func isHidden(_ member: ProvidedMember) -> Bool {
        member.isOutOfReach || member.equalInBase != nil || hidden(member) != nil
    }

    private func reason(_ member: ProvidedMember, _ request: Request, in scope: ScopeID) -> NearMiss.Reason? {
        if member.member.kind != request.member.kind {
            return .otherKind(found: member.member.kind, wanted: request.member.kind)
        }
        if member.member.fullName != request.member.fullName { return .otherLabels(wanted: request.member.fullName) }
        // To be seen would not be enough.
        if isHidden(member), member.signature.result != nil, rules.obstacle(for: member, serving: request) == .type {
            return isOfHiddenTypes(member, request) ? hidden(member) : typeDifference(member, request, in: scope)
        }
        if member.member.isStatic { return .isStatic }
        if member.isUnavailable { return .isUnavailable }
        if let constraint = member.unmetConstraint { return .unmetConstraint(constraint) }
        if let base = member.equalInBase { return .equalInBase(base) }
        if let hidden = hidden(member) { return hidden }
        if let group = member.unseenGroup { return .unseenGroup(group, module: member.module ?? "") }
        if member.signature.result == nil {
            return .untyped(
                name: request.member.name, wanted: program.typeText(of: request, in: graph[scope]) ?? "",
                isPartOfTuple: member.member.isPartOfTuple)
        }
        switch rules.obstacle(for: member, serving: request) {
        case .name: return .otherCharacters(wanted: request.member.name)
        case .type: return typeDifference(member, request, in: scope)
        case .setter: return .notSettable
        case .effects: return effectDifference(member, request)
        case .outsideAsync: return .outsideAsync
        case nil: break
        }
        if !ConditionLogic.implies(request.conditions, anyOf: [member.conditions]) {
            return .conditional(member.conditions.map(\.text).joined(separator: " && "))
        }
        return nil
    }

    /// Why the generated file does not see a member.
    private func hidden(_ member: ProvidedMember) -> NearMiss.Reason? {
        let needed = settings.neededAccess(in: member.module)
        if member.access <= .fileprivate { return .isPrivate(access: member.access, needed: needed) }
        if settings.isVisible(member.access, declaredIn: member.module) { return nil }
        let module = member.module ?? ""
        return member.access == .package ? .packageInModule(module) : .internalInModule(module, needed: needed)
    }

    /// Both types as written, unless that would show the same text twice.
    private func typeDifference(
        _ member: ProvidedMember, _ request: Request, in scope: ScopeID
    ) -> NearMiss.Reason {
        let found = text(member.member, member.signature, canonical: isOfGeneric(member.member, in: scope))
        let wanted = text(request.member, request.signature, canonical: false)
        let foundExactly = text(member.member, member.signature, canonical: true)
        let wantedExactly = text(request.member, request.signature, canonical: true)
        if let module = unseenModule(foundExactly, wantedExactly, member, request) { return .unseenModule(module) }
        if member.member.typeIsInferred,
            leavesArgumentsOpen(member.signature.result, request.signature.result)
                || mayConform(member.signature.result, to: request)
        {
            return .untyped(
                name: request.member.name, wanted: program.typeText(of: request, in: graph[scope]) ?? wanted,
                isPartOfTuple: member.member.isPartOfTuple)
        }
        let differences = TypeDifference.all(member.signature, request.signature)
        if let reason = reason(of: differences, request) { return reason }
        if program.isComponentOnly(member.signature.result, request.signature.result) { return .isComponent(found) }
        if found != wanted, isAlias(member) {
            return .typeDiffers(found: "\(found)', which is '\(foundExactly)", wanted: wantedExactly)
        }
        guard found == wanted else { return .typeDiffers(found: found, wanted: wanted) }
        return .typeDiffers(found: foundExactly, wanted: wantedExactly)
    }

    /// Whether a property is of a type that is written by another name than its own.
    private func isAlias(_ member: ProvidedMember) -> Bool {
        guard member.member.kind == .property, let written = member.member.type?.syntax.dottedName,
            let meant = member.signature.result
        else { return false }
        return program.declared(meant) != nil && meant.dottedName?.lastNamePart != written.lastNamePart
    }

    /// Whether a request in another module names the types of a member, which nobody there sees either.
    private func isOfHiddenTypes(_ member: ProvidedMember, _ request: Request) -> Bool {
        guard let module = member.module, module != request.module, hidden(member) != nil else { return false }
        let differences = TypeDifference.all(member.signature, request.signature)
        return !differences.isEmpty
            && differences.allSatisfy { difference in
                let declared = program.declared(difference.found)
                return declared?.module == module && program.isUndeclared(difference.wanted)
                    && program.calls(declared, difference.wanted, in: module)
            }
    }

    /// Whether a call like `Box(3)` or `Box.Part(3)` may make what is wanted, and only the type checker knows.
    private func leavesArgumentsOpen(_ found: TypeSyntax?, _ wanted: TypeSyntax?) -> Bool {
        guard let found, let wanted, found.dottedName == wanted.dottedName, case .named(let foundParts) = found,
            case .named(let wantedParts) = wanted
        else { return false }
        return zip(foundParts, wantedParts).contains { $0.arguments.isEmpty && !$1.arguments.isEmpty }
    }

    private static let mostClasses = 100

    /// Of the types that extensions let conform to something.
    private lazy var extendedNames = Set(
        symbols.summaries.lazy.flatMap(\.types).filter { $0.kind == .extension && !$0.inherits.isEmpty }.map(\.name))

    /// Whether what a value shows may be of a type that conforms to the protocol that is wanted: files are not read for that.
    private func mayConform(_ found: TypeSyntax?, to request: Request) -> Bool {
        guard let found, let wanted = request.member.type?.syntax.withoutOptional else { return false }
        let result = request.signature.result?.withoutOptional.withoutExistential
        let conformed = result.flatMap(program.declared)
        guard let type = program.declared(found) else {
            guard case .existential = wanted, let name = found.dottedName else { return false }
            // What a literal is of conforms to a protocol of the sources by their extensions.
            return conformed == nil || !LibraryTypes.all.contains(name) || extendedNames.contains(name)
        }
        guard let conformed, !conformed.protocols.isEmpty else { return false }
        let parts = program.symbols.classes(from: type).prefix(Self.mostClasses).flatMap { $0.types + $0.extensions }
        return program.protocols.conformances(of: parts).contains { conformed.protocols.contains($0.reference) }
    }

    /// Whether a base class says the type by a parameter, or a protocol by an associated type, which stands for something
    /// else in the component.
    private func isOfGeneric(_ member: MemberDeclaration, in scope: ScopeID) -> Bool {
        let bases = graph.components.superclasses(of: scope).prefix(Self.mostBases)
        let names = Set(bases.flatMap { symbols.declaration(graph[$0].declaration).genericParameters })
            .union(program.protocols.associatedTypeNames)
        return !names.isEmpty && member.mentions(anyOf: names)
    }

    /// Whether it has the name of what protocols require of such a type.
    func mayTellAssociatedType(_ miss: NearMiss) -> Bool {
        namesOfAssociatedTypes.contains(miss.provided.member.fullName)
    }

    /// Whether the type of a member is, or is made of, what a class says of a protocol's associated type.
    func isOfAssociatedType(_ miss: NearMiss) -> Bool {
        let names = program.protocols.associatedTypeNames
        return !names.isEmpty && miss.provided.member.mentions(anyOf: names)
    }

    /// Chains of base classes may be long, and this is for a message only.
    private static let mostBases = 100

    /// The one whose import would make the types equal.
    private func unseenModule(
        _ found: String, _ wanted: String, _ member: ProvidedMember, _ request: Request
    ) -> String? {
        let visible = visibleModules[member.location.file] ?? []
        let unseen = request.emitted.modules.filter { $0 != member.module && !visible.contains($0) }
        guard unseen.count == 1, let module = unseen.first else { return nil }
        if wanted.replacing("\(module).", with: "") == found { return module }
        // One text that means two things.
        let isText = member.member.type?.text == request.member.type?.text
        return isText && member.member.parameters.isEmpty && request.member.parameters.isEmpty ? module : nil
    }

    private func text(_ member: MemberDeclaration, _ signature: CanonicalSignature, canonical: Bool) -> String {
        let written = canonical ? signature.result?.description : member.type?.text
        guard member.kind != .property else { return written ?? "" }
        let result = written == "()" ? nil : written
        let parameters = zip(member.parameters, signature.parameters).map { parameter, type in
            (parameter.label ?? "_") + ": " + (canonical ? type : parameter.type).description
                + (parameter.isVariadic ? "..." : "")
        }
        let generics = member.generics
        let list = parameters.joined(separator: ", ")
        return "\(generics.parameterText)(\(list)) -> \(result ?? "Void")\(generics.whereText)"
    }
}
