import SwiftFacts

/// The protocols that reach `Dependency`, and their requirements as requests.
final class ProtocolTable {
    let symbols: SymbolTable
    let classifier: ComponentClassifier
    let types: TypeResolver
    let isolations: IsolationRules
    let settings: ProgramSettings
    /// The extensions of the runtime's own `Dependency`.
    private var dependencyExtensions: [DeclarationReference] = []
    /// The extensions of the runtime's components and scopes, for all of them, by the name that is extended.
    private(set) var runtimeExtensions: [String: [DeclarationReference]] = [:]
    /// Those of them that let it conform to something.
    private(set) lazy var runtimeConformances = runtimeExtensions.mapValues { extensions in
        extensions.filter { !symbols.declaration($0).inherits.isEmpty }
    }
    /// The extensions of what the sources do not declare, by the name that is extended.
    private(set) var libraryExtensions: [String: [DeclarationReference]] = [:]
    private(set) lazy var libraryConformers = findLibraryConformers()
    /// What was asked for already.
    var libraryNames: [DeclarationReference: [String]] = [:]
    /// A member of a protocol extension.
    struct DefaultMember {
        let member: MemberDeclaration
        let extending: DeclarationReference
        var isConstrained = false
        /// It may be for other types than whoever asks, but the compiler may count it as an implementation.
        var isUnsure = false
    }

    let knownSendability = KnownSendability()
    /// The protocols that inherit from something which the sources do not declare and that may require something.
    private var unknownHeirs: Set<DeclarationReference> = []
    /// What each protocol inherits from, as far as the sources declare it.
    private(set) var parents: [DeclarationReference: [DeclarationReference]] = [:]
    private var conditionalInheritance = ConditionalInheritance()
    /// What inherits from each protocol.
    private var heirs: [DeclarationReference: [DeclarationReference]] = [:]
    /// The protocols that reach the runtime's `Dependency`.
    private(set) var dependencyProtocols: Set<DeclarationReference> = []
    /// The protocols that reach `Sendable`.
    private(set) var sendableProtocols: Set<DeclarationReference> = []
    /// The protocols that name a `Dependency` which is not seen to be the runtime's, and all that inherit from them.
    private(set) var namingDependency: Set<DeclarationReference> = []
    private(set) lazy var reachingNamedDependency = withHeirs(namingDependency)
    /// Whether an associated type has the name of a type.
    private(set) lazy var hidesTypes = symbols.associatedNames.contains {
        symbols.entries[$0] != nil || LibraryTypes.ofEveryFile.contains($0)
    }
    private(set) lazy var aliasesNameAssociatedTypes = symbols.aliasPlaces.contains { place in
        let alias = symbols.alias(place)
        return alias.name.isDotted && alias.type.mentions(anyOf: symbols.associatedNames.union(["Self"]))
    }
    /// Of protocols that add nothing to the one that they inherit from, the first above them that does.
    private var contributors = ChainEnds<DeclarationReference>()
    /// The same of those that do not even give it an argument.
    private var statements = ChainEnds<DeclarationReference>()
    /// What was asked for already, of each protocol by itself.
    private var unknownConstraints: [DeclarationReference: [UnknownConstraint]] = [:]
    private let dependencyParts: CompositionSearch
    let sendableParts: CompositionSearch
    let unknownParts: CompositionSearch
    let partsOtherThanProtocols: CompositionSearch
    let allParts: CompositionSearch
    /// Those that look like dependencies, for certain and possibly.
    let likelyParts: (certain: CompositionSearch, possible: CompositionSearch)
    private var ownRequirements: [DeclarationReference: [Request]] = [:]
    /// Of extensions that implement something.
    var implementers: [DeclarationReference: Implementer] = [:]

