import SwiftFacts

extension Rule {
    package static let dependencyCycle = Rule(
        id: "dependency-cycle",
        severity: .warning,
        find: dependencyCycles,
        explanation: Explanation(
            title: "a property whose value needs itself",
            meaning: """
                To compute the property, its code reads others that in the end read the same property again: in
                the class itself, in a child or plug-in that it creates, and by what that requests. Only reads that
                surely happen count: none behind a condition, and none in a closure that somebody may call later.
                """,
            reason: """
                It compiles, and every request has a provider. But the first read never ends: the program
                overflows its stack, and `shared` is no way out, since its value is not there yet.
                """,
            fix: """
                - Let one of them take what it needs later: by a closure, `{ [weak self] in … }`, or as an
                  argument of the method that needs it.
                - Move what both need into a property of its own.
                """,
            example: """
                  import DIRuntime

                  struct Screen {
                      let title: String
                  }

                  protocol HomeDependency: Dependency {
                -     var mainScreen: Screen { get }
                +     var mainTitle: String { get }
                  }

                  final class RootComponent: BootstrapComponent {
                +     let mainTitle = "Home"
                      var mainScreen: Screen { Screen(title: home.title) }  // reported here
                      var home: HomeComponent { HomeComponent(parent: self) }
                  }

                  final class HomeComponent: Component<HomeDependency> {
                -     var title: String { dependency.mainScreen.title }
                +     var title: String { dependency.mainTitle }
                  }
                """))

    /// A creation that is rejected for the parent that it names.
    private typealias WrongParent = (location: SourceLocation, names: [Substring])

    private static func dependencyCycles(in wiring: Wiring) -> [Diagnostic] {
        var search = CycleSearch(wiring)
        let wrongParents = wiring.rejections.creations.compactMap { creation -> WrongParent? in
            guard case .otherParent(let parent) = creation.reason, !creation.isSilenced else { return nil }
            return (creation.location, SwiftName.withoutBackticks(parent).split(separator: "."))
        }
        /// Whether the step stands where a creation names a parent and is rejected for that.
        func readsWrongParent(_ step: CycleSearch.Step, _ next: CycleSearch.Step) -> Bool {
            wrongParents.contains { creation in
                step.node.location < creation.location && creation.location < step.place
                    && creation.names.contains { $0 == next.name }
            }
        }
        return search.cycles()
            .filter { cycle in !zip(cycle, cycle.dropFirst() + cycle.prefix(1)).contains(where: readsWrongParent) }
            .map { .dependencyCycle($0, in: wiring.graph) }
    }
}

/// Follows the reads that surely happen from member to member, and finds where they come back.
private struct CycleSearch {
    /// A member as a component has it, which may be known to be a child of another one.
    struct Node: Hashable {
        let scope: ScopeID
        let location: SourceLocation
        var parent: ScopeID?
    }

    /// A read of the next node.
    struct Step {
        let node: Node
        let name: String
        /// Where the next one is read.
        var place: SourceLocation
    }

    private enum Found {
        case none
        /// Several, or one that exists in some builds.
        case unsure
        case one(MemberDeclaration, SourceLocation)
    }

    private let wiring: Wiring
    private var graph: ScopeGraph { wiring.graph }
    private var parts: [InheritedMembers.Part] { graph.components.first?.members.parts.all ?? [] }
    /// What the creations make whose class is known for certain.
    private var children: [SourceLocation: ScopeID] = [:]
    /// By the member that hosts them: reading it makes them, and what each is to its host.
    private var hosted: [SourceLocation: [ScopeID]] = [:]
    /// Per part of the components' members: those that a name may mean; nil for one that nobody asked so far.
    private var members: [SortedLists<UInt64, ProvidedMember>?] = []
    /// Of all parts: most names that code uses are of no component.
    private lazy var memberNames = parts.reduce(into: NameNumbers()) { names, part in
        Self.forEachInstanceMember(of: part) { names.insert(NameHash($0.member.name)) }
    }
    /// The methods, and the types with initialisers, that the sources declare with an autoclosure.
    private lazy var lazyCalls = wiring.program.symbols.namesOfLazyCalls()
    /// Per component: those of its requests, in their order; nil for one that nobody asked so far.
    private var requestNames: [[NameHash]?] = []
    /// Whether the node is done; else it is on the path.
    private var isDone: [Node: Bool] = [:]
    private var path: [(step: Step, next: [(Step, SourceLocation)])] = []
    /// Whoever is the parent.
    private var reported: Set<Node> = []
    private var found: [[Step]] = []

    init(_ wiring: Wiring) {
        self.wiring = wiring
        for link in wiring.creations where link.children.count == 1 && link.creation.conditions.isEmpty {
            children[wiring.location(of: link)] = link.children[0]
        }
        for slot in graph.slots {
            let plugins = slot.plugins.filter { $0.conditions.isEmpty }.map { $0.component }
            for host in slot.hosts { hosted[host.location, default: []] += plugins }
        }
        members = Array(repeating: nil, count: parts.count)
        requestNames = Array(repeating: nil, count: graph.components.count)
    }

