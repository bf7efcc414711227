import SwiftFacts

/// Names what a mock holds for each requirement: `fetchHandler`, or `fetchIdHandler` where there are several `fetch`.
struct MockNames {
    private var names: [RequirementKey: MockPlan.MemberNames] = [:]
    /// What the mock already has, apart from its static members and in them.
    private var taken: [Bool: Set<String>] = [:]

    init(_ members: [MockPlan.Member]) {
        let requests = members.map(\.request)
        for request in requests { taken[request.member.isStatic, default: []].insert(request.member.name) }
        let stems = Self.stems(of: requests)
        for member in members {
            let key = RequirementKey(member.request)
            if names[key] == nil { names[key] = names(for: member, stem: stems[key] ?? member.request.member.name) }
        }
    }

    subscript(_ request: Request) -> MockPlan.MemberNames {
        names[RequirementKey(request)] ?? MockPlan.MemberNames()
    }

    private mutating func names(for member: MockPlan.Member, stem: String) -> MockPlan.MemberNames {
        let (request, isStatic) = (member.request, member.isStatic)
        var result = MockPlan.MemberNames()
        switch request.member.kind {
        case .property:
            if !member.isGuarded { result.value = free("given" + SwiftName.capitalizedFirst(stem), isStatic) }
            if member.isGuarded || request.emitted.effects != Effects() {
                result.handler = free(stem + "Handler", isStatic)
                result.guarded.handler = free(result.handler + "State", isStatic)
            }
        case .method, .subscript:
            result.callCount = free(stem + "CallCount", isStatic)
            result.calls = free(stem + "Calls", isStatic)
            result.call = free(SwiftName.capitalizedFirst(stem) + "Call", isStatic)
            result.handler = free(stem + "Handler", isStatic)
            result.guarded.calls = free(stem + "CallsState", isStatic)
            result.guarded.handler = free(result.handler + "State", isStatic)
            if request.member.kind == .method {
                result.signal = free(stem + "Signal", isStatic)
                result.called = free(stem + "Called", isStatic)
            }
            if request.isSettable {
                result.setCallCount = free(stem + "SetCallCount", isStatic)
                result.setHandler = free(stem + "SetHandler", isStatic)
                result.guarded.setCallCount = free(result.setCallCount + "State", isStatic)
                result.guarded.setHandler = free(result.setHandler + "State", isStatic)
            }
        case .initializer, .associatedtype: break
        }
        return result
    }

    private mutating func free(_ name: String, _ isStatic: Bool) -> String {
        let free = SwiftName.unique([name]) { taken[isStatic, default: []].contains($0) }
        taken[isStatic, default: []].insert(free)
        return free
    }

    // MARK: Stems

    private struct Spelling: Hashable {
        let text: String
        let level: Int
        let isStatic: Bool
    }

    /// The shortest of each requirement's spellings in which it differs from all others.
    private static func stems(of requests: [Request]) -> [RequirementKey: String] {
        var counts: [String: Int] = [:]
        for request in requests { counts[request.member.name, default: 0] += 1 }
        var spellings: [RequirementKey: [Spelling]] = [:]
        for request in requests {
            let isAlone = counts[request.member.name] == 1
            let texts = isAlone ? [SwiftName.joined(request.member.name)] : self.spellings(of: request)
            spellings[RequirementKey(request)] = texts.enumerated().map {
                Spelling(text: $1, level: $0, isStatic: request.member.isStatic)
            }
        }
        var uses: [Spelling: Int] = [:]
        for spelling in spellings.values.joined() { uses[spelling, default: 0] += 1 }
        return spellings.compactMapValues { levels in (levels.first { uses[$0] == 1 } ?? levels.last)?.text }
    }

    /// The base name, then with the labels of its parameters, with their types, with its result.
    private static func spellings(of request: Request) -> [String] {
        let member = request.member
        let base = SwiftName.joined(member.name)
        guard member.kind != .property else { return [base] }
        let labels = base + member.parameters.map { capitalized($0.label ?? "") }.joined()
        let types = labels + member.parameters.map { identifier($0.type) }.joined()
        let result = types + (member.type.map { "Returning" + identifier($0.syntax) } ?? "ReturningNothing")
        return [base, labels, types, result]
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
