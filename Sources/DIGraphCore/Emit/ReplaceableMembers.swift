import SwiftFacts

/// The members of components that a test can replace in a whole graph: each stands in a type of its owner's, which has no
/// values but names the member and its type, whatever its effects and its actor are.
///
/// A member under `#if` or of limited availability is left out, and so are a method that no closure can stand for, a
/// main-actor component's member on no actor whose type is not known to be `Sendable`, a member whose type has a name that
/// means something else inside of the component, and one that no key path can name.
final class ReplaceableMembers {
    struct Replacement {
        /// An expression, which is nil where nothing is replaced.
        let optional: String
        /// Where the runtime lacks it, nothing can be.
        let support: RuntimeSupport
    }

    struct Member {
        let name: String
        let type: TypeSyntax
        let isUnsafe: Bool
    }

    private struct Key: Hashable {
        let owner: ScopeID
        let member: String
    }

    let typeName: String
    private let graph: ScopeGraph
    private let spelling: TypeSpelling
    private let allRoots: [Component]
    private(set) var owners: [ScopeID] = []
    private var members: [ScopeID: [Member]] = [:]
    private var names: [Key: (name: String, support: RuntimeSupport)] = [:]

    /// - Parameter plans: none where nothing is to be replaced.
    init(of plans: [ProviderPlan], in graph: ScopeGraph, spelling: TypeSpelling) {
        self.graph = graph
        self.spelling = spelling
        allRoots = graph.components.filter { $0.isRoot }
        typeName = SwiftName.unique(["Replaceable"]) { graph.declaredNames.contains($0) }
        var asked: [ScopeID: [Request]] = [:]
        var servers: [Key: ResolvedRequest.Owner] = [:]
        for plan in plans where plan.key.conditions.isEmpty {
            for member in plan.members where member.conditions.isEmpty && Self.canReplace(member.request) {
                for server in member.servers
                where canReplace(server) && mayBeRead(member.request, from: server)
                    && !isSafe(member.request, from: server)
                {
                    asked[server.scope, default: []].append(member.request)
                    servers[Key(owner: server.scope, member: member.request.member.fullName)] = server
                }
            }
        }
        for owner in asked.keys.sorted() {
            owners.append(owner)
            add(asked[owner, default: []], of: owner) { servers[Key(owner: owner, member: $0)] }
        }
    }

    private func add(
        _ requests: [Request], of owner: ScopeID, server: (_ fullName: String) -> ResolvedRequest.Owner?
    ) {
        let byName = Dictionary(grouping: requests, by: \.member.fullName)
        let baseNames = Dictionary(grouping: byName.keys, by: { $0.prefix { $0 != "(" } })
        var taken: Set<String> = []
        for (fullName, requests) in byName.sorted(by: { $0.key < $1.key }) {
            guard let server = server(fullName) else { continue }
            let isAlone = baseNames[fullName.prefix { $0 != "(" }, default: []].count == 1
            let labels = requests[0].member.parameters.map { SwiftName.capitalizedFirst($0.label ?? "") }
            let name = SwiftName.withoutBackticks(requests[0].member.name) + (isAlone ? "" : labels.joined())
            // Overloads that differ in their types only have no names of their own.
            guard Set(requests.map { $0.signature.parameters }).count == 1, taken.insert(name).inserted else {
                continue
            }
            let type = type(of: requests, from: server)
            // No key path ends in `.Type`, in backticks neither.
            if name == "Type" || name == "Protocol" || hides(type, inside: owner) { continue }
            members[owner, default: []].append(
                Member(name: name, type: type, isUnsafe: requests.contains { $0.isUnsafe }))
            names[Key(owner: owner, member: fullName)] = (name, support(for: requests, from: server))
        }
    }

    private static func canReplace(_ request: Request) -> Bool {
        let member = request.member
        guard request.availability.isEmpty, !member.isStatic, !request.isNoncopyable else { return false }
        if member.kind == .property { return true }
        return member.kind == .method && member.generics.isEmpty
            && !member.hasIsolatedParameter
            && !member.parameters.contains {
                $0.isVariadic || Self.isPassedByReference($0.type) || $0.type.hasOpaquePart
            }
            && request.emitted.effects.throwing != .rethrows
    }

    /// Whether a component, or one above it, declares what a name of the type begins with.
    private func hides(_ type: TypeSyntax, inside owner: ScopeID) -> Bool {
        guard !graph.namesInside.isEmpty else { return false }
        let scopes = [owner] + graph.components.superclasses(of: owner)
        let inside = scopes.compactMap { graph.namesInside[graph[$0].name] }
        return !inside.isEmpty && type.firstNames.contains { name in inside.contains { $0.contains(name) } }
    }

    private static func isPassedByReference(_ type: TypeSyntax) -> Bool {
        guard case .attributed(let attributes, _) = type else { return false }
        return attributes.contains { !$0.hasPrefix("@") }
    }