    init(
        symbols: SymbolTable, classifier: ComponentClassifier, types: TypeResolver,
        isolations: IsolationRules, settings: ProgramSettings
    ) {
        self.symbols = symbols
        self.classifier = classifier
        self.types = types
        self.isolations = isolations
        self.settings = settings
        dependencyParts = CompositionSearch(symbols)
        sendableParts = CompositionSearch(symbols)
        unknownParts = CompositionSearch(symbols)
        partsOtherThanProtocols = CompositionSearch(symbols)
        allParts = CompositionSearch(symbols)
        likelyParts = (CompositionSearch(symbols), CompositionSearch(symbols))
        for (summaryIndex, summary) in symbols.summaries.enumerated() {
            for (index, type) in summary.types.enumerated() where type.kind == .extension {
                let reference = DeclarationReference(summary: summaryIndex, type: index)
                let context = symbols.context(atTopOf: summaryIndex)
                if classifier.isRuntimeProtocol(.name(type.name), ["Dependency"], in: context) {
                    dependencyExtensions.append(reference)
                } else if let name = classifier.runtimeName(type.name.nameParts, in: context),
                    RuntimeNames.isExtensible(name)
                {
                    if type.extendedArguments.isEmpty { runtimeExtensions[name, default: []].append(reference) }
                } else if let name = libraryName(extendedBy: reference), !RuntimeNames.isExtensible(name) {
                    libraryExtensions[name, default: []].append(reference)
                }
            }
        }
        readInheritance()
    }

    /// Reads every inheritance clause once: chains of protocols may be long, and each of them be asked for.
    private func readInheritance() {
        var dependencies: [DeclarationReference] = []
        var sendable: [DeclarationReference] = []
        var naming: [DeclarationReference] = []
        for reference in symbols.typeReferences where symbols.declaration(reference).kind == .protocol {
            let context = symbols.context(around: reference)
            var all: [(DeclarationReference, [Condition])] = []
            for inherited in symbols.declaration(reference).inherits {
                for (part, conditions) in symbols.constraintsInBranches(of: inherited.syntax, in: context) {
                    if classifier.isRuntimeProtocol(part.type, ["EmptyDependency", "Dependency"], in: part.context) {
                        dependencies.append(reference)
                    }
                    let found = declarations(of: part.type, in: part.context)
                    let name = part.type.description
                    if !found.contains(where: { symbols.declaration($0).kind == .protocol }) {
                        if LibraryTypes.protocols.contains(name) || name == "Swift.Sendable" {
                            sendable.append(reference)
                        }
                        if RuntimeNames.protocols.contains(name) { naming.append(reference) }
                        if !Self.hasNoRequirements(name) { unknownHeirs.insert(reference) }
                    }
                    all += found.map { ($0, conditions) }
                }
            }
            if all.isEmpty { continue }
            conditionalInheritance.add(reference, all)
            parents[reference] = all.map({ $0.0 })
            for (parent, _) in all { heirs[parent, default: []].append(reference) }
        }
        dependencyProtocols = withHeirs(dependencies)
        sendableProtocols = withHeirs(sendable)
        namingDependency = Set(naming)
    }

    /// These protocols and all that inherit from them.
    private func withHeirs(_ protocols: some Sequence<DeclarationReference>) -> Set<DeclarationReference> {
        reachable(from: protocols) { heirs[$0] ?? [] }
    }

    /// What a protocol inherits from, where it adds nothing to that.
    private func onlyParent(of reference: DeclarationReference) -> DeclarationReference? {
        guard let parents = parents[reference], parents.count == 1,
            !conditionalInheritance.isConditional(reference), symbols.declaration(reference).members.isEmpty,
            symbols.key(of: reference).extensions.isEmpty
        else { return nil }
        return parents[0]
    }

    /// The same, where it says nothing of associated types either.
    private func plainParent(of reference: DeclarationReference) -> DeclarationReference? {
        let declaration = symbols.declaration(reference)
        guard let parent = onlyParent(of: reference), declaration.inherits.count == 1,
            declaration.constraints.isEmpty, declaration.genericParameters.isEmpty,
            symbols.modules[parent.summary] == symbols.modules[reference.summary],
            case .named(let parts) = declaration.inherits[0].syntax, parts.allSatisfy({ $0.arguments.isEmpty }),
            protocols(named: .named(parts), in: symbols.context(around: reference)) == [parent]
        else { return nil }
        return parent
    }

