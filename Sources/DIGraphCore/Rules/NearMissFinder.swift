import SwiftFacts

/// Says of a member what keeps it from serving a request.
final class NearMissFinder {
    private let graph: ScopeGraph
    private let rules: ServingRules
    private let settings: ProgramSettings
    let wiring: Wiring
    let program: Program
    private var symbols: SymbolTable { program.symbols }
    let declaredNames: NameNumbers
    /// The members that serve some request.
    private let serving: Set<SourceLocation>
    /// The requirements that are of associated types.
    private lazy var namesOfAssociatedTypes: Set<String> = {
        let names = program.symbols.associatedNames
        let protocols = symbols.typeReferences.lazy.map(self.symbols.declaration).filter { $0.kind == .protocol }
        return Set(protocols.flatMap { $0.members }.filter { $0.mentions(anyOf: names) }.map { $0.fullName })
    }()

    /// What a file lacks, or calls otherwise, of the modules that its requests name.
    var unseenModules: [FileID: [String: NearMiss.Reason]] = [:]
    private lazy var failingTypes = FailingTypes(symbols, program.protocols)
    private lazy var valueTypes = ValueTypes(program, failingTypes)

    /// What public components lack that public protocols ask them for, which Swift wants to be `public`, too.
    private lazy var membersOfPublicProtocols: Set<SourceLocation> = {
        let open = graph.components.filter { $0.access >= .public && !$0.rejected.isEmpty }
        return Set(
            open.flatMap { component in
                let parts = symbols.parts(of: component.declaration)
                let asked = Set(parts.flatMap { program.namesAsked(of: $0, byProtocolsFrom: .public) })
                return component.rejected.filter { asked.contains($0.member.name) }.map { $0.location }
            })
    }()

    init(_ wiring: Wiring) {
        graph = wiring.graph
        settings = wiring.program.settings
        rules = ServingRules(settings: settings)
        self.wiring = wiring
        program = wiring.program
        declaredNames = wiring.declaredNames
        serving = Set(wiring.resolution.components.joined().flatMap { $0.owners.map { $0.member.location } })
    }

    func serves(_ member: ProvidedMember, _ request: Request) -> Bool {
        rules.obstacle(for: member, serving: request) == nil
    }

    /// Whether nothing but another type keeps the member from serving a request.
    func isOnlyOfOtherType(_ member: ProvidedMember, _ request: Request) -> Bool {
        !isHidden(member) && rules.obstacle(for: member, serving: request) == .type
    }

