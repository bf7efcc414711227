@testable import DIGraphCore
import Testing

/// Random graphs with cycles, several parents and base classes: what the resolver finds, without ever following a path
/// twice, is what a walk over all paths finds.
@Suite struct RandomGraphTests {
    @Test(arguments: 0..<400)
    func missingRequestsAreThoseOfAllPaths(_ seed: UInt64) {
        let graph = RandomGraph(seed: seed)
        let analysis = graph.analysis
        var missing: Set<String> = []
        for component in analysis.graph.components {
            for request in analysis.resolution[component.id] where request.isMissing {
                missing.insert("\(component.name).\(request.request.member.name)")
            }
        }
        #expect(missing == graph.missing, "\(graph.source)")
    }

    /// The scopes above all requests of a name, where one of them could provide it, are those without which no request
    /// has a way to a root.
    @Test(arguments: 0..<400)
    func commonScopesAreThoseThatNoWayPassesBy(_ seed: UInt64) {
        let graph = RandomGraph(seed: seed)
        let analysis = graph.analysis
        let missing = analysis.graph.components.flatMap { component in
            analysis.resolution[component.id].filter(\.isMissing).map { (component: component.id, resolved: $0) }
        }
        for (name, requests) in Dictionary(grouping: missing, by: \.resolved.request.member.name) {
            let requesters = requests.map(\.component)
            let providers = Set(requests.flatMap { $0.resolved.owners.map(\.scope) })
            let unserved = UnservedScopes(of: requesters, below: providers, in: analysis.graph)
            let expected = analysis.graph.components.map(\.id).filter { scope in
                requesters.allSatisfy { !reachesRoot($0, past: providers.union([scope]), in: analysis.graph) }
            }
            #expect(unserved.common().sorted() == expected, "\(name) in \(graph.source)")
            let roots = unserved.nearest(of: Set(unserved.roots))
            #expect(Set(roots.keys) == Set(requesters), "\(name) in \(graph.source)")
        }
    }

    /// Long chains, circles and many ways, on which many components ask for the same: each finds what a search of its own
    /// finds.
    @Test(arguments: 0..<80)
    func whoSharesASearchFindsTheSame(_ seed: UInt64) {
        let graph = RandomGraph(longWithSeed: seed)
        let analysis = graph.analysis
        for component in analysis.graph.components {
            for resolved in analysis.resolution[component.id] {
                let model = SlowSearch(
                    from: component.id, in: analysis.graph,
                    providers: graph.providers(of: resolved.request.member.name, in: analysis.graph))
                let asked = "\(component.name).\(resolved.request.member.name) in \(graph.source)"
                #expect(resolved.owners.map(\.scope) == model.owners, "\(asked)")
                #expect(resolved.unservedPath?.upper == model.shown?.upper, "\(asked)")
                #expect(resolved.unservedPath?.lower == model.shown?.lower, "\(asked)")
                if let count = model.unservedCount { #expect(resolved.otherUnservedPaths == count - 1, "\(asked)") }
            }
        }
    }

    private func reachesRoot(_ component: ScopeID, past closed: Set<ScopeID>, in graph: ScopeGraph) -> Bool {
        var seen = closed
        var pending = graph[component].parents
        while let scope = pending.popLast() {
            guard seen.insert(scope).inserted else { continue }
            if graph[scope].isRoot { return true }
            pending += graph[scope].parents
        }
        return false
    }
}

/// A search for one request of one component, which keeps every way that it takes.
private struct SlowSearch {
    private(set) var owners: [ScopeID] = []
    /// From the root down.
    private(set) var shortestUnserved: [ScopeID]?
    /// Those that come back to the component are none. Nil where other ways run in circles, or nobody is missed.
    private(set) var unservedCount: Int?

    init(from component: ScopeID, in graph: ScopeGraph, providers: Set<ScopeID>) {
        var found: Set<ScopeID> = []
        var passed: Set<ScopeID> = []
        var ways = [[component]]
        while !ways.isEmpty {
            let way = ways.removeFirst()
            if way.count > 1, graph[way[0]].isRoot, shortestUnserved == nil { shortestUnserved = way }
            for parent in graph[way[0]].parents {
                if providers.contains(parent) {
                    found.insert(parent)
                } else if passed.insert(parent).inserted {
                    ways.append([parent] + way)
                }
            }
        }
        owners = found.sorted()
        guard shortestUnserved != nil else { return }
        unservedCount = Self.count(to: component, passing: passed.subtracting([component]), [], in: graph)
    }

    /// What a `ScopePath` keeps of it.
    var shown: (upper: [ScopeID], lower: [ScopeID])? {
        shortestUnserved.map { $0.count <= 32 ? ($0, []) : (Array($0.prefix(16)), Array($0.suffix(16))) }
    }