    private func canReplace(_ server: ResolvedRequest.Owner) -> Bool {
        let owner = graph[server.scope]
        return server.member.via == .property && owner.conditions.isEmpty && server.member.conditions.isEmpty
            && server.member.availability.isEmpty && !owner.attributes.contains { $0.name == "available" }
    }

    /// Any thread may read a main-actor component's member that is on no actor. The owner makes each a value of its own, but
    /// the replacing value is one for the graph. What replaces a method is a function, which may be sent.
    private func mayBeRead(_ request: Request, from server: ResolvedRequest.Owner) -> Bool {
        !graph[server.scope].isMainActor || server.member.isolation != .none || request.isSendable
            || request.member.kind == .method
    }

    /// Whether the member says `@safe` of an unsafe type, which nothing can say of what stands for it.
    private func isSafe(_ request: Request, from server: ResolvedRequest.Owner) -> Bool {
        request.isUnsafe && server.unsafeUse(for: request) == .none
    }

    /// A request for `T?` is served by a `T` as well, so of both the one that is no optional is the member's.
    private func type(of requests: [Request], from server: ResolvedRequest.Owner) -> TypeSyntax {
        let plain = requests.first { $0.signature.result?.withoutImplicitUnwrapping.isOptional != true } ?? requests[0]
        let written = plain.emitted.result == .tuple([]) ? nil : plain.emitted.result
        let result = (written ?? .name("Void")).withoutImplicitUnwrapping
        guard requests[0].member.kind == .method else { return result }
        let parameters = requests[0].emitted.parameters.map { TypeSyntax.TupleElement(label: nil, type: $0) }
        let function = TypeSyntax.function(parameters: parameters, effects: server.member.effects, result: result)
        if case .actor(let actor) = server.member.isolation {
            return .attributed(["@\(actor)", "@Sendable"], function)
        }
        return .attributed(["@Sendable"], function)
    }

    /// Of the types that typealiases stand for.
    private func support(for requests: [Request], from server: ResolvedRequest.Owner) -> RuntimeSupport {
        let effects = requests[0].member.kind == .method ? server.member.effects : Effects()
        let types = requests.flatMap { request in
            [request.signature.result ?? .tuple([]), request.emitted.result ?? .tuple([])]
                + request.signature.parameters
        }
        let parameters = types.map { TypeSyntax.TupleElement(label: nil, type: $0) }
        return TypeSyntax.function(parameters: parameters, effects: effects, result: .tuple([])).neededSupport
    }

    // MARK: Code

    /// What stands for a member, if a test replaces it.
    func replacement(of request: Request, from server: ResolvedRequest.Owner, on owner: String) -> Replacement? {
        guard server.member.via == .property,
            let (name, support) = names[Key(owner: server.scope, member: request.member.fullName)]
        else { return nil }
        let type = "\(spelling.spelled(graph[server.scope])).\(typeName)"
        return Replacement(
            optional: "\(owner).replacement(of: \\\(type).\(SwiftName.escaped(name)))", support: support)
    }

    func registrations(of owner: ScopeID) -> [String] {
        let type = "\(spelling.spelled(graph[owner])).\(typeName).self"
        let roots = roots(above: owner)
        if roots.isEmpty { return ["table.replaceable(\(type))"] }
        return roots.map { "table.replaceable(\(type), below: \(spelling.spelled($0)).self)" }
    }

    /// The roots that have the owner below them; none where all have it, or one of them is not always there.
    private func roots(above owner: ScopeID) -> [Component] {
        guard allRoots.count > 1 else { return [] }
        let above = reachable(from: [owner]) { graph[$0].parents }
        let roots = above.filter { graph[$0].isRoot }.sorted().map { graph[$0] }
        let areKnown = roots.allSatisfy { root in
            root.conditions.isEmpty && root.inaccessibility == nil
                && !root.attributes.contains { $0.name == "available" }
        }
        return roots.count < allRoots.count && areKnown ? roots : []
    }

    func write(to writer: inout SwiftWriter) {
        for owner in owners {
            writer.blankLine()
            writer.block("extension \(spelling.spelled(graph[owner]))") { writer in
                writer.line("/// Names what `ProviderTable.withOverrides` can replace below the component.")
                if members[owner, default: []].contains(where: { $0.isUnsafe }) { writer.markSafe() }
                writer.block("nonisolated struct \(typeName)") { writer in
                    for member in members[owner, default: []] {
                        writer.line("let \(SwiftName.escaped(member.name)): \(member.type)")
                    }
                }
            }
        }
    }
}

extension TypeSyntax {
    /// What each name in the type begins with.
    fileprivate var firstNames: [String] {
        let own: [String] = if case .named(let parts) = self { [parts[0].name] } else { [] }
        return own + children.flatMap { $0.firstNames }
    }

    /// `some P`, anywhere in the type.
    fileprivate var hasOpaquePart: Bool {
        if case .opaque = self { return true }
        return children.contains { $0.hasOpaquePart }
    }
}
