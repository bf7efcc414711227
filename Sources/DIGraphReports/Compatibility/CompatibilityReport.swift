import DIGraphCore
import SwiftFacts

/// How the graph of the sources differs from what a file of Needle's registers, for people and as JSON.
///
///     same     ^->RootComponent->LoggedOutComponent (1 request)
///     differs  ^->RootComponent->GameComponent
///              'scoreStream' was served by RootComponent, and is by LoggedInComponent: …
package struct CompatibilityReport {
    private let report: GraphReport
    private let comparison: GraphComparison
    /// The file of Needle's, as it is printed.
    private let file: String

    /// Whether each request gets the same owner.
    package var isSame: Bool { comparison.isSame }

    init(_ needle: NeedleGraph, file: String, _ report: GraphReport) {
        self.file = file
        self.report = report
        comparison = GraphComparison(needle, graph: report.graph, resolution: report.resolution)
    }

    // MARK: Text

    /// A line for each path, with the differences below it; then a line that counts them.
    package var text: String {
        let rows = comparison.paths.map { text(of: $0, name: Self.path($0)) }
        let extensions = comparison.pluginExtensions.map { text(of: $0, name: Self.pluginExtension($0)) }
        let steps = comparison.newSteps.map { "new      \(name($0.parent))->\(name($0.child)): \(Self.newStep)\n" }
        return (rows + extensions + steps).joined() + "\(summary)\n"
    }

    private func text(of row: GraphComparison.Row, name: String) -> String {
        if row.isSame { return "same     \(name)\(Self.count(row.requests))\n" }
        var lines = ["differs  \(name) (\(file):\(row.provider.position))"]
        if let fault = row.fault { lines.append(sentence(of: fault)) }
        for request in row.requests {
            guard let fault = request.fault else { continue }
            lines.append("'\(request.name)' \(owners(of: request)): \(sentence(of: fault))")
        }
        return lines.joined(separator: "\n         ") + "\n"
    }

    /// " (2 requests)"
    private static func count(_ requests: [GraphComparison.RequestRow]) -> String {
        requests.isEmpty ? "" : " (\(counted(requests.count, "request")))"
    }

    private static func path(_ row: GraphComparison.Row) -> String { "^->\(row.provider.name)" }

    private static func pluginExtension(_ row: GraphComparison.Row) -> String {
        "plug-in extension of \(row.provider.name)"
    }

    /// "7 providers, 8 requests: the same graph"
    package var summary: String {
        let rows = comparison.paths + comparison.pluginExtensions
        let differing = rows.count { !$0.isSame } + comparison.newSteps.count
        let requests = rows.reduce(0) { $0 + $1.requests.count }
        let looked = "\(counted(rows.count, "provider")), \(counted(requests, "request"))"
        return "\(looked): \(differing == 0 ? "the same graph" : counted(differing, "difference"))"
    }

    // MARK: Sentences

    private static let newStep =
        "no path of Needle's file has this step: it is older than the sources, or Needle did not see the creation"

    private func name(_ scope: ScopeID) -> String { report.name(of: scope) }

    private func owners(of request: GraphComparison.RequestRow) -> String {
        let needle = request.needle.map { owner in
            "was served by \(owner.isPluginExtension ? "the plug-in extension of " : "")\(owner.component)"
        }
        let here = request.here.map { owner in
            "by \(owner.isPluginExtension ? "the plug-in extension of " : "")\(name(owner.scope))"
        }
        switch (needle, here) {
        case (let needle?, let here?): return "\(needle), and now is \(here)"
        case (let needle?, nil): return "\(needle), and now is by nobody"
        case (nil, let here?): return "is served \(here), and was not before"
        case (nil, nil): return "is served by nobody"
        }
    }

    private func sentence(of fault: GraphComparison.PathFault) -> String {
        switch fault {
        case .unknown(let component): "the sources have no component '\(component)'"
        case .noRoot(let component): "'\(name(component))' is no root here (\(place(of: component)))"
        case .notCreated(let component, let parent):
            "this path is created nowhere in the sources: '\(name(parent))' does not create '\(name(component))'"
        case .notPluginized(let component):
            "'\(name(component))' has no plug-in extension here (\(place(of: component)))"
        }
    }

    private func sentence(of fault: GraphComparison.RequestFault) -> String {
        switch fault {
        case .notRequested: "the component does not request it here"
        case .onlyHere: "Needle's file is older than the sources, or Needle did not see the requirement"
        case .defaulted: "here a default implementation in a protocol extension serves it"
        case .unknownOwner: "no component of this path has that name here"
        case .otherWay: "here a property comes before a plug-in extension, and a non-core component's properties last"
        case .nearer(let member): "here a nearer scope provides it (\(place(member.location)))"
        case .unusable(let member, let request): "\(obstacle(member, request)) (\(place(member.location)))"
        case .noMember: "its class has no member of this name here"
        }
    }

    /// Why a member does not serve the request that Needle lets it serve.
    private func obstacle(_ member: ProvidedMember, _ request: ResolvedRequest) -> String {
        let wanted = request.request.member
        if member.member.isStatic { return "that one is static" }
        if member.access <= .fileprivate { return "that one is '\(member.access)'" }
        guard let type = member.member.typeText else { return "that one has no written type" }
        if !member.conditions.isEmpty {
            return "that one exists only under '#if \(member.conditions.map(\.text).joined(separator: " && "))'"
        }
        if member.signature.result != request.request.signature.result {
            let requested = wanted.type?.text ?? ""
            let types =
                type == requested
                ? "there and in the request '\(type)' names two types" : "'\(type)', and '\(requested)' is requested"
            return "Needle took the same name with another type: \(types)"
        }
        return "that one cannot serve the request here"
    }

    private func place(of scope: ScopeID) -> String { place(report.graph[scope].location) }

    private func place(_ location: SourceLocation) -> String {
        "\(report.path(location.file)):\(report.position(location))"
    }
}

// MARK: - JSON

extension CompatibilityReport {
    /// The same in schema 1, over several lines, with a newline at the end.
    package var json: String {
        let text = JSONText.members([
            "schema": .number(1),
            "same": .bool(isSame),
            "paths": .array(comparison.paths.map(json(of:))),
            "pluginExtensions": .array(comparison.pluginExtensions.map(json(of:))),
            "newSteps": .array(
                comparison.newSteps.map {
                    .members(["parent": .string(name($0.parent)), "child": .string(name($0.child))])
                }),
        ])
        return text.pretty() + "\n"
    }

    private func json(of row: GraphComparison.Row) -> JSONText {
        .members([
            "path": .strings(row.provider.path),
            "file": .string(file),
            "line": .number(row.provider.position.line),
            "column": .number(row.provider.position.column),
            "same": .bool(row.isSame),
            "reason": .optional(row.fault.map(sentence(of:))),
            "requests": .array(row.requests.map(json(of:))),
        ])
    }

    private func json(of request: GraphComparison.RequestRow) -> JSONText {
        .members([
            "name": .string(request.name),
            "same": .bool(request.fault == nil),
            "needle": request.needle.map { json($0.component, $0.isPluginExtension) } ?? .null,
            "here": request.here.map { json(name($0.scope), $0.isPluginExtension) } ?? .null,
            "reason": .optional(request.fault.map(sentence(of:))),
        ])
    }

    private func json(_ component: String, _ isPluginExtension: Bool) -> JSONText {
        .members([
            "component": .string(component),
            "via": .string(isPluginExtension ? "pluginExtension" : "property"),
        ])
    }
}
