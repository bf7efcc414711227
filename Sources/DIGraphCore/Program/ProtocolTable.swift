/// The protocols that reach `Dependency`, and their requirements as requests.
struct ProtocolTable {
    let symbols: SymbolTable
    let classifier: ComponentClassifier
    let types: TypeResolver
    let isolations: IsolationRules
    let settings: GeneratorSettings
    /// The members of extensions of the runtime's own `Dependency`.
    private var runtimeDefaults: [(member: MemberDeclaration, context: LookupContext)] = []

    init(
        symbols: SymbolTable, classifier: ComponentClassifier, types: TypeResolver, isolations: IsolationRules,
        settings: GeneratorSettings
    ) {
        self.symbols = symbols
        self.classifier = classifier
        self.types = types
        self.isolations = isolations
        self.settings = settings
        for (summaryIndex, summary) in symbols.summaries.enumerated() {
            for (index, type) in summary.types.enumerated() where type.kind == .extension && !type.hasWhereClause {
                let reference = DeclarationReference(summary: summaryIndex, type: index)
                let context = LookupContext(summary: summaryIndex, module: symbols.modules[summaryIndex], scope: "")
                if classifier.isRuntimeProtocol(.name(type.name), ["Dependency"], in: context) {
                    runtimeDefaults += type.members.map { ($0, symbols.context(inside: reference)) }
                }
            }
        }
    }

    /// The declarations of the dependency protocols that a generic argument names: one, several in a composition or
    /// under `#if`. Nil when it names none; empty for `EmptyDependency`.
    func dependencies(of argument: ComponentClassifier.Argument) -> [DeclarationReference]? {
        dependencies(of: argument.type, in: argument.context)
    }

    private func dependencies(of type: TypeSyntax, in context: LookupContext, depth: Int = 0) -> [DeclarationReference]?
    {
        guard depth < 16 else { return nil }
        switch type {
        case .existential(let constraint), .attributed(_, let constraint):
            return dependencies(of: constraint, in: context, depth: depth + 1)
        case .composition(let types):
            // One part must reach `Dependency`; the others may be any protocols.
            guard types.contains(where: { dependencies(of: $0, in: context, depth: depth + 1) != nil }) else {
                return nil
            }
            return types.flatMap { part in
                constraints(of: part, in: context).flatMap { declarations(of: $0.type, in: $0.context) }
                    .filter { symbols.declaration($0).kind == .protocol }
            }
        case .named(let parts):
            if parts.count == 1, let argument = context.generics[parts[0].name] {
                return dependencies(
                    of: argument, in: LookupContext(summary: context.summary, module: context.module, scope: ""),
                    depth: depth + 1)
            }
            switch symbols.resolve(parts.map(\.name), in: context) {
            case .type(let key):
                let found = (symbols.types[key] ?? []).filter(isDependencyProtocol)
                return found.isEmpty ? nil : found
            case .alias(let summary, let index):
                return dependencies(
                    of: symbols.alias(summary, index).type, in: symbols.aliasContext(summary, index), depth: depth + 1)
            case nil:
                return classifier.isRuntimeProtocol(type, ["EmptyDependency", "Dependency"], in: context) ? [] : nil
            }
        default: return nil
        }
    }

    func isDependencyProtocol(_ reference: DeclarationReference) -> Bool {
        var visited: Set<DeclarationReference> = []
        return reachesDependency(reference, &visited)
    }

    private func reachesDependency(_ reference: DeclarationReference, _ visited: inout Set<DeclarationReference>)
        -> Bool
    {
        let declaration = symbols.declaration(reference)
        guard declaration.kind == .protocol, visited.insert(reference).inserted else { return false }
        for inherited in declaration.inherits {
            for (type, context) in constraints(of: inherited.syntax, in: symbols.context(around: reference)) {
                if classifier.isRuntimeProtocol(type, ["EmptyDependency", "Dependency"], in: context) { return true }
                for parent in declarations(of: type, in: context) where reachesDependency(parent, &visited) {
                    return true
                }
            }
        }
        return false
    }

