import SwiftFacts

/// Which types are known to be `Sendable`: library types by name, others by what the sources say and by what the
/// compiler infers from that. What is not known counts as not `Sendable`.
struct SendabilityRules {
    let symbols: SymbolTable
    let isolations: IsolationRules
    let protocols: ProtocolTable
    private let known: KnownSendability

    init(symbols: SymbolTable, isolations: IsolationRules, protocols: ProtocolTable) {
        self.symbols = symbols
        self.isolations = isolations
        self.protocols = protocols
        known = protocols.knownSendability
    }

    func isSendable(_ type: TypeSyntax, in context: LookupContext) -> Bool {
        var search = Search()
        return isSendable(type, in: context, &search)
    }

    /// Whether a type of a member is known not to be `Sendable`: what is not known counts as `Sendable` here.
    func isUnsendable(_ member: MemberDeclaration, in context: LookupContext) -> Bool {
        holdsUnsendable(member.types, of: member, in: context)
    }

    func isUnsendable(_ type: TypeSyntax, in context: LookupContext) -> Bool {
        var search = Search(unknown: true)
        return !isSendable(type, in: context, &search)
    }

    /// The same of its parameters only.
    func takesUnsendable(_ member: MemberDeclaration, in context: LookupContext) -> Bool {
        holdsUnsendable(member.parameters.map { $0.type }, of: member, in: context)
    }

    private func holdsUnsendable(
        _ types: [TypeSyntax], of member: MemberDeclaration, in context: LookupContext
    ) -> Bool {
        let generics = sendableGenerics(of: member, in: context)
        return types.contains { type in
            var search = Search(unknown: true, generics: generics)
            return !isSendable(type, in: context, &search)
        }
    }

    /// Of the generic parameters of a member, whether what is required of them may make them `Sendable`.
    private func sendableGenerics(of member: MemberDeclaration, in context: LookupContext) -> [String: Bool] {
        if member.generics.isEmpty { return [:] }
        var generics: [String: Bool] = [:]
        for parameter in member.generics.parameters { generics[parameter.name] = parameter.kind == .value }
        for constraint in member.generics.constraints {
            guard let name = constraint.left.without(["each", "repeat"]).dottedName, generics[name] == false else {
                continue
            }
            var search = Search(unknown: true)
            generics[name] = constraint.isSameType || isSendableConstraint(constraint.right, in: context, &search)
        }
        return generics
    }

    /// Whether a class may be sent anywhere, as those on an actor may.
    func isSendable(_ reference: DeclarationReference) -> Bool {
        var search = Search()
        return isSendable(reference, &search)
    }

    /// Those of the component classes that may be sent anywhere; base classes are asked first, and once.
    func sendable(among components: [DeclarationReference]) -> Set<DeclarationReference> {
        var search = Search()
        let classifications = isolations.classifier.classifications
        return Set(
            components.filter { component in
                var bases: [DeclaredName] = []
                var next = classifications[component]?.superclass
                while let base = next, search.answers[symbols.key(of: base)] == nil {
                    bases.append(symbols.key(of: base))
                    next = classifications[base]?.superclass
                }
                for base in bases.reversed() { _ = isSendable(base, &search) }
                return isSendable(component, &search)
            })
    }

    /// One walk through a type and what it is made of.
    private struct Search {
        struct Answer {
            var isSendable: Bool
            var isOpen = true
        }

        /// While a type is looked at, it counts as not `Sendable`: the compiler infers nothing of one made of itself.
        var answers: [DeclaredName: Answer] = [:]
        /// Those that counted so for others.
        var assumed: Set<DeclaredName> = []
        var aliasDepth = 0
        /// The answer for what is not known.
        var unknown = false
        /// The generic parameters of the member, and whether they may be `Sendable`.
        var generics: [String: Bool] = [:]
        /// Of generic types, whether they are `Sendable` where all their arguments are; those that are looked at are not.
        var conditional: [DeclaredName: Bool] = [:]
        /// Of the generic typealias or type that is looked into: whether the arguments for its parameters are `Sendable`.
        var arguments: [String: Bool] = [:]

