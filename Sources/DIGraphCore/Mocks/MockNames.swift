import SwiftFacts

/// Names what a mock holds for each requirement: `fetchHandler`, or `fetchIdHandler` where there are several `fetch`.
struct MockNames {
    /// In the order of the members; those of one requirement, which exclude each other, share them.
    private(set) var all: [MockPlan.MemberNames] = []
    /// What the mock already has, apart from its static members and in them.
    private var taken: Set<String> = []
    private var takenStatics: Set<String> = []
    private var stemsOfInstances: Set<String> = []
    /// What a name became when it was asked for last: all before it are taken.
    private var latest: [Asked: String] = [:]
    /// Names of types in the members, and of and in the associated types: a nested type must not hide them.
    private var mentionedTypes: Set<String>

    init(_ members: [MockPlan.Member], associatedTypes: Set<String>) {
        mentionedTypes = associatedTypes
        for member in members { _ = take(member.request.member.name, member.isStatic) }
        for member in members { mentionedTypes.formUnion(member.request.emitted.typeNames) }
        let stems = Self.stems(of: members)
        stemsOfInstances = Set(
            members.filter { !$0.isStatic }.map { stems[$0.key] ?? SwiftName.joined($0.request.member.name) })
        var known: [RequirementKey: Int] = [:]
        for (index, member) in members.enumerated() {
            guard let stem = stems[member.key] else {
                all.append(names(for: member, stem: SwiftName.joined(member.request.member.name)))
                continue
            }
            let first = known[member.key]
            all.append(first.map { all[$0] } ?? names(for: member, stem: stem))
            known[member.key] = first ?? index
        }
    }

    private mutating func names(for member: MockPlan.Member, stem: String) -> MockPlan.MemberNames {
        let (request, isStatic) = (member.request, member.isStatic)
        let result = MockPlan.MemberNames()
        switch request.member.kind {
        case .property:
            if !member.isGuarded { result.value = free("given" + SwiftName.capitalizedFirst(stem), isStatic) }
            if member.isGuarded || request.emitted.effects != Effects() {
                result.handler = free(stem + "Handler", isStatic)
                guardHandler(of: result, isStatic)
            }
        case .method, .subscript:
            result.callCount = free(stem + "CallCount", isStatic)
            result.calls = free(stem + "Calls", isStatic)
            let isShared = isStatic && stemsOfInstances.contains(stem)
            result.call = freeType((isShared ? "Static" : "") + SwiftName.capitalizedFirst(stem) + "Call")
            result.handler = free(stem + "Handler", isStatic)
            result.guarded.calls = free(stem + "CallsState", isStatic)
            guardHandler(of: result, isStatic)
            if request.member.kind == .method {
                result.signal = free(stem + "Signal", isStatic)
                result.called = free(stem + "Called", isStatic)
            }
            if request.isSettable {
                result.setCallCount = free(stem + "SetCallCount", isStatic)
                result.setHandler = free(stem + "SetHandler", isStatic)
                result.guarded.setCallCount = free(result.setCallCount + "State", isStatic)
                result.guarded.setHandler = free(result.setHandler + "State", isStatic)
                result.guarded.setHandlerType = freeType(SwiftName.capitalizedFirst(result.guarded.setHandler))
            }
        case .initializer, .associatedtype: break
        }
        return result
    }

    private mutating func guardHandler(of names: MockPlan.MemberNames, _ isStatic: Bool) {
        names.guarded.handler = free(names.handler + "State", isStatic)
        names.guarded.handlerType = freeType(SwiftName.capitalizedFirst(names.guarded.handler))
    }

    private mutating func free(_ name: String, _ isStatic: Bool) -> String {
        let asked = Asked(name: name, isStatic: isStatic)
        let free = SwiftName.unique([latest[asked] ?? name]) { (isStatic ? takenStatics : taken).contains($0) }
        _ = take(free, isStatic)
        latest[asked] = free
        return free
    }

    /// A nested type belongs to the static members as well as to the others.
    private mutating func freeType(_ name: String) -> String {
        let asked = Asked(name: name, isStatic: nil)
        let free = SwiftName.unique([latest[asked] ?? name]) {
            taken.contains($0) || takenStatics.contains($0) || mentionedTypes.contains($0)
        }
        _ = take(free, false)
        _ = take(free, true)
        latest[asked] = free
        return free
    }

    /// False for what is taken already.
    private mutating func take(_ name: String, _ isStatic: Bool) -> Bool {
        isStatic ? takenStatics.insert(name).inserted : taken.insert(name).inserted
    }

    private struct Asked: Hashable {
        let name: String
        /// Nil for a type, which is in both.
        let isStatic: Bool?
    }

    // MARK: Stems

    private struct Spelling: Hashable {
        let text: String
        let level: Int
        let isStatic: Bool
    }

    /// Of the requirements that share their name with another one: the shortest spelling in which each differs from all
    /// others, or else its longest.
    private static func stems(of members: [MockPlan.Member]) -> [RequirementKey: String] {
        var counts: [String: Int] = [:]
        for member in members { counts[member.request.member.name, default: 0] += 1 }
        guard counts.count < members.count else { return [:] }
        var spellings: [RequirementKey: [Spelling]] = [:]
        var uses: [Spelling: Int] = [:]
        for member in members where spellings[member.key] == nil {
            let levels = self.spellings(of: member.request).enumerated().map {
                Spelling(text: $1, level: $0, isStatic: member.isStatic)
            }
            for spelling in levels { uses[spelling, default: 0] += 1 }
            spellings[member.key] = levels
        }
        return spellings.compactMapValues { levels in (levels.first { uses[$0] == 1 } ?? levels.last)?.text }
    }

    /// The base name, then with the labels of its parameters, with the names in their types, with its result, and with
    /// all that its types are.
    private static func spellings(of request: Request) -> [String] {
        let member = request.member
        let base = SwiftName.joined(member.name)
        guard member.kind != .property else { return [base] }
        let labels = base + member.parameters.map { capitalized($0.label ?? "") }.joined()
        func spelled(_ identifier: (TypeSyntax) -> String) -> (types: String, result: String) {
            let types = labels + member.parameters.map { identifier($0.type) + ($0.isVariadic ? "s" : "") }.joined()
            return (types, types + (member.type.map { "Returning" + identifier($0.syntax) } ?? "ReturningNothing"))
        }
        let (names, whole) = (spelled(identifier), spelled(wholeIdentifier))
        return [base, labels, names.types, names.result, whole.types, whole.result]
    }

    /// `[String: Int]` → `StringIntDictionary`, `Int?` → `OptionalInt`, `(Int) -> Void` → `IntVoidClosure`.
    private static func wholeIdentifier(_ type: TypeSyntax) -> String {
        switch type {
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): "Optional" + wholeIdentifier(wrapped)
        case .array(let element): wholeIdentifier(element) + "Array"
        case .dictionary(let key, let value): wholeIdentifier(key) + wholeIdentifier(value) + "Dictionary"
        case .function: identifier(type) + "Closure"
        default: identifier(type)
        }
    }

    /// `[String: Int]` → `StringInt`, `any Error` → `AnyError`.
    private static func identifier(_ type: TypeSyntax) -> String {
        let words = type.description.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return words.map { capitalized(String($0)) }.joined()
    }

    private static func capitalized(_ name: String) -> String {
        SwiftName.capitalizedFirst(SwiftName.joined(name))
    }
}