    /// From every member that reads something: all others are at the end of what they are on.
    mutating func cycles() -> [[Step]] {
        var seenParts: Set<Int> = []
        for component in graph.components where component.isCreated {
            var part = component.members.own
            while let index = part, seenParts.insert(index).inserted {
                let members = component.members.parts.all[index]
                for (location, name) in reads(of: members) {
                    follow(Step(node: Node(scope: component.id, location: location), name: name, place: location))
                }
                part = members.base
            }
        }
        return found
    }

    /// The members of a class that read something, in the order of their places.
    private func reads(of part: InheritedMembers.Part) -> [(location: SourceLocation, name: String)] {
        var reads: [(location: SourceLocation, name: String)] = []
        Self.forEachInstanceMember(of: part) { member in
            if wiring.code.hasUses(ofMemberAt: member.location) { reads.append((member.location, member.member.name)) }
        }
        return reads.sorted { $0.location < $1.location }
    }

    /// Depth first, with a stack of its own: chains may be deeper than the thread's.
    private mutating func follow(_ start: Step) {
        enter(start)
        while let top = path.indices.last {
            // In place: a copy of the entry would copy the steps that are left.
            guard let (next, place) = path[top].next.popLast() else {
                isDone[path.removeLast().step.node] = true
                continue
            }
            path[top].step.place = place
            if isDone[next.node] == false { noteCycle(from: next.node) } else { enter(next) }
        }
    }

    private mutating func enter(_ step: Step) {
        guard isDone[step.node] == nil else { return }
        let steps = steps(from: step.node)
        isDone[step.node] = steps.isEmpty
        if !steps.isEmpty { path.append((step, steps.reversed())) }
    }

    private mutating func noteCycle(from node: Node) {
        let cycle = path.map { $0.step }.drop { $0.node != node }
        let nodes = cycle.map { Node(scope: $0.node.scope, location: $0.node.location) }
        guard nodes.allSatisfy({ !reported.contains($0) }) else { return }
        reported.formUnion(nodes)
        let first = cycle.indices.min { cycle[$0].node.location < cycle[$1].node.location } ?? cycle.startIndex
        found.append(Array(cycle[first...] + cycle[..<first]))
    }

    // MARK: Reads

    private mutating func steps(from node: Node) -> [(Step, SourceLocation)] {
        var steps: [(Step, SourceLocation)] = []
        for use in wiring.code.uses(ofMemberAt: node.location) where use.isCertain && !isDeferred(use) {
            let place = SourceLocation(file: node.location.file, offset: use.offset)
            guard let step = step(by: use, in: node) else { continue }
            steps.append((step, place))
        }
        for plugin in hosted[node.location] ?? [] {
            guard case .one(let member, let location) = member(named: Self.plugin, of: plugin) else { continue }
            let made = Node(scope: plugin, location: location, parent: node.scope)
            steps.append((Step(node: made, name: member.name, place: location), node.location))
        }
        return steps
    }

    private static let plugin = NameHash("plugin")

    /// Whether a call takes it that may compute it later, or never.
    private mutating func isDeferred(_ use: NameUse) -> Bool {
        if lazyCalls.isEmpty { return false }
        var taker = use.taker
        while let call = taker {
            if lazyCalls.contains(call.name) { return true }
            taker = call.taker
        }
        return false
    }

    private mutating func step(by use: NameUse, in node: Node) -> Step? {
        if use.isOwn { return read(use, of: node.scope, in: node.parent) }
        guard let base = use.base else { return nil }
        if base.isOwn, base.name == RuntimeNames.dependency { return request(use, of: node.scope, in: node.parent) }
        return child(madeBy: base, in: node).flatMap { read(use, of: $0.scope, in: $0.parent) }
    }

    /// A member of the component, or one that it requests and gives as its own.
    private mutating func read(_ use: NameUse, of scope: ScopeID, in parent: ScopeID?) -> Step? {
        switch member(named: use.name, of: scope) {
        case .one(let member, let location):
            guard Self.happens(use, of: member) else { return nil }
            let node = Node(scope: scope, location: location, parent: parent)
            return Step(node: node, name: member.name, place: location)
        case .unsure: return nil
        case .none: return request(use, of: scope, in: parent)
        }
    }

    /// A method that is not called is a value for later.
    private static func happens(_ use: NameUse, of member: MemberDeclaration) -> Bool {
        member.kind == .property || member.kind == .method && use.isCalled
    }

    /// What overrides or hides a member of a base class is another one, so a name must be the only one of its kind.
    private mutating func member(named name: NameHash, of scope: ScopeID) -> Found {
        guard memberNames.contains(name) else { return .none }
        var only: ProvidedMember?
        var next = graph[scope].members.own
        while let part = next {
            for found in members(ofPart: part, named: name) {
                if only != nil || !found.conditions.isEmpty || found.member.kind == .subscript { return .unsure }
                only = found
            }
            next = graph[scope].members.parts.all[part].base
        }
        return only.map { .one($0.member, $0.location) } ?? .none
    }