        var isPlain: Bool { !unknown && generics.isEmpty }

        /// Nothing but the type that is asked for next decides about the answer.
        var isAtStart: Bool { answers.isEmpty && aliasDepth == 0 && isPlain }

        /// The answers that are the same in every walk: all, if what was assumed came true.
        var settled: [DeclaredName: Answer] {
            let isCertain = aliasDepth < 32 && assumed.allSatisfy { answers[$0]?.isSendable == false }
            return answers.filter { isCertain || $0.value.isSendable }
        }
    }

    // MARK: Written types

    private func isSendable(_ type: TypeSyntax, in context: LookupContext, _ search: inout Search) -> Bool {
        switch type {
        case .named(let parts): return isSendableName(parts, in: context, &search)
        case .array(let inner):
            return isSendable(type.elementOfInlineArray ?? inner, in: context, &search)
        case .optional(let inner), .implicitlyUnwrapped(let inner):
            return isSendable(inner, in: context, &search)
        case .dictionary(let key, let value):
            return isSendable(key, in: context, &search) && isSendable(value, in: context, &search)
        case .tuple(let elements):
            for element in elements
            where element.isVariadic || !isSendable(element.type, in: context, &search) { return false }
            return true
        case .attributed(let attributes, .function):
            return attributes.contains("@Sendable") || attributes.contains("sending")
                || search.unknown && attributes.contains { names(actor: $0, in: context) }
        case .function: return false
        case .attributed(let attributes, let inner) where attributes.allSatisfy { $0 == "repeat" || $0 == "each" }:
            return isSendable(inner, in: context, &search)
        case .attributed(let attributes, let inner):
            guard search.unknown, !attributes.contains("sending") else { return search.unknown }
            return isSendable(inner, in: context, &search)
        case .existential(.metatype(let instance, _)), .metatype(.existential(let instance), _):
            return hasSendableMetatype(instance, in: context, &search)
        case .existential(let constraint), .opaque(let constraint):
            return isSendableConstraint(constraint, in: context, &search)
        case .composition(let types) where types.isEmpty: return true
        case .composition: return isSendableConstraint(type, in: context, &search)
        case .metatype(.named(let parts), "Type"):
            return namesConcreteType(parts, in: context) || hasSendableMetatype(.named(parts), in: context, &search)
        case .metatype: return search.unknown
        }
    }

    private func hasSendableMetatype(
        _ constraint: TypeSyntax, in context: LookupContext, _ search: inout Search
    ) -> Bool {
        search.unknown || constraint.isOnly("Any") || isSendableConstraint(constraint, in: context, &search)
            || protocols.inheritsSendableMetatype(constraint, in: context)
    }

    private func names(actor attribute: String, in context: LookupContext) -> Bool {
        isolations.actor(named: String(attribute.dropFirst()), in: context) != nil
    }

    private func isSendableName(
        _ parts: [TypeSyntax.NamePart], in context: LookupContext, _ search: inout Search
    ) -> Bool {
        if parts.count == 1, let answer = search.generics[parts[0].name] { return answer }
        if parts.count == 1, context.generics[parts[0].name] != nil { return search.unknown }
        if parts.count == 1, let answer = search.arguments[parts[0].name] { return answer }
        if parts[0].number != nil { return true }
        let arguments = parts.arguments
        switch symbols.resolve(parts, in: context) {
        case .type(let key):
            if isSendable(key, &search) { return true }
            if arguments.isEmpty { return false }
            for argument in arguments where !isSendable(argument, in: context, &search) { return false }
            return isSendableOfSendable(key, &search)
        case .alias(let place):
            return isSendable(symbols.lastAlias(place), of: parts.last?.arguments ?? [], in: context, &search)
        case nil:
            let name = libraryName(parts)
            if LibraryTypes.protocols.contains(name) || LibraryTypes.continuations.contains(name) { return true }
            if name == "Any" || name == "AnyObject" || LibraryTypes.unsendable.contains(name) { return false }
            guard search.unknown || isLibraryValue(name, isGeneric: !arguments.isEmpty, in: context) else {
                return false
            }
            for argument in arguments where !isSendable(argument, in: context, &search) { return false }
            return true
        }
    }