    /// The declarations of the dependency protocols that a generic argument names: one, several in a composition or
    /// under `#if`. Nil when it names none; empty for `EmptyDependency`.
    func dependencies(of argument: ComponentClassifier.Argument) -> [DeclarationReference]? {
        dependencies(of: argument.type, in: argument.context)
    }

    func dependencies(of type: TypeSyntax, in context: LookupContext, depth: Int = 0) -> [DeclarationReference]? {
        guard depth < 16 else { return nil }
        switch type {
        case .existential(let constraint), .attributed(_, let constraint):
            return dependencies(of: constraint, in: context, depth: depth + 1)
        case .composition(let types):
            // One part must reach `Dependency`; the others may be any protocols.
            let reachesDependency = dependencyParts.finds(in: type, context) {
                dependencies(of: $0, in: $1, depth: depth + 1) != nil
            }
            guard reachesDependency else { return nil }
            let parts = types.flatMap { constraints(of: $0, in: context) }
            return parts.flatMap { protocols(named: $0.type, in: $0.context) }
        case .named(let parts):
            if parts.count == 1, let argument = context.generics[parts[0].name] {
                return dependencies(of: argument, in: symbols.context(atTopOf: context.summary), depth: depth + 1)
            }
            switch symbols.resolve(parts, in: context) {
            case .type(let key):
                let found = key.types.filter(isDependencyProtocol)
                return found.isEmpty ? nil : found
            case .alias(let place):
                let place = symbols.lastAlias(place)
                return dependencies(of: symbols.alias(place).type, in: symbols.aliasContext(place), depth: depth + 1)
            case nil:
                return classifier.isRuntimeProtocol(type, ["EmptyDependency", "Dependency"], in: context) ? [] : nil
            }
        default: return nil
        }
    }

    /// The names of all dependency protocols, for those who misspelt one.
    func dependencyProtocolNames() -> Set<String> {
        Set(dependencyProtocols.map { symbols.key(of: $0).name })
    }

    /// The names of all protocols that inherit from known ones only.
    func completeProtocolNames() -> Set<String> {
        let protocols = symbols.typeReferences.filter { symbols.declaration($0).kind == .protocol }
        return Set(protocols.filter { !unknownHeirs.contains($0) }.map { symbols.key(of: $0).name })
    }

    func isDependencyProtocol(_ reference: DeclarationReference) -> Bool {
        dependencyProtocols.contains(reference)
    }

    /// The protocols of a composition or behind a typealias, each with the place it is looked up from.
    func constraints(of type: TypeSyntax, in context: LookupContext) -> [SymbolTable.Constraint] {
        symbols.constraints(of: type, in: context)
    }

    func declarations(of type: TypeSyntax, in context: LookupContext) -> [DeclarationReference] {
        declaredName(type, in: context)?.types ?? []
    }

    func protocols(named type: TypeSyntax, in context: LookupContext) -> [DeclarationReference] {
        declaredName(type, in: context)?.protocols ?? []
    }

    private func declaredName(_ type: TypeSyntax, in context: LookupContext) -> DeclaredName? {
        guard case .named(let parts) = type, case .type(let key) = symbols.resolve(parts, in: context) else {
            return nil
        }
        return key
    }

    /// The protocol and all that it inherits from, each once, itself first.
    /// - Parameter known: protocols to leave out, and all above them.
    func hierarchy(
        of reference: DeclarationReference, without known: Set<DeclarationReference> = []
    ) -> [DeclarationReference] {
        hierarchy(of: reference, without: known, passing: { $0 })
    }

