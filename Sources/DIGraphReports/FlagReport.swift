import DIGraphCore
import SwiftFacts

/// The flags of all plug-ins: what a backend has to know to turn them off.
package struct FlagReport {
    package struct Row: Sendable {
        package let flag: String
        /// Nobody wrote it, so that it changes with the name of the class.
        package let isDefault: Bool
        package let slot: String
        package let component: String
        package let module: String?
        package fileprivate(set) var hosts: [String]
        package let file: String
        package let position: LinePosition

        /// `Sources/Feed.swift:12`.
        package var place: String { "\(file):\(position.line)" }
    }

    /// By slot, in the order of its plug-ins.
    package let rows: [Row]

    init(_ graph: ScopeGraph, path: (FileID) -> String, position: (SourceLocation) -> LinePosition) {
        rows = graph.slots.flatMap { slot in
            let hosts = Set(slot.hosts.map { graph.displayName(of: $0.component) }).sorted()
            return slot.plugins.map { plugin in
                let component = graph[plugin.component]
                return Row(
                    flag: plugin.flag, isDefault: plugin.hasDefaultFlag, slot: slot.name,
                    component: graph.displayName(of: component.id), module: component.module, hosts: hosts,
                    file: path(component.location.file), position: position(component.location))
            }
        }
    }

    /// Of the graphs of several programs: what they share stands once, with its hosts in all of them.
    package init(of reports: [FlagReport]) {
        var all: [Row] = []
        var indices: [String: Int] = [:]
        for row in reports.flatMap({ $0.rows }) {
            let key = "\(row.slot) \(row.flag) \(row.place):\(row.position.column)"
            if let index = indices[key] {
                all[index].hosts = Set(all[index].hosts + row.hosts).sorted()
            } else {
                indices[key] = all.count
                all.append(row)
            }
        }
        var slots: [String: Int] = [:]
        for row in all where slots[row.slot] == nil { slots[row.slot] = slots.count }
        let order = all.enumerated().sorted {
            (slots[$0.element.slot] ?? 0, $0.offset) < (slots[$1.element.slot] ?? 0, $1.offset)
        }
        rows = order.map { $0.element }
    }
}

package typealias FlagFormat = ReportFormat<FlagReport>

extension FlagFormat {
    /// In the order in which they are listed; the first is the default.
    package static var all: [FlagFormat] {
        [
            FlagFormat(
                name: "text", help: "a table", endings: ["txt"], render: { $0.text() }, isOwn: FlagReport.isText),
            FlagFormat(
                name: "json", help: "JSON", endings: ["json"], render: { $0.json() },
                isOwn: { $0.hasPrefix("{\n  \"schema\": 1,\n  \"flags\": [") }),
            FlagFormat(
                name: "markdown", help: "a table of Markdown", endings: ["md", "markdown"], render: { $0.markdown() },
                isOwn: { $0.hasPrefix(FlagReport.markdownHead) }),
        ]
    }
}

extension Analysis {
    package var flagReport: FlagReport { FlagReport(graph, path: findings.path, position: findings.position) }
}

// MARK: Forms

extension FlagReport {
    /// A paragraph for each slot; a flag that nobody wrote is marked.
    ///
    ///     HomeTabs in HomeComponent
    ///         tab.feed       FeedComponent    Sources/Feed.swift:8
    ///         Feed.Offers *  OffersComponent  Sources/Offers.swift:3
    ///
    ///     * the default, which changes with the name of the class
    func text() -> String {
        if rows.isEmpty { return Self.noRows }
        var text = ""
        var slot: String?
        let flags = rows.map { $0.flag + ($0.isDefault ? " *" : "") }
        let widths = (flags.map(\.count).max() ?? 0, rows.map(\.component.count).max() ?? 0)
        for (row, flag) in zip(rows, flags) {
            if row.slot != slot {
                let hosts = row.hosts.isEmpty ? "" : " in \(row.hosts.joined(separator: ", "))"
                text += "\(slot == nil ? "" : "\n")\(row.slot)\(hosts)\n"
                slot = row.slot
            }
            text += "    \(padded(flag, widths.0))  \(padded(row.component, widths.1))  \(row.place)\n"
        }
        guard rows.contains(where: \.isDefault) else { return text }
        return text + "\n\(Self.footnote)\n"
    }

    private static let noRows = "no plug-ins\n"
    private static let footnote = "* the default, which changes with the name of the class"

    /// Each line is of a slot, or of a plug-in and ends with the place of its class.
    static func isText(_ text: String) -> Bool {
        if text == noRows { return true }
        let lines = text.split(separator: "\n")
        let plugins = lines.filter { $0.hasPrefix("    ") }
        let others = lines.filter { !$0.hasPrefix("    ") && $0 != footnote }
        return !plugins.isEmpty && plugins.allSatisfy { $0.firstRange(of: ".swift:") != nil }
            && others.allSatisfy { $0.firstRange(of: ": ") == nil && !$0.hasPrefix("#") }
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: width - text.count)
    }

    /// All flags in schema 1, over several lines, with a newline at the end.
    ///
    ///     {"schema": 1, "flags": [{"flag": "tab.feed", "default": false, "slot": "HomeTabs", …}]}
    func json() -> String {
        let flags = rows.map { row in
            JSONText.members([
                "flag": .string(row.flag), "default": .bool(row.isDefault), "slot": .string(row.slot),
                "component": .string(row.component), "module": .optional(row.module), "hosts": .strings(row.hosts),
                "file": .string(row.file), "line": .number(row.position.line), "column": .number(row.position.column),
            ])
        }
        return JSONText.members(["schema": .number(1), "flags": .array(flags)]).pretty() + "\n"
    }

    func markdown() -> String {
        let lines = rows.map { row in
            let cells = [
                "`\(row.flag)`\(row.isDefault ? " (default)" : "")", row.slot, row.component, row.module ?? "",
                row.place,
            ]
            return "| \(cells.map { $0.split(separator: "|").joined(separator: "\\|") }.joined(separator: " | ")) |\n"
        }
        return Self.markdownHead + lines.joined()
    }

    fileprivate static let markdownHead = "| Flag | Slot | Plug-in | Module | Place |\n|---|---|---|---|---|\n"
}