    private func isSendable(
        _ place: AliasPlace, of arguments: [TypeSyntax], in context: LookupContext, _ search: inout Search
    ) -> Bool {
        let alias = symbols.alias(place)
        let (parameters, type) = alias.generic(over: arguments.count)
        guard parameters.count == arguments.count, search.aliasDepth < 32 else { return search.unknown }
        search.aliasDepth += 1
        let outer = search.arguments
        let answers = arguments.map { isSendable($0, in: context, &search) }
        search.arguments = Dictionary(zip(parameters, answers)) { first, _ in first }
        defer { search.arguments = outer }
        return isSendable(type, in: symbols.aliasContext(place), &search)
    }

    private func namesConcreteType(_ parts: [TypeSyntax.NamePart], in context: LookupContext) -> Bool {
        guard let key = symbols.resolveType(parts.map { $0.name }, in: context) else {
            return isLibraryValue(libraryName(parts), isGeneric: parts.contains { !$0.arguments.isEmpty }, in: context)
        }
        return !key.types.isEmpty && key.types.allSatisfy { symbols.declaration($0).kind != .protocol }
    }

    private func libraryName(_ parts: [TypeSyntax.NamePart]) -> String {
        if parts.count == 1 { return parts[0].name }
        let isQualified = parts.count == 2 && ["Swift", "Foundation"].contains(parts[0].name)
        return (isQualified ? parts.dropFirst() : parts[...]).map { $0.name }.joined(separator: ".")
    }

    private func isLibraryValue(_ name: String, isGeneric: Bool, in context: LookupContext) -> Bool {
        if isGeneric { return LibraryTypes.generic.contains(name) }
        if LibraryTypes.standard.contains(name) { return true }
        return LibraryTypes.foundation.contains(name)
            && symbols.summaries[context.summary].imports.contains {
                LibraryTypes.modulesWithFoundation.contains($0.module.firstNamePart)
            }
    }

    /// Whether one part of a composition promises it for all.
    private func isSendableConstraint(
        _ type: TypeSyntax, in context: LookupContext, _ search: inout Search
    ) -> Bool {
        if case .attributed(["~"], _) = type { return false }
        for (part, context) in protocols.constraints(of: type, in: context) {
            guard case .named(let parts) = part else { continue }
            if case .type(let key) = symbols.resolve(parts, in: context) {
                if isSendable(key, &search) { return true }
            } else if LibraryTypes.protocols.contains(libraryName(parts)) {
                return true
            } else if search.unknown, !LibraryTypes.isUnsendable(protocol: libraryName(parts)) {
                return true
            }
        }
        return false
    }

    // MARK: Declarations

    /// Several declarations of a name stand in the branches of an `#if`.
    private func isSendable(_ key: DeclaredName, _ search: inout Search) -> Bool {
        if let known = search.answers[key] {
            if known.isOpen { search.assumed.insert(key) }
            return known.isSendable
        }
        if search.isPlain, let known = known.answers[key] {
            search.answers[key] = Search.Answer(isSendable: known, isOpen: false)
            return known
        }
        let isAtStart = search.isAtStart
        let answer = walk(key, &search)
        if isAtStart {
            for (found, answer) in search.settled { known.answers[found] = answer.isSendable }
            known.answers[key] = answer
        }
        return answer
    }

    private func walk(_ key: DeclaredName, _ search: inout Search) -> Bool {
        search.answers[key] = Search.Answer(isSendable: false)
        let outer = search.arguments
        defer { search.arguments = outer }
        var answer = !key.types.isEmpty
        for reference in key.types where answer {
            search.arguments = answersOfParameters(of: reference, &search)
            answer = isSendable(reference, &search)
        }
        search.answers[key] = Search.Answer(isSendable: answer, isOpen: false)
        return answer
    }