    /// Whether the member would serve a request, had it its name.
    func wouldServe(_ member: ProvidedMember, _ request: Request) -> Bool {
        member.signature.parameters == request.signature.parameters && serves(member, request)
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
        case .isPrivate, .internalInModule, .packageInModule, .ofHiddenProtocol, .isStatic, .isUnavailable,
            .unmetConstraint, .unseenGroup, .equalInBase, .equalInProtocol:
            .atMember
        case .otherKind, .otherLabels, .otherCharacters:
            !isAlike(member, request) ? .hint : servesOthers(member) ? .atRequest : .atMember
        case .isComponent: .hint
        case .typeDiffers, .namesake: isHidden(member) ? .hint : servesOthers(member) ? .atRequest : .atMember
        case .unseenModuleOfRequest, .typeOfUser, .undeclared(_, _, isRequested: true), .misspelt(_, isRequested: true),
            .hiddenType(_, _, _, isRequested: true):
            isHidden(member) ? .hint : .atRequest
        case .renamedModule, .unseenModule, .undeclared, .misspelt, .hiddenType: isHidden(member) ? .hint : .atMember
        case .effects, .outsideAsync: servesOthers(member) ? .atRequest : .atMember
        default: .atMember
        }
    }

    /// Whether it makes what is requested, also where one of them is a property that holds a function.
    private func isAlike(_ member: ProvidedMember, _ request: Request) -> Bool {
        if case .function(_, _, let result)? = request.signature.result, request.member.kind == .property {
            return member.member.kind == .method && result == member.signature.result ?? .tuple([])
        }
        if case .function(_, _, let result)? = member.signature.result {
            return request.member.kind == .method && result == request.signature.result ?? .tuple([])
        }
        guard let found = member.signature.result, let wanted = request.signature.result else {
            return member.signature.result == request.signature.result
        }
        return CanonicalSignature.serves(found, wanted)
    }

    /// Whether one class may have both, which have nothing to do with each other: a property, and a method of its name with
    /// arguments.
    func standsBeside(_ member: ProvidedMember, _ request: Request) -> Bool {
        func isMethodWithArguments(_ member: MemberDeclaration) -> Bool {
            member.kind == .method && !member.parameters.isEmpty
        }
        let property = request.member.kind == .property ? request.signature.result : member.signature.result
        return isMethodWithArguments(member.member) != isMethodWithArguments(request.member)
            && property?.withoutOptional.isFunction == false && !isAlike(member, request)
    }

    /// Whether scopes below may not have the member.
    func isHidden(_ member: ProvidedMember) -> Bool {
        member.isOutOfReach || member.equalInBase != nil || hidden(member) != nil
    }

    private func reason(_ member: ProvidedMember, _ request: Request, in scope: ScopeID) -> NearMiss.Reason? {
        if member.member.kind != request.member.kind {
            return standsBeside(member, request)
                ? nil : .otherKind(found: member.member.kind, wanted: request.member.kind)
        }
        if member.member.fullName != request.member.fullName { return .otherLabels(wanted: request.member.fullName) }
        // To be seen would not be enough.
        if isHidden(member), member.signature.result != nil, rules.obstacle(for: member, serving: request) == .type {
            return isOfHiddenTypes(member, request) ? hidden(member) : typeDifference(member, request, in: scope)
        }
        if member.member.isStatic { return .isStatic }
        if member.isUnavailable { return .isUnavailable }
        if let base = member.equalInBase { return .equalInBase(base) }
        if let constraint = member.unmetConstraint { return .unmetConstraint(constraint) }
        if let other = member.equalInProtocol { return .equalInProtocol(other) }
        if let hidden = hidden(member) { return hidden }
        if let group = member.unseenGroup { return .unseenGroup(group, module: member.module ?? "") }
        if member.signature.result == nil { return untyped(member, request, in: scope) }
        switch rules.obstacle(for: member, serving: request) {
        case .name: return .otherCharacters(wanted: request.member.name)
        case .type: return typeDifference(member, request, in: scope)
        case .setter: return .notSettable
        case .effects: return effectDifference(member, request, in: scope)
        case .outsideAsync: return .outsideAsync
        case nil: break
        }
        if !ConditionLogic.implies(request.conditions, anyOf: [member.conditions]) {
            return .conditional(member.conditions.map { $0.text }.joined(separator: " && "))
        }
        return nil
    }

    private func untyped(_ member: ProvidedMember, _ request: Request, in scope: ScopeID) -> NearMiss.Reason {
        let (name, wanted) = (request.member.name, program.typeText(of: request, in: graph[scope]) ?? "")
        if member.member.holdsClosure, !program.mayBeFunction(request.signature.result) {
            return .uncalledClosure(name: name, wanted: wanted)
        }
        let named = valueTypes.type(ofValueOf: member.member, inside: graph[scope].declaration)
        let mayBeNil = named.map { $0 != $0.withoutOptional } ?? mayBeNil(member.member, in: scope)
        if let shown = otherType(member, named, than: request, in: scope) {
            return .typeDiffers(found: mayBeNil && named == nil ? "\(shown)' or '\(shown)?" : shown, wanted: wanted)
        }
        if mayBeNil, request.signature.result == request.signature.result?.withoutOptional {
            return .mayBeNil(name: name, wanted: wanted)
        }
        let isGuess = named.map { !mayBe($0, request) } ?? !shows(member.member, request, in: scope)
        return .untyped(name: name, wanted: wanted, isPartOfTuple: member.member.isPartOfTuple, isGuess: isGuess)
    }

    /// Whether a value of the type is certainly one of the wanted type.
    private func mayBe(_ type: TypeSyntax, _ request: Request) -> Bool {
        type.withoutOptional == request.signature.result?.withoutOptional
            || mayConform(type.withoutOptional, to: request)
    }

    /// Whether a value is a function, or something of the wanted type as `Calendar.current` mostly is; or there is none.
    private func shows(_ member: MemberDeclaration, _ request: Request, in scope: ScopeID) -> Bool {
        if member.holdsClosure || member.type == nil && !member.hasValue { return true }
        let context = symbols.context(inside: graph[scope].declaration)
        let owner = member.valuePath.dropLast().map { $0.name }.joined(separator: ".")
        // Of a type of the sources, what is meant would be known.
        let isOfLibrary = owner.lastNamePart.startsUppercase && symbols.resolveType(named: owner, in: context) == nil
        let shown = member.type?.syntax.dottedName ?? (isOfLibrary ? owner : nil)
        return shown != nil
            && request.signature.result?.withoutOptional.withoutExistential.dottedName?.lastNamePart
                == shown?.lastNamePart
    }

    /// The type that a value shows, but for its arguments and whether it may be nil, where that is surely not the wanted one.
    ///
    /// - Parameter named: that of a path of names.
    private func otherType(
        _ member: ProvidedMember, _ named: TypeSyntax?, than request: Request, in scope: ScopeID
    ) -> String? {
        guard let found = named?.withoutOptional ?? shownType(member, in: scope),
            let wanted = request.signature.result?.withoutOptional, let wantedName = wanted.dottedName,
            found.dottedName != wantedName, found.dottedName?.lastNamePart != "Optional",
            program.declared(wanted) != nil || LibraryTypes.all.contains(wantedName), !mayConform(found, to: request)
        else { return nil }
        return named.map { "\($0)" } ?? member.member.typeText
    }

    private func shownType(_ member: ProvidedMember, in scope: ScopeID) -> TypeSyntax? {
        let context = symbols.context(inside: graph[scope].declaration)
        guard member.member.typeIsInferred, !member.member.isPartOfTuple, let shown = member.member.type?.syntax,
            let name = shown.dottedName,
            symbols.resolveType(named: name, in: context) != nil || LibraryTypes.all.contains(name)
        else { return nil }
        let found = program.types.canonical(shown, in: context)
        return found.dottedName == nil ? nil : found
    }

    /// Whether an initialiser of what the value of a member shows may give nil.
    private func mayBeNil(_ member: MemberDeclaration, in scope: ScopeID) -> Bool {
        guard member.typeIsInferred, !member.isPartOfTuple, !member.isUnwrapped, let type = member.type?.syntax else {
            return false
        }
        let context = symbols.context(inside: graph[scope].declaration)
        func mayGiveNil(_ type: TypeSyntax) -> Bool {
            guard let name = type.dottedName else { return type.children.contains(where: mayGiveNil) }
            return failingTypes.mayGiveNil(member, of: name, in: context)
        }
        return mayGiveNil(type)
    }

    /// Why the generated file does not see a member.
    private func hidden(_ member: ProvidedMember) -> NearMiss.Reason? {
        let reason = hidden(
            member.access, in: member.module, isPublic: membersOfPublicProtocols.contains(member.location))
        guard let reason, let declared = member.hiddenProtocol else { return reason }
        return .ofHiddenProtocol(symbols.key(of: declared).name, reason)
    }

    /// - Parameter isPublic: it has to be `public`, whatever would do for the generated file.
    private func hidden(
        _ access: AccessLevel, in module: String?, isPublic: @autoclosure () -> Bool
    ) -> NearMiss.Reason? {
        if settings.isVisible(access, declaredIn: module) { return nil }
        let needed = isPublic() ? .public : settings.neededAccess(in: module)
        if access <= .fileprivate { return .isPrivate(access: access, needed: needed) }
        return access == .package ? .packageInModule(module ?? "") : .internalInModule(module ?? "", needed: needed)
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
        if let module = unseenModuleOfAlias(member, request) { return .unseenModuleOfRequest(module) }
        if member.member.typeIsInferred,
            leavesArgumentsOpen(member.signature.result, request.signature.result)
                || mayConform(member.signature.result, to: request) || mayBeWritten(member, request)
        {
            return .untyped(
                name: request.member.name, wanted: program.typeText(of: request, in: graph[scope]) ?? wanted,
                isPartOfTuple: member.member.isPartOfTuple, isGuess: false)
        }
        let differences = TypeDifference.all(member.signature, request.signature)
        if let reason = reason(of: differences, member, request, in: scope) { return reason }
        if program.isComponentOnly(member.signature.result, request.signature.result) { return .isComponent(found) }
        if found != wanted, found != foundExactly, isAlias(member) {
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

    /// Whether what the literals in a value make is of the wanted type where that is written: `let delay: Double = 5`.
    private func mayBeWritten(_ member: ProvidedMember, _ request: Request) -> Bool {
        guard let shown = member.member.type?.syntax, let found = member.signature.result,
            let wanted = request.signature.result?.withoutOptional
        else { return false }
        // `[Item]()` is no literal.
        return (shown != shown.withoutSwift || !member.member.isUnwrapped) && shown.mayBeWritten(found, as: wanted)
    }

    private static let mostClasses = 100

    /// Of the types that extensions let conform to something.
    private lazy var extendedNames = Set(
        symbols.summaries.lazy.flatMap { $0.types }.filter { $0.kind == .extension && !$0.inherits.isEmpty }.map {
            $0.name
        })

    /// Whether what a value shows may be of a type that conforms to the protocol that is wanted, or inherits from the class: files
    /// are not read for that.
    private func mayConform(_ found: TypeSyntax?, to request: Request) -> Bool {
        guard let found, let wanted = request.member.type?.syntax.withoutOptional else { return false }
        let result = request.signature.result?.withoutOptional.withoutExistential
        let conformed = result.flatMap(program.declared)
        guard let type = program.declared(found) else {
            guard case .existential = wanted, let name = found.dottedName else { return false }
            // What a literal is of conforms to a protocol of the sources by their extensions.
            return conformed == nil || !LibraryTypes.all.contains(name) || extendedNames.contains(name)
        }
        guard let conformed else { return false }
        if conformed.protocols.isEmpty { return program.symbols.classes(from: type).dropFirst().contains(conformed) }
        let parts = program.symbols.classes(from: type).prefix(Self.mostClasses).flatMap { $0.types + $0.extensions }
        return program.protocols.conformances(of: parts).contains { conformed.protocols.contains($0.reference) }
    }

    /// Whether a base class says the type by a parameter, or a protocol by an associated type, which stands for something
    /// else in the component.
    func isOfGeneric(_ member: MemberDeclaration, in scope: ScopeID) -> Bool {
        let bases = graph.components.superclasses(of: scope).prefix(Self.mostBases)
        let names = Set(bases.flatMap { symbols.declaration(graph[$0].declaration).genericParameters })
            .union(program.symbols.associatedNames)
        return !names.isEmpty && member.mentions(anyOf: names)
    }

    /// Whether it has the name of what protocols require of such a type.
    func mayTellAssociatedType(_ miss: NearMiss) -> Bool {
        namesOfAssociatedTypes.contains(miss.provided.member.fullName)
    }

    /// Whether the type of a member is, or is made of, what a class says of a protocol's associated type.
    func isOfAssociatedType(_ miss: NearMiss) -> Bool {
        let names = program.symbols.associatedNames
        return !names.isEmpty && miss.provided.member.mentions(anyOf: names)
    }

    /// Chains of base classes may be long, and this is for a message only.
    private static let mostBases = 100

    /// The one whose import would make the types equal.
    private func unseenModule(
        _ found: String, _ wanted: String, _ member: ProvidedMember, _ request: Request
    ) -> String? {
        let visible = symbols.visibleModules(in: member.location.file)
        let unseen = request.emitted.modules.filter { $0 != member.module && !visible.contains($0) }
        guard unseen.count == 1, let module = unseen.first else { return nil }
        // What the member's own module declares comes before all that is imported.
        let differences = TypeDifference.all(member.signature, request.signature)
        if let own = member.module, differences.contains(where: { program.declared($0.found)?.module == own }) {
            return nil
        }
        if wanted.replacing("\(module).", with: "") == found { return module }
        // One text that means two things.
        func plain(_ text: String?) -> String? { text?.replacing("\(module).", with: "") }
        let isText =
            plain(member.member.typeText) == plain(request.member.type?.text)
            && member.member.parameters.map { plain("\($0.type)") }
                == request.member.parameters.map { plain("\($0.type)") }
        return isText ? module : nil
    }

    /// The module of a typealias by which both call one type, and which only the member's file sees.
    private func unseenModuleOfAlias(_ member: ProvidedMember, _ request: Request) -> String? {
        guard member.member.typeText == request.member.type?.text, member.member.parameters.isEmpty,
            request.member.parameters.isEmpty, let type = request.signature.result?.withoutOptional
        else { return nil }
        let seen = symbols.visibleModules(in: member.location.file)
        let visible = symbols.visibleModules(in: request.location.file)
        let modules = type.namesOfParts.flatMap(program.symbols.declared).filter { !$0.aliases.isEmpty }.compactMap(
            \.module)
        let unseen = Set(modules.filter { $0 != request.module && seen.contains($0) && !visible.contains($0) })
        return unseen.count == 1 ? unseen.first : nil
    }

    private func text(_ member: MemberDeclaration, _ signature: CanonicalSignature, canonical: Bool) -> String {
        func named(_ type: TypeSyntax) -> String { type.withParameters(named: member.namesOfGenerics).description }
        let written = canonical ? signature.result.map(named) : member.typeText
        guard member.kind != .property else { return written ?? "" }
        let result = written == "()" ? nil : written
        let parameters = zip(member.parameters, signature.parameters).map { parameter, type in
            "\(parameter.label ?? "_"): \(canonical ? named(type) : "\(parameter.type)")\(parameter.isVariadic ? "..." : "")"
        }
        let generics = member.generics
        let list = parameters.joined(separator: ", ")
        return "\(generics.parameterText)(\(list)) -> \(result ?? "Void")\(generics.whereText)"
    }
}

extension Program {
    /// Whether a closure may be a value of the type: a name that the sources do not declare may be that of a typealias.
    fileprivate func mayBeFunction(_ type: TypeSyntax?) -> Bool {
        guard let type = type?.withoutOptional else { return true }
        if type.isFunction || type.dottedName == "Any" { return true }
        if case .array(let element) = type { return mayBeFunction(element) }
        if case .dictionary(_, let value) = type { return mayBeFunction(value) }
        guard case .named = type, let name = type.dottedName else { return false }
        return declared(type) == nil && !LibraryTypes.all.contains(name)
    }
}

extension MemberDeclaration {
    /// By the numbers that signatures know generic parameters by: behind the named ones, those that are written `some P`.
    fileprivate var namesOfGenerics: [TypeSyntax] {
        generics.parameters.map { .name($0.name) }
            + parameters.map { $0.type }.filter { type in
                if case .opaque = type { return true }
                return false
            }
    }
}

extension TypeSyntax {
    private static let ofFloatLiterals: Set<String> = [
        "Double", "Float", "Float16", "CGFloat", "Decimal", "TimeInterval",
    ]
    private static let ofIntegerLiterals = ofFloatLiterals.union([
        "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
    ])
    private static let ofArrayLiterals: Set<String> = ["Set", "ContiguousArray", "ArraySlice"]

    /// Whether a value that shows the type, which is found to be another, may have the wanted one. A literal's own is Swift's.
    fileprivate func mayBeWritten(_ found: TypeSyntax, as wanted: TypeSyntax) -> Bool {
        switch (self, found, wanted) {
        case (.array(let shown), .array(let found), .array(let wanted)): return shown.mayBeWritten(found, as: wanted)
        case (.array(let shown), .array(let found), .named(let parts)):
            guard parts.count == 1, parts[0].arguments.count == 1, Self.ofArrayLiterals.contains(parts[0].name) else {
                return false
            }
            return shown.mayBeWritten(found, as: parts[0].arguments[0])
        case (
            .dictionary(let key, let value), .dictionary(let foundKey, let foundValue),
            .dictionary(let ofKey, let ofValue)
        ):
            return key.mayBeWritten(foundKey, as: ofKey) && value.mayBeWritten(foundValue, as: ofValue)
        default:
            if found == wanted { return true }
            guard self != withoutSwift, case .named = self, let name = wanted.dottedName else { return false }
            switch dottedName?.lastNamePart {
            case "Int": return Self.ofIntegerLiterals.contains(name)
            case "Double": return Self.ofFloatLiterals.contains(name)
            default: return false
            }
        }
    }

    fileprivate func withParameters(named names: [TypeSyntax]) -> TypeSyntax {
        if names.isEmpty { return self }
        let type = mappingChildren { $0.withParameters(named: names) }
        guard case .named(let parts) = type, let name = parts.first?.name, name.hasPrefix("τ"),
            let index = Int(name.dropFirst()), names.indices.contains(index)
        else { return type }
        guard case .named(let written) = names[index] else { return names[index] }
        return .named(written + parts.dropFirst())
    }
}

extension ScopeGraph {
    /// The lowest of some scopes that is above another one, and on each way to it; they are given from the root down.
    func meeting(of scope: ScopeID, with scopes: [ScopeID]) -> String? {
        let parents = self[scope].parents
        let above = reachable(from: parents) { self[$0].parents }
        guard let meeting = scopes.last(where: above.contains) else { return nil }
        let others = reachable(from: parents.filter { $0 != meeting }) { id in
            self[id].parents.filter { $0 != meeting }
        }
        return others.contains { self[$0].parents.isEmpty } ? nil : displayName(of: meeting)
    }
}
