import SwiftFacts

extension Rule {
    package static let conflictingRequests = Rule(
        id: "conflicting-requests",
        holdsInEveryModule: true,
        find: conflictingRequests,
        explanation: Explanation(
            title: "two requests of one name that no class can meet at once",
            meaning: """
                A component requests two members of one name, by several protocols or by one that inherits from
                others: properties of different types, a property and a method without parameters and
                `async`, or generic methods that differ only in the constraints on types that no parameter
                shows, or in results of which one may be the other, as `T` may be `[T]`.
                """,
            reason: """
                One class conforms to all protocols of a component's dependency. Swift lets no class have two
                properties of one name, so there is no provider that compiles. Nor does the
                compiler choose between two methods that differ in a result's type, or in its constraints, alone.
                """,
            fix: """
                - Give one of the two another name.
                - Or request only one of them here, and leave the other to a component of its own.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                      var pageSize: Int { 20 }

                      var feed: FeedComponent { FeedComponent(parent: self) }
                  }

                  final class FeedComponent: Component<EmptyDependency> {
                -     func pageSize() -> String { "A4" }
                +     func paperSize() -> String { "A4" }

                      var export: ExportComponent { ExportComponent(parent: self) }
                  }

                  protocol ListDependency: Dependency {
                      var pageSize: Int { get }
                  }

                  protocol PaperDependency: Dependency {
                -     func pageSize() -> String  // reported here
                +     func paperSize() -> String
                  }

                  final class ExportComponent: Component<ListDependency & PaperDependency> {
                  }
                """))

    private static func conflictingRequests(in wiring: Wiring) -> [Diagnostic] {
        var reported: Set<[SourceLocation]> = []
        let all = zip(
            wiring.graph.components + wiring.graph.components,
            wiring.resolution.components + wiring.resolution.pluginExtensions)
        return all.flatMap { component, requests in
            wiring.conflicts(among: requests).compactMap { first, second in
                guard reported.insert([first.location, second.location]).inserted else { return nil }
                return .conflictingRequests(first, second, of: component.name)
            }
        }
    }
}

extension Wiring {
    /// Pairs of served requests that one class cannot meet; the second of each is the one that stands later.
    fileprivate func conflicts(among resolved: [ResolvedRequest]) -> [(Request, Request)] {
        // Only requests of one name conflict, and most components have none.
        if resolved.map({ $0.request }).hasDistinctNames { return [] }
        let served = resolved.filter { !$0.owners.isEmpty }.map { $0.request }.sorted { $0.location < $1.location }
        var earlier = EarlierRequests()
        return served.compactMap { request in
            defer { earlier.add(request) }
            return earlier.first(inConflictWith: request).map { ($0, request) }
        }
    }
}

/// The requests before one, by what those that conflict with it have in common with it.
private struct EarlierRequests {
    private var alike: [ConflictKey: AlikeRequests] = [:]

    mutating func add(_ request: Request) {
        let key = RequirementKey(request)
        for common in ConflictKey.all(of: request, key) {
            alike[common, default: AlikeRequests(common.form)].add(request, key)
        }
    }

    func first(inConflictWith request: Request) -> Request? {
        let key = RequirementKey(request)
        var keys = ConflictKey.all(of: request, key)
        switch keys[0].form {
        case .property: keys.append(ConflictKey(form: .methodUsedAsProperty, common: keys[0].common))
        case .methodUsedAsProperty: keys[0].form = .property
        default: break
        }
        var first: Request?
        for common in keys {
            for earlier in alike[common]?.groups(besides: request) ?? [] {
                // Those of each group, and the groups, come in the order of their places.
                if let first, first.location < earlier[0].location { break }
                guard common.isConflict(between: earlier[0], request) else { continue }
                let other = earlier.first { !ConditionLogic.areExclusive($0.conditions, request.conditions) }
                first = [first, other].compactMap { $0 }.min { $0.location < $1.location }
            }
        }
        return first
    }
}

/// Requests that may conflict with each other.
private struct AlikeRequests {
    private let form: ConflictKey.Form
    /// Those that one member can meet stand together: they differ in their conditions.
    private var groups = OrderedGroups<RequirementKey, Request>()
    private var constraints = ConstraintIndex()
    /// The indices of the groups of each result.
    private var results = OrderedGroups<TypeSyntax?, Int>()

