import DIGraphCore
import SwiftFacts

// The graph as one HTML page, without anything that it would have to load.

extension GraphFormat {
    static var html: GraphFormat {
        GraphFormat(
            name: "html", help: "a page for a browser", endings: ["html", "htm"], render: { $0.html() },
            isOwn: GraphReport.isPage)
    }
}

extension GraphReport {
    /// A page with the outline of the graph on the left and each component's requests and properties on the right.
    ///
    ///     needle-gen graph --format html > graph.html
    package func html() -> String {
        let components = sortedByName(self.components.filter { !$0.isAbstract }.map(\.id))
        return """
            <!DOCTYPE html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            \(Self.pageMark)
            <title>Dependency graph</title>
            <style>
            \(Self.style)
            </style>
            <nav>
            <h1>Dependency graph</h1>
            <p>\(counts(of: components.count))</p>
            <input type="search" placeholder="Filter by name, type or file" aria-label="Filter">
            \(outlineList())</nav>
            <main>
            \(components.map(section(of:)).joined())</main>
            <script>
            \(Self.script)
            </script>
            </html>

            """
    }

    /// "5 components, nothing missing", which is said of a graph without errors only.
    private func counts(of count: Int) -> String {
        let missing = components.reduce(0) { $0 + missingNames(of: $1.id).count }
        var parts = [counted(count, "component")]
        if missing > 0 { parts.append("\(missing) missing") }
        if errorCount > 0 { parts.append(counted(errorCount, "error")) }
        if parts.count == 1, count > 0 { parts.append("nothing missing") }
        return parts.joined(separator: ", ")
    }

    /// Tells the page from one that somebody wrote.
    static let pageMark = #"<meta name="generator" content="needle-gen">"#

    fileprivate static func isPage(_ text: String) -> Bool {
        text.hasPrefix("<!DOCTYPE html>\n") && text.prefix(400).contains(pageMark)
    }

    private func outlineList() -> String {
        var text = ""
        var depth = -1
        for entry in outline() {
            if entry.depth > depth {
                text += "<ul>\n"
            } else {
                text += "</li>\n" + String(repeating: "</ul>\n</li>\n", count: depth - entry.depth)
            }
            depth = entry.depth
            let isMissing = !missingNames(of: entry.scope).isEmpty
            let remark = entry.isRepeated && !graph[entry.scope].children.isEmpty ? " <small>see above</small>" : ""
            text += "<li>\(link(to: entry.scope, isMissing ? "missing" : nil))\(remark)\n"
        }
        if depth >= 0 { text += String(repeating: "</li>\n</ul>\n", count: depth + 1) }
        if !detached.isEmpty {
            text += "<p>Created by nothing that a root reaches:</p>\n<ul>\n"
            text += detached.map { "<li>\(link(to: $0.id))</li>\n" }.joined() + "</ul>\n"
        }
        return text
    }

    private func section(of id: ScopeID) -> String {
        let component = graph[id]
        var facts = ["\(escaped(component.kind.rawValue)) at \(place(of: component.location))"]
        if let remark = remarkOfRoot(id) { facts.append(remark) }
        if let place = placeInSlot(of: id) { facts.append(escaped(place)) }
        if let module = component.module { facts.append("module \(escaped(module))") }
        if let dependency = component.dependencyName { facts.append("depends on <code>\(escaped(dependency))</code>") }
        if !component.conditions.isEmpty {
            facts.append(
                "under <code>#if \(escaped(component.conditions.map(\.text).joined(separator: " && ")))</code>")
        }
        return """
            <section id="\(anchor(of: id))">
            <h2>\(escaped(name(of: id)))</h2>
            <p>\(facts.joined(separator: " · "))</p>
            \(scopes("Created by", component.parents))\(scopes("Creates", component.children))\
            \(requestTable(of: component))\(provisionTable(of: component))</section>

            """
    }

    private func scopes(_ title: String, _ ids: [ScopeID]) -> String {
        let links = sortedByName(ids).map { link(to: $0) }
        return links.isEmpty ? "" : "<p>\(title) \(links.joined(separator: ", "))</p>\n"
    }

    private func requestTable(of component: Component) -> String {
        let unserved = component.isCreated ? resolution[component.id].filter { $0.isMissing } : []
        let missing = Set(unserved.map { $0.request.location })
        let rows = requestsWithOwners(of: component).map { request, owners in
            let isMissing = missing.contains(request.location)
            let links = sortedByName(Array(Set(owners.map { graph.provider(behind: $0) }))).map { link(to: $0) }.joined(
                separator: ", ")
            let others = links.isEmpty ? "" : "\(links), elsewhere "
            let owner = isMissing ? "\(others)<strong>missing</strong>" : links
            return row([member(request.member), owner, shortPlace(of: request.location)], isMissing: isMissing)
        }
        return table(["requests", "from", "at"], rows)
    }