    private func hierarchy(
        of reference: DeclarationReference, without known: Set<DeclarationReference>,
        passing next: (DeclarationReference) -> DeclarationReference
    ) -> [DeclarationReference] {
        let first = next(reference)
        guard symbols.declaration(first).kind == .protocol, !known.contains(first) else { return [] }
        guard let inherited = parents[first], !inherited.isEmpty else { return [first] }
        var all: [DeclarationReference] = []
        var seen: Set<DeclarationReference> = []
        var pending = [first]
        while let found = pending.popLast().map(next) {
            guard symbols.declaration(found).kind == .protocol, !known.contains(found), seen.insert(found).inserted
            else { continue }
            all.append(found)
            pending += parents[found] ?? []
        }
        return all
    }

    /// The same without those above it that add nothing at all: each protocol of a long chain may be asked about.
    func statingHierarchy(of reference: DeclarationReference) -> [DeclarationReference] {
        let stating = hierarchy(of: reference, without: []) { statements.end(from: $0, next: plainParent) }
        return stating.first == reference ? stating : [reference] + stating
    }

    /// The first of a protocol and those that it inherits from that something holds for. Of long chains the end is not asked.
    func first(
        from reference: DeclarationReference, where isWanted: (DeclarationReference) -> Bool
    ) -> DeclarationReference? {
        var met: [DeclarationReference] = [reference]
        var index = 0
        while index < met.count, index < Self.mostAsked {
            if isWanted(met[index]) { return met[index] }
            for parent in parents[met[index]] ?? [] where !met.contains(parent) { met.append(parent) }
            index += 1
        }
        return nil
    }

    private static let mostAsked = 100

    /// The protocols that reach something which the sources do not declare and that may require something.
    private(set) lazy var incompleteProtocols = withHeirs(unknownHeirs)

    /// Those of them where the unknown one has such a name.
    func incompleteProtocols(lacking isMeant: (String) -> Bool) -> Set<DeclarationReference> {
        withHeirs(unknownHeirs.filter { heir in unknownRequirers(of: [heir]).contains { isMeant($0.name) } })
    }

    /// Of protocols from each other.
    var inheritance: ProtocolInheritance {
        ProtocolInheritance(
            parents: parents.mapValues { $0.filter { symbols.declaration($0).kind == .protocol } },
            files: symbols.summaries.map { $0.file })
    }

    typealias UnknownConstraint = (name: String, location: SourceLocation, context: LookupContext)

    /// What protocols inherit from that the sources do not declare, with the place of its name or of the typealias with it.
    func unknownConstraints(of hierarchy: [DeclarationReference]) -> [UnknownConstraint] {
        hierarchy.flatMap { reference in
            if let known = unknownConstraints[reference] { return known }
            let found = unknownConstraints(of: reference)
            unknownConstraints[reference] = found
            return found
        }
    }

    private func unknownConstraints(of reference: DeclarationReference) -> [UnknownConstraint] {
        symbols.declaration(reference).inherits.flatMap { inherited in
            symbols.placedConstraints(of: inherited.syntax, in: symbols.context(around: reference))
                .filter { protocols(named: $0.constraint.type, in: $0.constraint.context).isEmpty }
                .map { constraint, alias in
                    let place = symbols.location(at: inherited.offset, in: reference.summary)
                    return (constraint.type.description, alias.map(symbols.location) ?? place, constraint.context)
                }
        }
    }

    /// Those of them that may require something: most protocols inherit from known ones only.
    func unknownRequirers(of hierarchy: [DeclarationReference]) -> [UnknownConstraint] {
        if unknownHeirs.isEmpty { return [] }
        return unknownConstraints(of: hierarchy.filter(unknownHeirs.contains)).filter {
            !Self.hasNoRequirements($0.name)
        }
    }

    /// The extensions of the protocols that a type conforms to, with the conditions of the conformance: it has their
    /// members as well, where it meets their constraints.
    func extensionsOfConformances(
        of parts: [DeclarationReference]
    ) -> [(reference: DeclarationReference, conditions: [Condition])] {
        extensions(of: conformances(of: parts))
    }