    init(_ form: ConflictKey.Form) { self.form = form }

    mutating func add(_ request: Request, _ key: RequirementKey) {
        let index = groups.group(of: key)
        groups.add(request, toGroup: index)
        guard groups.groups[index].count == 1 else { return }
        switch form {
        case .parameters: constraints.add(request.signature.generics)
        case .results: results.add(index, to: request.signature.result)
        default: break
        }
    }

    /// In their order: those that may conflict with a request, and others.
    func groups(besides request: Request) -> [[Request]] {
        let indices: Set<Int>
        switch form {
        case .parameters:
            let generics = request.signature.generics
            indices = Set(constraints.weaker(than: generics)).union(constraints.stronger(than: generics))
        case .results:
            indices = Set(results.groups(besides: request.signature.result).joined())
        default: return groups.groups
        }
        return indices.sorted().map { groups.groups[$0] }
    }
}

/// What two requests have in common that may conflict.
private struct ConflictKey: Hashable {
    enum Form {
        case property
        /// A method without parameters can be referred to as a property is; one with `async` stands beside it.
        case methodUsedAsProperty
        /// All but `!`: the compiler takes `T!` for `T?` where a class declares both, and not where one is to implement the other.
        case declaration
        /// All of a generic method but what it asks of types that no parameter shows.
        case parameters
        /// All of a generic method but its result and its constraints.
        case results
    }

    var form: Form
    let common: RequirementKey
    var effects = Effects()
    var constraints: Set<String> = []

    static func all(of request: Request, _ key: RequirementKey) -> [ConflictKey] {
        if key.kind == .property { return [ConflictKey(form: .property, common: key.ofUses)] }
        let isUsedAsProperty = key.kind == .method && key.labels.isEmpty && !key.isAsync
        return (isUsedAsProperty ? [ConflictKey(form: .methodUsedAsProperty, common: key.ofUses)] : [])
            + [ConflictKey(form: .declaration, common: key.ofRedeclaration)]
            + [rivals(of: request, key), results(of: key)].compactMap { $0 }
    }

    static func rivals(of request: Request, _ key: RequirementKey) -> ConflictKey? {
        let signature = request.signature
        if signature.generics.isEmpty { return nil }
        let shown = signature.generics.constraints.filter { constraint in
            let names = constraint.split { " :.,=<>()[]?&".contains($0) }.filter { $0.hasPrefix("τ") }.map(String.init)
            return signature.parameters.contains { $0.mentions(anyOf: Set(names)) }
        }
        return ConflictKey(
            form: .parameters, common: key.withoutGenerics, effects: request.effects, constraints: Set(shown))
    }

    private static func results(of key: RequirementKey) -> ConflictKey? {
        key.kind != .method || key.signature.generics.isEmpty
            ? nil : ConflictKey(form: .results, common: key.withoutResult)
    }

    func isConflict(between one: Request, _ other: Request) -> Bool {
        switch form {
        case .results: one.takesResult(of: other) || other.takesResult(of: one)
        case .parameters: one.signature.generics.isRival(of: other.signature.generics)
        default: RequirementKey(one) != RequirementKey(other)
        }
    }
}

extension RequirementKey {
    /// Equal for all members of a name that are used without parentheses.
    fileprivate var ofUses: RequirementKey {
        RequirementKey(
            kind: .property, isStatic: isStatic, isAsync: false, name: name, labels: [], variadic: [],
            signature: CanonicalSignature(result: nil, parameters: [], generics: .none))
    }

    fileprivate var ofRedeclaration: RequirementKey { with(signature.ofRedeclaration) }
    fileprivate var withoutGenerics: RequirementKey { with(signature.withoutGenerics) }

    fileprivate var withoutResult: RequirementKey {
        with(CanonicalSignature(result: nil, parameters: signature.parameters, generics: .none))
    }

    private func with(_ signature: CanonicalSignature) -> RequirementKey {
        RequirementKey(
            kind: kind, isStatic: isStatic, isAsync: isAsync, name: name, labels: labels, variadic: variadic,
            signature: signature)
    }
}