    private mutating func members(ofPart part: Int, named name: NameHash) -> ArraySlice<ProvidedMember> {
        if let known = members[part] { return known[name.rawValue] }
        var entries: [(key: UInt64, value: ProvidedMember)] = []
        Self.forEachInstanceMember(of: parts[part]) { entries.append((NameHash($0.member.name).rawValue, $0)) }
        let byName = SortedLists(entries)
        members[part] = byName
        return byName[name.rawValue]
    }

    private static func forEachInstanceMember(
        of part: InheritedMembers.Part, _ body: (ProvidedMember) -> Void
    ) {
        for member in part.provided where !member.member.isStatic { body(member) }
        for member in part.rejected where !member.member.isStatic { body(member) }
    }

    /// The only member that serves a request of this name: always, or below the parent.
    private mutating func request(_ use: NameUse, of scope: ScopeID, in parent: ScopeID?) -> Step? {
        if requestNames[scope.index] == nil {
            requestNames[scope.index] = wiring.resolution[scope].map { NameHash($0.request.member.name) }
        }
        let names = requestNames[scope.index] ?? []
        guard let index = names.firstIndex(of: use.name), names.lastIndex(of: use.name) == index else { return nil }
        let request = wiring.resolution[scope][index]
        guard request.passedOver.isEmpty, !request.isMissing, Self.happens(use, of: request.request.member),
            let owner = owner(of: request, below: parent), owner.member.via == .property,
            owner.member.conditions.isEmpty
        else { return nil }
        return Step(
            node: Node(scope: owner.scope, location: owner.member.location), name: owner.member.member.name,
            place: owner.member.location)
    }

    private static let mostAncestors = 32

    /// Of several the nearest one above the parent, as long as each scope on the way has only one parent itself.
    private func owner(of request: ResolvedRequest, below parent: ScopeID?) -> ResolvedRequest.Owner? {
        if request.owners.count == 1 { return request.owners[0] }
        var next = parent
        for _ in 0..<Self.mostAncestors {
            guard let scope = next else { return nil }
            let owners = request.owners.filter { $0.scope == scope }
            if !owners.isEmpty { return owners.count == 1 ? owners[0] : nil }
            next = graph[scope].parents.count == 1 ? graph[scope].parents[0] : nil
        }
        return nil
    }

    private static let mostPeriods = 16

    /// The child that a call makes, or that a property of the component, or of such a child, makes as its value.
    private mutating func child(
        madeBy use: NameUse, in node: Node, behind periods: Int = 0
    ) -> (scope: ScopeID, parent: ScopeID)? {
        if let child = children[SourceLocation(file: node.location.file, offset: use.offset)] {
            return (child, node.scope)
        }
        guard let parent = use.isOwn ? node.scope : base(of: use, in: node, behind: periods),
            case .one(_, let location) = member(named: use.name, of: parent)
        else { return nil }
        let made = wiring.code.uses(ofMemberAt: location).first { $0.isValue }
        let child = made.flatMap { children[SourceLocation(file: location.file, offset: $0.offset)] }
        return child.map { ($0, parent) }
    }

    private mutating func base(of use: NameUse, in node: Node, behind periods: Int) -> ScopeID? {
        guard periods < Self.mostPeriods, let base = use.base else { return nil }
        return child(madeBy: base, in: node, behind: periods + 1)?.scope
    }
}

extension SymbolTable {
    fileprivate func namesOfLazyCalls() -> NameNumbers {
        var names = NameNumbers()
        for type in summaries.lazy.flatMap({ $0.types }) {
            for member in type.members where member.parameters.contains(where: { $0.type.isAutoclosure }) {
                names.insert(NameHash(member.kind == .initializer ? type.name.lastNamePart : member.name))
            }
        }
        return names
    }
}

extension Diagnostic {
    /// Properties that read each other in a circle.
    fileprivate static func dependencyCycle(_ cycle: [CycleSearch.Step], in graph: ScopeGraph) -> Diagnostic {
        let names = cycle.map { "\(graph.displayName(of: $0.node.scope)).\($0.name)" }
        let others = names.dropFirst()
        let middle = others.count > 4 ? Array(others.prefix(2)) + ["…"] + Array(others.suffix(2)) : Array(others)
        let loop = ([names[0]] + middle + [names[0]]).joined(separator: " → ")
        return Diagnostic(
            .dependencyCycle, at: cycle[0].node.location,
            "reading '\(cycle[0].name)' never ends, since it needs itself (\(loop)): let one of them take the next one later, "
                + "in a closure",
            affected: cycle.indices.map { index in
                let next = names[(index + 1) % names.count]
                return Affected(
                    graph.displayName(of: cycle[index].node.scope), requests: cycle[index].name, at: cycle[index].place,
                    "'\(names[index])' reads '\(next)' here")
            })
    }
}
