import SwiftFacts

extension Rule {
    package static let missingDependency = Rule(
        id: "missing-dependency",
        holdsInEveryModule: true,
        find: missingDependencies,
        explanation: Explanation(
            title: "a request that nothing above its component provides",
            meaning: """
                A component lists what it needs in its dependency protocol. For each requirement the generator
                walks from the component up to every root, and looks for a property or method of that name and
                type. On at least one path it met a root without finding one. The notes show the shortest such
                path, and the members that came close.
                """,
            reason: """
                The generated provider has to return something. There is no value that it could return on that
                path, and a graph that builds must not trap when the screen is opened.
                """,
            fix: """
                - Provide it: add the property to a component on the path, with its type written out.
                - Where a note names a near miss, edit that member: remove `private` or `static`, make it `public`
                  if it is in another module, write its type, or make the two types equal.
                - Where the owner is on another branch, move it to a component above both.
                - If the component does not use it, delete the requirement.
                """,
            before: Explanation.Example(
                """
                import DIRuntime

                struct Station {
                    let name: String
                }

                final class RootComponent: BootstrapComponent {
                    private let station = Station(name: "Zürich")

                    var forecast: ForecastComponent { ForecastComponent(parent: self) }
                }

                protocol ForecastDependency: Dependency {
                    var station: Station { get }  // reported here
                }

                final class ForecastComponent: Component<ForecastDependency> {
                    var text: String { "Weather in \\(dependency.station.name)" }
                }
                """),
            after: Explanation.Example(
                """
                import DIRuntime

                struct Station {
                    let name: String
                }

                final class RootComponent: BootstrapComponent {
                    let station = Station(name: "Zürich")

                    var forecast: ForecastComponent { ForecastComponent(parent: self) }
                }

                protocol ForecastDependency: Dependency {
                    var station: Station { get }
                }

                final class ForecastComponent: Component<ForecastDependency> {
                    var text: String { "Weather in \\(dependency.station.name)" }
                }
                """)))

    private static func missingDependencies(in wiring: Wiring) -> [Diagnostic] {
        // What nobody could provide is `unsupported-requirement`.
        let missing = wiring.requests {
            $0.isMissing && !$0.isPluginCycle && $0.request.member.unsupportedReason == nil
        }
        if missing.isEmpty { return [] }
        var candidates = Candidates(wiring)
        return missing.map { component, resolved in
            let request = resolved.request
            return .missingDependency(
                request: request.member.fullName, type: request.member.type?.text, component: component.name,
                at: request.location, componentLocation: component.location,
                path: (resolved.unservedPath ?? []).map { wiring.graph.displayName(of: $0) },
                otherPaths: resolved.otherUnservedPaths, nearMisses: candidates.nearMisses(request, of: component),
                declaration: request.member.kind == .method ? request.member.signatureText : nil)
        }
    }
}

/// The members that a reader would ask about.
private struct Candidates {
    private let graph: ScopeGraph
    private let finder: NearMissFinder
    /// The scopes that provide a member, by its full name.
    private let scopesByName: [String: [ScopeID]]
    private var above: ScopesAbove

    init(_ wiring: Wiring) {
        graph = wiring.graph
        finder = NearMissFinder(wiring)
        above = ScopesAbove([], graph)
        var scopes: [String: [ScopeID]] = [:]
        for component in graph.components where !component.isAbstract {
            for name in Set(component.provided.map(\.member.fullName)) {
                scopes[name, default: []].append(component.id)
            }
        }
        scopesByName = scopes
    }

    /// Those above first, then those elsewhere, then similar names; more than a few help nobody.
    mutating func nearMisses(_ request: Request, of component: Component) -> [NearMiss] {
        if above.parents != component.parents { above = ScopesAbove(component.parents, graph) }
        var misses: [NearMiss] = []
        for (member, scope) in above.members[request.member.name] ?? [] {
            guard let reason = finder.reason(member, request) else { continue }
            append(finder.nearMiss(member, in: scope, reason), to: &misses)
        }
        for other in scopesByName[request.member.fullName] ?? []
        where misses.count < Self.mostNearMisses && !above.scopes.contains(other) {
            for member in graph[other].provided
            where member.member.fullName == request.member.fullName && finder.serves(member, request) {
                append(finder.nearMiss(member, in: other, .onAnotherBranch(component: component.name)), to: &misses)
            }
        }
        if misses.isEmpty { misses = similarlyNamed(request) }
        return misses
    }

    private static let mostNearMisses = 5

    private mutating func similarlyNamed(_ request: Request) -> [NearMiss] {
        above.names(of: request.member.kind).similar(to: request.member.name).compactMap { name in
            above.first(request.member.kind, named: name).map { finder.nearMiss($0.member, in: $0.scope, .similarName) }
        }
    }