    func extensions(
        of conformances: [(reference: DeclarationReference, conditions: [Condition])]
    ) -> [(reference: DeclarationReference, conditions: [Condition])] {
        conformances.flatMap { conformed in
            symbols.key(of: conformed.reference).extensions.map { ($0, conformed.conditions) }
        }
    }

    /// The protocols that a type conforms to by these declarations, with those that they inherit from.
    func conformances(
        of parts: [DeclarationReference]
    ) -> [(reference: DeclarationReference, conditions: [Condition])] {
        let own = parts.first.map { symbols.declaration($0).conditions } ?? []
        var found: [DeclarationReference] = []
        var conditions: [DeclarationReference: Alternatives] = [:]
        var pending = parts.reversed().map { (reference: $0, conditions: [Condition]()) }
        while let next = pending.popLast() {
            let around = symbols.declaration(next.reference).conditions.without(own)
            let all = next.conditions + around.without(next.conditions)
            if symbols.declaration(next.reference).kind == .protocol {
                if conditions[next.reference]?.covers(all) == true { continue }
                if conditions[next.reference] == nil { found.append(next.reference) }
                conditions[next.reference, default: Alternatives(all)].add(all)
                pending += (parents[next.reference] ?? []).reversed().map { ($0, all) }
            } else {
                pending += conformances(of: next.reference).reversed().map { ($0, all) }
            }
        }
        return found.map { ($0, conditions[$0]?.conditions ?? []) }
    }

    /// The protocols in the inheritance clause of a type or an extension.
    func conformances(of part: DeclarationReference) -> [DeclarationReference] {
        symbols.declaration(part).inherits.flatMap { inherited in
            constraints(of: inherited.syntax, in: symbols.context(around: part)).flatMap {
                protocols(named: $0.type, in: $0.context)
            }
        }
    }

    /// Requirements that the sources do not show cannot be implemented; these protocols are known to have none.
    static func hasNoRequirements(_ name: String) -> Bool {
        name.hasPrefix("~") || emptyProtocols.contains(name.lastNamePart)
    }

    private static let emptyProtocols: Set<String> = [
        "Any", "AnyObject", "class", "Sendable", "SendableMetatype", "Copyable", "Escapable", "Dependency",
        "EmptyDependency", "PluginExtension", "EmptyPluginExtension",
    ]

    // MARK: Requests

    var sendability: SendabilityRules {
        SendabilityRules(symbols: symbols, isolations: isolations, protocols: self)
    }

    func isSendable(_ reference: DeclarationReference) -> Bool { sendability.isSendable(reference) }

    func dependencyProtocol(_ reference: DeclarationReference) -> DependencyProtocol {
        let declaration = symbols.declaration(reference)
        let key = symbols.key(of: reference)
        // Those that have members, or several protocols above them.
        let contributing = hierarchy(of: reference, without: []) { contributors.end(from: $0, next: onlyParent) }
        let unknownTypes = symbols.associatedTypes(of: contributing)
        let requests = requirements(
            of: contributing, inheritedBy: [reference], conformingTo: hierarchy(of: reference)
        ) {
            isRequest($0) && (unknownTypes.isEmpty || !$0.mentions(anyOf: unknownTypes))
        }
        return DependencyProtocol(
            declaration: reference, name: key.name, module: key.module, location: symbols.location(of: reference),
            access: symbols.effectiveAccess(of: reference), conditions: declaration.conditions,
            attributes: Array(declaration.attributes),
            reachesDependency: isDependencyProtocol(reference), isSendable: isSendable(reference),
            requests: requests.merged().sortedByName())
    }