    /// Whether a generic argument is a dependency, also where the name `Dependency` means nothing for want of an import.
    func likeness(of argument: ComponentClassifier.Argument) -> Likeness {
        if dependencies(of: argument) != nil { return .certain }
        let parts = constraints(of: argument.type, in: argument.context).map { part -> Likeness in
            guard case .named(let names) = part.type else { return .none }
            let declared = declarations(of: part.type, in: part.context)
            if !declared.isEmpty { return hierarchyNamesDependency(declared) ? .certain : .none }
            guard names.count == 1, symbols.resolve(names.map(\.name), in: part.context) == nil else {
                return .possible
            }
            if ComponentClassifier.runtimeProtocols.contains(names[0].name) { return .certain }
            return TypeResolver.standardLibrary.contains(names[0].name) ? .none : .possible
        }
        if parts.contains(.certain) { return .certain }
        return parts.contains(.possible) ? .possible : .none
    }

    private func hierarchyNamesDependency(_ declared: [DeclarationReference]) -> Bool {
        declared.contains { reference in
            unknownConstraints(of: hierarchy(of: reference)).contains {
                ComponentClassifier.runtimeProtocols.contains($0.name)
            }
        }
    }

    /// The protocols of a composition or behind a typealias, each with the place it is looked up from.
    func constraints(
        of type: TypeSyntax, in context: LookupContext, depth: Int = 0
    ) -> [(type: TypeSyntax, context: LookupContext)] {
        guard depth < 16 else { return [] }
        switch type {
        case .composition(let types): return types.flatMap { constraints(of: $0, in: context, depth: depth + 1) }
        case .existential(let inner), .attributed(_, let inner):
            return constraints(of: inner, in: context, depth: depth + 1)
        case .named(let parts):
            if case .alias(let summary, let index) = symbols.resolve(parts.map(\.name), in: context) {
                return constraints(
                    of: symbols.alias(summary, index).type, in: symbols.aliasContext(summary, index), depth: depth + 1)
            }
            return [(type, context)]
        default: return []
        }
    }

    func declarations(of type: TypeSyntax, in context: LookupContext) -> [DeclarationReference] {
        guard case .named(let parts) = type, case .type(let key) = symbols.resolve(parts.map(\.name), in: context)
        else {
            return []
        }
        return symbols.types[key] ?? []
    }

    /// The protocol and all that it inherits from, each once, itself first.
    func hierarchy(of reference: DeclarationReference) -> [DeclarationReference] {
        var all: [DeclarationReference] = []
        var pending = [reference]
        while let next = pending.popLast() {
            guard symbols.declaration(next).kind == .protocol, !all.contains(next) else { continue }
            all.append(next)
            for inherited in symbols.declaration(next).inherits {
                for (type, context) in constraints(of: inherited.syntax, in: symbols.context(around: next)) {
                    pending += declarations(of: type, in: context)
                }
            }
        }
        return all
    }

    /// What protocols inherit from that the sources do not declare, with the place of its name.
    func unknownConstraints(of hierarchy: [DeclarationReference]) -> [(name: String, location: SourceLocation)] {
        hierarchy.flatMap { reference in
            symbols.declaration(reference).inherits.flatMap { inherited in
                constraints(of: inherited.syntax, in: symbols.context(around: reference))
                    .filter { !names(aProtocol: $0.type, in: $0.context) }
                    .map { constraint in
                        (
                            constraint.type.description,
                            SourceLocation(file: symbols.summaries[reference.summary].file, offset: inherited.offset)
                        )
                    }
            }
        }
    }

    private func names(aProtocol type: TypeSyntax, in context: LookupContext) -> Bool {
        declarations(of: type, in: context).contains { symbols.declaration($0).kind == .protocol }
    }

    /// The parts of a composition that the sources do not declare.
    func unknownParts(of argument: ComponentClassifier.Argument) -> [String] {
        let parts = constraints(of: argument.type, in: argument.context)
        return parts.filter { part in
            part.type.dottedName.map { part.context.generics[$0] == nil } ?? true
                && declarations(of: part.type, in: part.context).isEmpty
        }.map(\.type.description)
    }

    /// The unconstrained extensions of the protocols that a type conforms to: it has their members as well.
    func extensionsOfConformances(of declarations: [DeclarationReference]) -> [DeclarationReference] {
        var protocols: [DeclarationReference] = []
        for part in declarations {
            for inherited in symbols.declaration(part).inherits {
                for (type, context) in constraints(of: inherited.syntax, in: symbols.context(around: part)) {
                    for conformed in self.declarations(of: type, in: context).flatMap(hierarchy)
                    where !protocols.contains(conformed) {
                        protocols.append(conformed)
                    }
                }
            }
        }
        return protocols.flatMap { symbols.extensions[symbols.key(of: $0)] ?? [] }
            .filter { !symbols.declaration($0).hasWhereClause }
    }