    private func provisionTable(of component: Component) -> String {
        let rows = provisions(of: component).map { provided in
            let shared = provided.member.isShared ? " <small>shared</small>" : ""
            return row([
                member(provided.member) + shared, escaped("\(provided.access)"), shortPlace(of: provided.location),
            ])
        }
        return table(["provides", "access", "at"], rows)
    }

    private func member(_ member: MemberDeclaration) -> String {
        let type = member.type.map { ": " + $0.text } ?? ""
        return "<code>\(escaped(member.fullName + type))</code>"
    }

    private func table(_ heads: [String], _ rows: [String]) -> String {
        if rows.isEmpty { return "" }
        let head = heads.map { "<th>\($0)</th>" }.joined()
        return "<table>\n<tr>\(head)</tr>\n\(rows.joined())</table>\n"
    }

    private func row(_ cells: [String], isMissing: Bool = false) -> String {
        let cells = cells.map { "<td>\($0)</td>" }.joined()
        return "<tr\(isMissing ? " class=\"missing\"" : "")>\(cells)</tr>\n"
    }

    private func link(to id: ScopeID, _ style: String? = nil) -> String {
        if !isShown(id) { return escaped(name(of: id)) }
        let style = style.map { " class=\"\($0)\"" } ?? ""
        return "<a href=\"#\(anchor(of: id))\"\(style)>\(escaped(name(of: id)))</a>"
    }

    private func anchor(of id: ScopeID) -> String { "c\(id.index)" }

    private func place(of location: SourceLocation) -> String {
        escaped(place(location))
    }

    /// Without its folders, which stand in the tip of the pointer.
    private func shortPlace(of location: SourceLocation) -> String {
        let place = place(of: location)
        return "<span title=\"\(place)\">\(place.split(separator: "/").last ?? "")</span>"
    }

    private func escaped(_ text: String) -> String {
        escaped(text, ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
    }

    private static let style = """
        :root { color-scheme: light dark; --line: #8885; --accent: #06c; --wrong: #c00 }
        @media (prefers-color-scheme: dark) { :root { --accent: #6bf; --wrong: #f77 } }
        * { box-sizing: border-box }
        body { margin: 0; display: flex; font: 15px/1.5 system-ui, sans-serif }
        nav { position: sticky; top: 0; flex: 0 0 24rem; height: 100vh; overflow: auto; padding: 1rem; border-right: 1px solid var(--line) }
        main { flex: 1; min-width: 0; padding: 0 2rem 50vh }
        h1 { font-size: 1.2rem; margin: 0 }
        h2 { font-size: 1.1rem; margin: 1.5rem 0 0 }
        p { margin: .2rem 0 .5rem }
        input { width: 100%; padding: .4rem; font: inherit }
        ul { margin: 0; padding-left: 1.1rem; list-style: none }
        nav > ul { padding: .5rem 0 }
        li li { border-left: 1px solid var(--line); padding-left: .5rem }
        a { color: var(--accent); text-decoration: none }
        a:hover { text-decoration: underline }
        small { opacity: .6 }
        code { font: 13px ui-monospace, monospace }
        h2, p, code, td a { overflow-wrap: anywhere }
        table { border-collapse: collapse; width: 100%; margin: .5rem 0 }
        th, td { text-align: left; vertical-align: top; padding: .2rem 1rem .2rem 0; border-bottom: 1px solid var(--line) }
        th { font-weight: 600 }
        td:last-child { opacity: .7 }
        section { border-bottom: 1px solid var(--line); padding-bottom: 1rem }
        section:target h2 { color: var(--accent) }
        .missing, .missing strong { color: var(--wrong) }
        [hidden] { display: none }
        @media (max-width: 50rem) {
            body { display: block } nav { position: static; height: auto; border: 0 } main { padding: 0 1rem 50vh }
            tr { display: flex; flex-wrap: wrap; column-gap: 1rem; border-bottom: 1px solid var(--line) }
            th, td { max-width: 100%; padding: .2rem 0; border: 0; overflow-wrap: anywhere }
        }
        """

    private static let script = """
        const filter = document.querySelector("input")
        filter.addEventListener("input", () => {
            const words = filter.value.toLowerCase()
            const shown = new Set()
            for (const section of document.querySelectorAll("section")) {
                section.hidden = !section.textContent.toLowerCase().includes(words)
                if (!section.hidden) shown.add("#" + section.id)
            }
            for (const item of [...document.querySelectorAll("nav li")].reverse()) {
                item.hidden = !shown.has(item.querySelector("a").getAttribute("href"))
                    && !item.querySelector("li:not([hidden])")
            }
        })
        """
}