extension GenericSignature {
    /// Whether what takes one of two takes the other: either would implement the one that asks for more, and the compiler
    /// does not choose.
    fileprivate func isRival(of other: GenericSignature) -> Bool {
        constraints != other.constraints && (takes(other) || other.takes(self))
    }
}

extension Request {
    /// Whether two generic methods differ only in what they ask of types that no parameter shows.
    fileprivate func isRival(of other: Request) -> Bool {
        let common = ConflictKey.rivals(of: self, RequirementKey(self))
        return common != nil && common == ConflictKey.rivals(of: other, RequirementKey(other))
            && signature.generics.isRival(of: other.signature.generics)
    }
}

extension Request {
    /// Whether a method that only its result tells from the other takes it for one of its own results: `make() -> T` does so
    /// with `make() -> [T]`. What may be thrown does not tell them apart where they are called.
    fileprivate func takesResult(of other: Request) -> Bool {
        guard let own = signature.result, let result = other.signature.result, own != result else { return false }
        let names = signature.generics.kinds.indices.map { "τ\($0)" }
        let free = Set(names).filter { name in !signature.parameters.contains { $0.mentions(anyOf: [name]) } }
        var bound: [String: TypeSyntax] = [:]
        guard own.matches(result, binding: free, in: &bound) else { return false }
        return signature.generics.constraints.allSatisfy { constraint in
            let names = constraint.split { " :.,=<>()[]?&".contains($0) }.map(String.init)
            guard let name = names.first(where: { bound[$0] != nil && bound[$0] != .name($0) }), let type = bound[name]
            else { return true }
            return other.isKnown("\(type.ofElement)" + constraint.dropFirst(name.count), ofContainer: type, names)
        }
    }

    /// Whether an array or an optional is known to meet what its element does.
    private func isKnown(_ constraint: String, ofContainer type: TypeSyntax, _ names: [String]) -> Bool {
        let (generics, conditional) = (
            signature.generics, ["Decodable", "Encodable", "Codable", "Equatable", "Hashable", "Sendable"]
        )
        return type.ofElement != type && names.count == 2 && conditional.contains(names[1])
            && (generics.constraints.contains(constraint) || generics.implied.contains(constraint))
    }
}

extension TypeSyntax {
    /// Of an array or an optional.
    fileprivate var ofElement: TypeSyntax {
        switch self {
        case .array(let element), .optional(let element): element
        default: self
        }
    }

    /// Whether it is another type where these names stand for some.
    fileprivate func matches(
        _ other: TypeSyntax, binding names: Set<String>, in bound: inout [String: TypeSyntax]
    ) -> Bool {
        if case .implicitlyUnwrapped = other { return false }
        if let name = dottedName, names.contains(name) {
            let known = bound[name] ?? other
            bound[name] = known
            return known == other
        }
        let void = TypeSyntax.tuple([])
        if mappingChildren({ _ in void }) != other.mappingChildren({ _ in void }) { return false }
        return zip(children, other.children).allSatisfy { $0.matches($1, binding: names, in: &bound) }
    }
}

extension Diagnostic {
    /// Two requests that no provider can meet at once; the finding stands at the second.
    fileprivate static func conflictingRequests(
        _ first: Request, _ second: Request, of component: String
    ) -> Diagnostic {
        let isSameButUnwrapped = RequirementKey(first).differsOnlyInUnwrapping(from: RequirementKey(second))
        let one = "'\(first.member.signatureInWords)'"
        let other = "'\(second.member.signatureInWords)'"
        let conflict =
            if first.isRival(of: second) {
                "\(other) twice, with other constraints on what no parameter shows, and the compiler takes either for both"
            } else if first.takesResult(of: second) || second.takesResult(of: first) {
                "\(other) and \(one), and the compiler cannot choose between them"
            } else {
                "\(other) and \(one), and no class can have both"
            }
        return Diagnostic(
            .conflictingRequests, at: second.location, "'\(component)' requests \(conflict)",
            edit: isSameButUnwrapped
                ? "write '?' in place of '!', or the other way round"
                : "give one of them another name, or request only one in '\(component)'",
            notes: [Note("\(one) is requested here", at: first.location)])
    }
}