    /// Requirements that the sources do not show cannot be implemented; these protocols are known to have none.
    static func hasNoRequirements(_ name: String) -> Bool {
        name.hasPrefix("~") || emptyProtocols.contains(name.lastNamePart)
    }

    private static let emptyProtocols: Set<String> = [
        "AnyObject", "class", "Sendable", "SendableMetatype", "Copyable", "Escapable", "Dependency", "EmptyDependency",
        "PluginExtension", "EmptyPluginExtension",
    ]

    // MARK: Requests

    private var sendability: SendabilityRules {
        SendabilityRules(symbols: symbols, isolations: isolations, protocols: self)
    }

    func dependencyProtocol(_ reference: DeclarationReference) -> DependencyProtocol {
        let declaration = symbols.declaration(reference)
        let key = symbols.key(of: reference)
        let hierarchy = hierarchy(of: reference)
        let requests = requirements(of: hierarchy, where: isRequest)
        return DependencyProtocol(
            declaration: reference, name: key.name, module: key.module, location: location(of: reference),
            access: declaration.effectiveAccess, conditions: declaration.conditions,
            isSendable: sendability.isSendable(reference),
            requests: requests.merged().sorted {
                ($0.member.fullName, $0.location) < ($1.member.fullName, $1.location)
            },
            files: Set(hierarchy.map { symbols.summaries[$0.summary].file }))
    }

    /// The requirements of protocols, as requests.
    func requirements(
        of hierarchy: [DeclarationReference], where isWanted: (MemberDeclaration) -> Bool
    ) -> [Request] {
        let defaults = hierarchy.flatMap(defaultMembers) + runtimeDefaults
        return hierarchy.flatMap { parent in
            let isolation = isolations.isolation(of: parent)
            return symbols.declaration(parent).members.filter(isWanted).map {
                request($0, of: parent, ambient: isolation, defaults: defaults)
            }
        }
    }

    func location(of reference: DeclarationReference) -> SourceLocation {
        SourceLocation(
            file: symbols.summaries[reference.summary].file, offset: symbols.declaration(reference).offset)
    }

    private func isRequest(_ member: MemberDeclaration) -> Bool {
        switch member.kind {
        case .property, .method, .subscript:
            !member.isStatic && !member.parameters.contains { $0.isVariadic } && !member.mentionsSelf
        case .initializer, .associatedtype: false
        }
    }

    private func request(
        _ member: MemberDeclaration, of reference: DeclarationReference, ambient: Isolation,
        defaults: [(member: MemberDeclaration, context: LookupContext)]
    ) -> Request {
        let context = symbols.context(inside: reference)
        let signature = types.signature(of: member, in: context)
        let hasDefault = defaults.contains { isWitness($0.member, in: $0.context, for: member, signature) }
        return Request(
            member: member,
            location: SourceLocation(file: symbols.summaries[reference.summary].file, offset: member.offset),
            module: symbols.modules[reference.summary],
            isolation: isolations.isolation(of: member, in: reference, ambient: ambient),
            conditions: member.conditions,
            availability: member.attributes.filter { $0.name == "available" }, signature: signature,
            emitted: types.emitted(member, in: context), hasDefault: hasDefault,
            isSendable: member.type.map { sendability.isSendable($0.syntax, in: context) } ?? false)
    }

    /// Whether the compiler takes a member of a protocol extension as the implementation of a requirement.
    private func isWitness(
        _ candidate: MemberDeclaration, in context: LookupContext, for requirement: MemberDeclaration,
        _ signature: CanonicalSignature
    ) -> Bool {
        candidate.kind == requirement.kind && candidate.fullName == requirement.fullName
            && candidate.isStatic == requirement.isStatic
            && settings.isVisible(candidate.access, declaredIn: context.module)
            && (candidate.isSettable || !requirement.isSettable)
            && candidate.effects.areCovered(by: requirement.effects)
            && ConditionLogic.implies(requirement.conditions, anyOf: [candidate.conditions])
            && types.signature(of: candidate, in: context) == signature
    }

    /// The members of unconstrained extensions of a protocol: they are the default implementations.
    private func defaultMembers(of reference: DeclarationReference) -> [(
        member: MemberDeclaration, context: LookupContext
    )] {
        (symbols.extensions[symbols.key(of: reference)] ?? []).flatMap { extending in
            let declaration = symbols.declaration(extending)
            return declaration.hasWhereClause
                ? [] : declaration.members.map { ($0, symbols.context(inside: extending)) }
        }
    }
}