    /// Whether a generic type is `Sendable` where its arguments are: it says so, or holds nothing of their types.
    private func isSendableOfSendable(_ key: DeclaredName, _ search: inout Search) -> Bool {
        if let known = search.conditional[key] { return known }
        search.conditional[key] = false
        let outer = search.arguments
        defer { search.arguments = outer }
        var answer = !key.types.isEmpty
        for reference in key.types where answer {
            search.arguments = answersOfParameters(of: reference, &search)
            let parameters = Set(search.arguments.keys)
            answer =
                !saysNotSendable(reference)
                && (saysSendable(reference, ofSendable: parameters, &search)
                    || isValue(reference) && !saysSendableOfSome(reference) && holdsSendable(reference, &search))
        }
        search.conditional[key] = answer
        return answer
    }

    /// Whether arguments are `Sendable` for certain, for the parameters of a type and of those around it: where these ask it.
    private func answersOfParameters(of reference: DeclarationReference, _ search: inout Search) -> [String: Bool] {
        var answers: [String: Bool] = [:]
        let key = symbols.key(of: reference)
        var declarations = [reference]
        var name = key.name
        while true {
            for outer in declarations {
                for parameter in symbols.declaration(outer).genericParameters where answers[parameter] == nil {
                    answers[parameter] = asksSendable(parameter, of: outer, &search)
                }
            }
            guard name.contains(".") else { return answers }
            name = name.outerName
            declarations = symbols.key(name, in: key.module, from: key.file)?.types ?? []
        }
    }

    private func asksSendable(
        _ parameter: String, of reference: DeclarationReference, _ search: inout Search
    ) -> Bool {
        let context = symbols.context(around: reference)
        for constraint in symbols.declaration(reference).constraints
        where !constraint.isSameType && constraint.left == .name(parameter) {
            if isSendableConstraint(constraint.right, in: context, &search) { return true }
        }
        return false
    }

    private func isValue(_ reference: DeclarationReference) -> Bool {
        let kind = symbols.declaration(reference).kind
        return kind == .struct || kind == .enum
    }

    private func isSendable(_ reference: DeclarationReference, _ search: inout Search) -> Bool {
        let declaration = symbols.declaration(reference)
        switch declaration.kind {
        case .actor: return true
        case .extension: return false
        case .protocol:
            return protocols.sendableProtocols.contains(reference)
        case .class:
            if saysNotSendable(reference) { return false }
            return isolations.classifier.classifications[reference]?.isMainActor == true
                || saysSendable(reference, &search) || isActorClass(reference, &search)
                || search.unknown && inheritsUnknown(reference)
        case .struct, .enum:
            if saysNotSendable(reference) { return false }
            return saysSendable(reference, &search) || isolations.isolation(of: reference) != .none
                || !saysSendableOfSome(reference) && holdsSendable(reference, &search)
        }
    }

    /// By its inheritance clause, that of an extension for all its instances, or what these inherit from.
    /// - Parameter sendable: the generic parameters of which an extension may ask that.
    private func saysSendable(
        _ reference: DeclarationReference, ofSendable sendable: Set<String> = [], _ search: inout Search
    ) -> Bool {
        let conditions = symbols.declaration(reference).conditions
        for part in [reference] + extensions(of: reference) {
            let declaration = symbols.declaration(part)
            guard !declaration.inherits.isEmpty, part == reference || asksOnly(part, of: sendable, &search),
                ConditionLogic.implies(conditions, anyOf: [declaration.conditions])
            else { continue }
            for inherited in declaration.inherits {
                let context = symbols.context(around: part)
                if isSendableConstraint(inherited.syntax, in: context, &search) { return true }
            }
        }
        return false
    }

    /// Whether an extension asks nothing but that some of these are `Sendable`.
    private func asksOnly(_ part: DeclarationReference, of sendable: Set<String>, _ search: inout Search) -> Bool {
        let declaration = symbols.declaration(part)
        guard declaration.hasWhereClause else { return true }
        let context = symbols.context(around: part)
        for constraint in declaration.constraints {
            guard !constraint.isSameType, let name = constraint.left.dottedName, sendable.contains(name),
                isSendableConstraint(constraint.right, in: context, &search)
            else { return false }
        }
        return !declaration.constraints.isEmpty
    }