    /// A member that several components inherit is named once.
    private func append(_ miss: NearMiss, to misses: inout [NearMiss]) {
        if misses.count < Self.mostNearMisses, !misses.contains(where: { $0.location == miss.location }) {
            misses.append(miss)
        }
    }
}

/// What stands above a component, kept for all of its requests: many may be missing.
private struct ScopesAbove {
    typealias Candidate = (member: ProvidedMember, scope: ScopeID)

    let parents: [ScopeID]
    let scopes: Set<ScopeID>
    /// Provided or not, by name; the nearest scope's first.
    let members: [String: [Candidate]]
    private let provided: [Candidate]
    private var known: [MemberDeclaration.Kind: (names: SimilarNames, first: [String: Candidate])] = [:]

    init(_ parents: [ScopeID], _ graph: ScopeGraph) {
        self.parents = parents
        var seen: Set<ScopeID> = []
        var queue = parents
        var position = 0
        var members: [String: [Candidate]] = [:]
        var provided: [Candidate] = []
        while position < queue.count {
            let scope = queue[position]
            position += 1
            guard seen.insert(scope).inserted else { continue }
            let own = graph[scope].provided
            for member in own + graph[scope].rejected {
                members[member.member.name, default: []].append((member, scope))
            }
            provided += own.map { ($0, scope) }
            queue += graph[scope].parents
        }
        scopes = seen
        self.members = members
        self.provided = provided
    }

    /// The names of what the scopes provide of this kind.
    mutating func names(of kind: MemberDeclaration.Kind) -> SimilarNames {
        if let known = known[kind] { return known.names }
        var first: [String: Candidate] = [:]
        for candidate in provided where candidate.member.member.kind == kind {
            if first[candidate.member.member.name] == nil { first[candidate.member.member.name] = candidate }
        }
        let names = SimilarNames(first.keys)
        known[kind] = (names, first)
        return names
    }

    /// The nearest member of a name.
    func first(_ kind: MemberDeclaration.Kind, named name: String) -> Candidate? {
        known[kind]?.first[name]
    }
}

extension Diagnostic {
    /// A request that some path from a root does not serve; `path` begins at the root and ends at the component, and
    /// `declaration` is what can be typed to provide a method.
    static func missingDependency(
        request name: String,
        type: String?,
        component: String,
        at location: SourceLocation,
        componentLocation: SourceLocation,
        path: [String],
        otherPaths: Int,
        nearMisses: [NearMiss],
        declaration written: String? = nil
    ) -> Diagnostic {
        let above = path.dropLast()
        let from = above.first.map { "nothing on its path from '\($0)'" } ?? "nothing above it"
        var notes: [Diagnostic.Note] = []
        if !above.isEmpty {
            let others = otherPaths == 0 ? "" : " (and \(counted(otherPaths, "more path")))"
            let steps = path.joined(separator: " → ")
            notes.append(Diagnostic.Note("path from the root: \(steps)\(others)", at: componentLocation))
        }
        notes += nearMisses.map { Diagnostic.Note($0.sentence(for: name, of: component), at: $0.location) }
        // A scope that has a member of the name cannot get a second one.
        let places = above.filter { scope in !nearMisses.contains { $0.component == scope && $0.member == name } }
        if !places.isEmpty || nearMisses.isEmpty {
            let edit =
                "add \(written.map { "'\($0)'" } ?? declaration(of: name, type: type)) to \(place(among: places, below: component))"
            notes.append(Diagnostic.Note(nearMisses.isEmpty ? edit : "or \(edit)"))
        }
        return Diagnostic(
            .missingDependency,
            at: location,
            "'\(component)' requests \(signature(of: name, type: type)), but \(from) provides it",
            notes: notes
        )
    }

    /// `'x: Int'`, or `'make(id:) -> Item'` for a method.
    static func signature(of name: String, type: String?) -> String {
        guard let type else { return "'\(name)'" }
        return name.contains("(") ? "'\(name) -> \(type)'" : "'\(name): \(type)'"
    }

    /// What somebody types to provide the request.
    private static func declaration(of name: String, type: String?) -> String {
        if name.hasPrefix("subscript(") { return "the subscript \(signature(of: name, type: type))" }
        if name.contains("(") { return "the method \(signature(of: name, type: type))" }
        return type.map { "'var \(name): \($0)'" } ?? "'\(name)'"
    }

    /// Where a request can be provided, given the scopes on its path from the root down.
    private static func place(among scopes: [String], below component: String) -> String {
        guard let first = scopes.first else { return "a component above it" }
        guard scopes.count > 2 else { return alternatives(scopes) }
        return "'\(first)', or to a component between it and '\(component)'"
    }
}
