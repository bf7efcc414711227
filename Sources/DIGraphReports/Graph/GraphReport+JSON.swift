import DIGraphCore
import SwiftFacts

// The graph as JSON, for other tools.

extension GraphFormat {
    static var json: GraphFormat {
        GraphFormat(
            name: "json", help: "JSON", endings: ["json"], render: { $0.json() }, isOwn: GraphReport.isJSON)
    }
}

extension GraphReport {
    /// The graph in schema 1, over several lines, with a newline at the end.
    ///
    ///     {"schema": 1, "components": [{"name": "RootComponent", "module": null, "kind": "bootstrap", …}]}
    package func json() -> String {
        let provisions = Provisions(self)
        var members: [(key: String, value: JSONText)] = [
            ("schema", .number(1)), ("components", .array(components.map { json(of: $0, provisions) })),
        ]
        let slots = graph.slots.filter { $0.hosts.contains { isShown($0.component) } }
        if !slots.isEmpty { members.append(("slots", .array(slots.map(json(of:))))) }
        let found = modules.filter { $0.origin != nil }
        if !found.isEmpty { members.append(("modules", .array(found.map(json(of:))))) }
        return JSONText.object(members).pretty() + "\n"
    }

    /// A module that nobody named, and the file that describes it.
    private func json(of module: GeneratorSettings.Module) -> JSONText {
        .object([("name", .string(module.name)), ("origin", .optional(module.origin))])
    }

    private func json(of slot: PluginSlot) -> JSONText {
        .object(
            [("name", .string(slot.name)), ("module", .optional(slot.module))] + members(ofPlace: slot.location) + [
                ("hosts", .strings(names(of: slot.hosts.map(\.component)))),
                (
                    "plugins",
                    .array(
                        slot.plugins.map {
                            .members(["flag": .string($0.flag), "component": .string(name(of: $0.component))])
                        })
                ),
            ])
    }

    /// Each once, also where several branches of an `#if` declare it.
    private func names(of scopes: [ScopeID]) -> [String] {
        Set(scopes.map(name(of:))).sorted()
    }

    private func json(of component: Component, _ provisions: Provisions) -> JSONText {
        .object(
            [
                ("name", .string(component.name)),
                ("module", .optional(component.module)),
                ("kind", .string(component.kind.rawValue)),
            ] + members(ofPlace: component.location) + [
                ("dependency", .optional(component.dependencyName)),
                ("parents", .strings(names(of: component.parents))),
                ("children", .strings(names(of: component.children))),
                ("provides", .array(provisions.texts(of: component))),
                ("requests", .array(requests(of: component))),
            ]
        )
    }

    private func requests(of component: Component) -> [JSONText] {
        requestsWithOwners(of: component).map { request, owners in
            .object(
                [
                    ("name", .string(request.member.fullName)),
                    ("type", .optional(request.member.type?.text)),
                ] + members(ofPlace: request.location) + [("owners", .array(json(of: owners)))]
            )
        }
    }

    private func json(of owners: [ResolvedRequest.Owner]) -> [JSONText] {
        let pairs = owners.map { (component: name(of: graph.provider(behind: $0)), via: $0.member.via.rawValue) }
        return pairs.sorted { ($0.component, $0.via) < ($1.component, $1.via) }
            .map { .members(["component": .string($0.component), "via": .string($0.via)]) }
    }

    fileprivate func members(ofPlace location: SourceLocation) -> [(key: String, value: JSONText)] {
        let position = position(location)
        return [
            ("file", .string(path(location.file))),
            ("line", .number(position.line)),
            ("column", .number(position.column)),
        ]
    }

    // MARK: Recognition

    /// A formatter may have changed the spaces.
    fileprivate static func isJSON(_ text: String) -> Bool {
        let head = text.prefix(200).filter { !$0.isWhitespace }
        let start = "{\"schema\":"
        guard head.hasPrefix(start) else { return false }
        return head.dropFirst(start.count).drop { $0.isNumber }.hasPrefix(",\"components\":[")
    }
}

/// What components offer, each member written once: all subclasses of a class have its members.
private final class Provisions {
    private let report: GraphReport
    private var known: [ObjectIdentifier: JSONText] = [:]

    init(_ report: GraphReport) {
        self.report = report
    }

    func texts(of component: Component) -> [JSONText] {
        report.provisions(of: component).map(text(of:))
    }

    private func text(of provided: ProvidedMember) -> JSONText {
        let id = ObjectIdentifier(provided)
        if let known = known[id] { return known }
        let text = JSONText.object(
            [
                ("name", .string(provided.member.fullName)), ("type", .optional(provided.member.typeText)),
                ("access", .string("\(provided.access)")), ("shared", .bool(provided.member.isShared)),
            ] + report.members(ofPlace: provided.location))
        known[id] = text
        return text
    }
}