    /// `@available(*, unavailable) extension Cache: Sendable {}`, or `~Sendable`.
    private func saysNotSendable(_ reference: DeclarationReference) -> Bool {
        ([reference] + extensions(of: reference)).contains { part in
            let declaration = symbols.declaration(part)
            let isUnavailable = declaration.attributes.contains { $0.availability?.limitsPlaces == true }
            return declaration.inherits.contains { inherited in
                guard case .attributed(["~"], .name("Sendable")) = inherited.syntax else {
                    return isUnavailable && inherited.text.lastNamePart.hasSuffix("Sendable")
                }
                return true
            }
        }
    }

    /// `extension Box: Sendable where Value: Sendable {}`: then nothing is inferred.
    private func saysSendableOfSome(_ reference: DeclarationReference) -> Bool {
        extensions(of: reference).contains { part in
            let declaration = symbols.declaration(part)
            return declaration.hasWhereClause
                && declaration.inherits.contains { $0.text.lastNamePart.hasSuffix("Sendable") }
        }
    }

    private func extensions(of reference: DeclarationReference) -> [DeclarationReference] {
        symbols.key(of: reference).extensions + protocols.runtimeConformances(above: reference)
    }

    /// The compiler makes a class on an actor `Sendable` unless it inherits from one that is neither.
    private func isActorClass(_ reference: DeclarationReference, _ search: inout Search) -> Bool {
        guard isolations.isolation(of: reference) != .none else { return false }
        for inherited in symbols.declaration(reference).inherits {
            let context = symbols.context(around: reference)
            guard let name = inherited.syntax.dottedName else { continue }
            if let key = symbols.resolveType(named: name, in: context) {
                let isClass = key.types.contains { symbols.declaration($0).kind == .class }
                if isClass, !isSendable(key, &search) { return false }
            } else if !LibraryTypes.harmlessBases.contains(name.lastNamePart) {
                return false
            }
        }
        return true
    }

    /// Whether a class inherits from something that the sources do not declare, and that may be `Sendable`.
    private func inheritsUnknown(_ reference: DeclarationReference) -> Bool {
        symbols.declaration(reference).inherits.contains { inherited in
            guard let name = inherited.syntax.dottedName else { return false }
            return symbols.resolve(named: name, in: symbols.context(around: reference)) == nil
                && !LibraryTypes.harmlessBases.contains(name.lastNamePart)
                && isolations.classifier.classifications[reference] == nil
        }
    }

    /// Of a struct or enum that is not public, or whose storage is, the compiler infers it from what it stores.
    private func holdsSendable(_ reference: DeclarationReference, _ search: inout Search) -> Bool {
        let declaration = symbols.declaration(reference)
        let isOpen =
            declaration.effectiveAccess > .package
            || declaration.attributes.contains { $0.name == "usableFromInline" }
        guard !isOpen || declaration.attributes.contains(where: { $0.name == "frozen" }),
            !declaration.inherits.contains(where: { $0.text.hasPrefix("~") })
        else { return false }
        let context = symbols.context(inside: reference)
        for member in declaration.members where member.kind == .property && !member.isStatic && !member.isComputed {
            if member.attributes.contains(where: { $0.isNonisolatedUnsafe }) { continue }
            guard let type = member.type?.syntax, !member.mayBeWrapped else {
                if search.unknown { continue }
                return false
            }
            if !isSendable(type, in: context, &search) { return false }
        }
        for payload in declaration.payloads where !isSendable(payload, in: context, &search) { return false }
        return true
    }
}

/// What was found out about declared types: most are asked for by many.
final class KnownSendability {
    fileprivate var answers: [DeclaredName: Bool] = [:]
}

extension MemberDeclaration {
    /// An attribute may be a property wrapper, which is stored in place of the value.
    fileprivate var mayBeWrapped: Bool {
        attributes.contains { !Self.attributesOfPlain.contains($0.name) }
    }

    private static let attributesOfPlain: Set<String> = [
        "MainActor", "available", "inlinable", "nonisolated", "nonobjc", "objc", "safe", "unsafe", "usableFromInline",
    ]
}