    /// The requirements of protocols, as requests.
    /// - Parameters:
    ///   - protocols: those from which the others of the hierarchy are inherited.
    ///   - heirs: all protocols that whoever meets the requirements conforms to, where only what is not
    ///     implemented is wanted; nil where all but what every type has is.
    ///   - isLeftOut: which default implementations are none for whoever asks.
    func requirements(
        of hierarchy: [DeclarationReference], inheritedBy protocols: [DeclarationReference],
        conformingTo heirs: @autoclosure () -> [DeclarationReference]?,
        leavingOut isLeftOut: (DefaultMember, Request) -> Bool = { _, _ in false },
        where isWanted: (MemberDeclaration) -> Bool
    ) -> [Request] {
        lazy var heirs = heirs().map(Set.init)
        lazy var inherited = Set(hierarchy)
        let general = protocols.contains(where: isDependencyProtocol) ? dependencyExtensions : []
        let defaults = Dictionary(
            grouping: (hierarchy.flatMap { symbols.key(of: $0).extensions } + general).flatMap {
                defaultMembers(in: $0, for: { heirs }, orMaybe: { inherited })
            }, by: \.member.name)
        let around = conditionalInheritance.conditions(fromHeirs: protocols) { parents[$0] ?? [] }
        let own = hierarchy.map { parent in
            let requests = ownRequirements(of: parent).filter { isWanted($0.member) }
            return around[parent].map { conditions in requests.map { $0.below(conditions) } } ?? requests
        }
        if defaults.isEmpty { return own.flatMap { $0 } }
        // Overloads may be many.
        var overloads: [String: [RequestName: [DefaultMember]]] = [:]
        return own.joined().map { request in
            let name = request.member.name
            let known = overloads[name] ?? Dictionary(grouping: defaults[name] ?? [], by: requestName)
            overloads[name] = known
            let candidates = known[RequestName(request.member, request.signature)] ?? []
            let given = candidates.filter { !isLeftOut($0, request) }
            return implementer(of: request, among: given).map(request.implemented) ?? request
        }
    }

    /// The requirements of a protocol without those that it inherits; whether they have defaults, its heirs decide.
    private func ownRequirements(of reference: DeclarationReference) -> [Request] {
        if let known = ownRequirements[reference] { return known }
        let sendability = sendability
        let isolation = isolations.isolation(of: reference)
        let context = contextOfRequirements(of: reference)
        let found = symbols.declaration(reference).members.filter { $0.kind != .associatedtype }.map {
            request($0, of: reference, in: context, ambient: isolation, sendability)
        }
        ownRequirements[reference] = found
        return found
    }

    private func isRequest(_ member: MemberDeclaration) -> Bool {
        switch member.kind {
        case .property, .method, .subscript:
            !member.isStatic && !member.parameters.contains { $0.isVariadic } && !member.mentionsSelf
        case .initializer, .associatedtype: false
        }
    }

    private func request(
        _ member: MemberDeclaration, of reference: DeclarationReference, in context: LookupContext,
        ambient: Isolation, _ sendability: SendabilityRules
    ) -> Request {
        let signature = types.signature(of: member, in: context)
        let effects = types.effects(of: member, in: context)
        let isolation = isolations.isolation(of: member, in: reference, ambient: ambient)
        let draft = RequestDraft(
            member: member, location: symbols.location(of: member, in: reference), isSettable: member.isSettable,
            effects: effects, module: symbols.modules[reference.summary], isolation: isolation,
            conditions: member.conditions, availability: member.attributes.availability, signature: signature,
            emitted: settings.placingAsyncTypes(
                of: types.emitted(member, in: context), from: symbols.modules[reference.summary]),
            isSendable: member.type.map { sendability.isSendable($0.syntax, in: context) } ?? false,
            isUnsendable: effects.isAsync && sendability.isUnsendable(member, in: context),
            takesUnsendable: effects.isAsync && sendability.takesUnsendable(member, in: context),
            isNoncopyable: signature.result.map(types.mayBeNoncopyable) ?? false,
            isUnsafe: types.isUnsafe(signature),
            unkeptParameters: Set(
                signature.parameters.indices.filter { types.mayBeUnkept(signature.parameters[$0]) }),
            mayBeBuilt: member.attributes.contains { $0.mayChangeValue })
        return Request(draft)
    }
}