    private static func count(
        to scope: ScopeID, passing passed: Set<ScopeID>, _ way: Set<ScopeID>, in graph: ScopeGraph
    ) -> Int? {
        var count = graph[scope].isRoot ? 1 : 0
        for parent in graph[scope].parents where passed.contains(parent) {
            guard !way.contains(parent), count < 10_000,
                let above = Self.count(to: parent, passing: passed, way.union([parent]), in: graph)
            else { return nil }
            count += above
        }
        return count
    }
}

/// A graph as numbers: component 0 is the root.
private struct RandomGraph {
    private let names = ["alpha", "beta", "gamma"]
    private var bases: [Int?] = [nil]
    private var provided: [Set<String>] = []
    private var requested: [Set<String>] = []
    private var created: [[Int]] = []

    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let count = Int.random(in: 3...8, using: &generator)
        for index in 0..<count {
            func some(_ chance: Double) -> Set<String> {
                Set(names.filter { _ in Double.random(in: 0..<1, using: &generator) < chance })
            }
            provided.append(some(index == 0 ? 0.6 : 0.3))
            requested.append(index == 0 ? [] : some(0.5))
            created.append((1..<count).filter { _ in Double.random(in: 0..<1, using: &generator) < 0.3 })
            let isSubclass = index > 1 && Double.random(in: 0..<1, using: &generator) < 0.3
            if index > 0 { bases.append(isSubclass ? Int.random(in: 1..<index, using: &generator) : nil) }
        }
    }

    /// A chain of many components, in which some create others out of turn; in every second graph also such above them.
    init(longWithSeed seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let count = Int.random(in: 3...60, using: &generator)
        let isCircular = seed % 2 == 1
        let share = Double.random(in: 0...0.1, using: &generator)
        for index in 0..<count {
            func some(_ chance: Double) -> Set<String> {
                Set(names.filter { _ in Double.random(in: 0..<1, using: &generator) < chance })
            }
            provided.append(some(index == 0 ? 0.4 : share))
            requested.append(index == 0 ? [] : some(0.7))
            var children = index + 1 < count ? [index + 1] : []
            for _ in 0..<3 where Double.random(in: 0..<1, using: &generator) < 2 * share {
                let lowest = isCircular ? 1 : index + 1
                if lowest < count { children.append(Int.random(in: lowest..<count, using: &generator)) }
            }
            created.append(Set(children).sorted())
            if index > 0 { bases.append(nil) }
        }
    }

    /// The scopes that provide something of a name.
    func providers(of name: String, in graph: ScopeGraph) -> Set<ScopeID> {
        Set(
            graph.components.filter { component in
                Int(component.name.dropFirst()).map { all($0, provided).contains(name) } == true
            }.map(\.id))
    }

    var analysis: Analysis {
        let bytes = Array(source.utf8)
        let scanned = Session(settings: GeneratorSettings()).scan(
            [SourceDescription(path: "Graph.swift")], read: { _ in .bytes(bytes) },
            loop: { count, body in (0..<count).forEach(body) })
        return Session(settings: GeneratorSettings()).analyze(scanned)
    }

    /// The component and the classes that it inherits from.
    private func chain(_ index: Int) -> [Int] {
        [index] + (bases[index].map(chain) ?? [])
    }

    private func all(_ index: Int, _ sets: [Set<String>]) -> Set<String> {
        chain(index).reduce(into: []) { $0.formUnion(sets[$1]) }
    }

    var source: String {
        var text = "import DIRuntime\n"
        for index in provided.indices {
            let dependency = "D\(index)"
            if index > 0, bases[index] == nil {
                let requirements = requested[index].sorted().map { "var \($0): Int { get }" }
                text += "protocol \(dependency): Dependency { \(requirements.joined(separator: "; ")) }\n"
            }
            let base = index == 0 ? "BootstrapComponent" : bases[index].map { "C\($0)" } ?? "Component<\(dependency)>"
            text += "class C\(index): \(base) {\n"
            for name in provided[index].sorted() { text += "    var \(name): Int { \(index) }\n" }
            for child in created[index] {
                text += "    var c\(index)to\(child): C\(child) { C\(child)(parent: self) }\n"
            }
            text += "}\n"
        }
        return text
    }

    /// A walk over all paths, each state being a component with everything that is provided above it.
    var missing: Set<String> {
        var missing: Set<String> = []
        var seen: Set<[String]> = []
        var pending: [(component: Int, above: Set<String>)] = [(0, [])]
        while let (component, above) = pending.popLast() {
            guard seen.insert(["\(component)"] + above.sorted()).inserted else { continue }
            let requests = requested[chain(component).last ?? component]
            for name in requests.subtracting(above) where component > 0 { missing.insert("C\(component).\(name)") }
            let below = above.union(all(component, provided))
            for owner in chain(component) { pending += created[owner].map { ($0, below) } }
        }
        return missing
    }
}
