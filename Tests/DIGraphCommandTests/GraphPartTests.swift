import Foundation
import Testing

/// `needle-gen graph --below`: a component of a large graph, and what is below it.
@Suite struct GraphPartTests {
    private static let app = [
        "App/App.swift": """
        import DIRuntime
        final class RootComponent: BootstrapComponent {
            var name: String { "root" }
            var home: HomeComponent { HomeComponent(parent: self) }
            var other: OtherComponent { OtherComponent(parent: self) }
            var bars: Plugins<Bars> { plugins() }
        }
        enum Tabs: PluginSlot { typealias Plugin = String }
        enum Bars: PluginSlot { typealias Plugin = String }
        protocol NameDependency: Dependency {
            var name: String { get }
        }
        final class HomeComponent: Component<NameDependency> {
            var tabs: Plugins<Tabs> { plugins() }
            var title: String { dependency.name }
            var detail: DetailComponent { DetailComponent(parent: self) }
        }
        final class DetailComponent: Component<NameDependency> {
            var home: HomeComponent { HomeComponent(parent: self) }
        }
        final class OtherComponent: Component<EmptyDependency> {}
        final class UnusedComponent: Component<EmptyDependency> {}
        final class FeedComponent: SlotComponent<NameDependency, Tabs> {
            override class var flag: String { "tab.feed" }
            override var plugin: String { dependency.name }
        }
        final class BarComponent: SlotComponent<NameDependency, Bars> {
            override class var flag: String { "bar" }
            override var plugin: String { dependency.name }
        }

        """,
        "needle.json": #"{"modules": {"App": "App"}}"#,
    ]
    private static let shown = ["DetailComponent", "FeedComponent", "HomeComponent"]

    private func graph(_ words: String...) throws -> String {
        let outcome = try Workspace(Self.app).run(["graph", "--below", "HomeComponent"] + words)
        #expect(outcome.code == 0)
        return outcome.output
    }

    @Test func treeBeginsThere() throws {
        #expect(
            try graph() == """
                HomeComponent (NameDependency: 1 request)
                ├── DetailComponent (NameDependency: 1 request)
                │   └── HomeComponent (see above)
                └── FeedComponent as 'tab.feed' in Tabs (NameDependency: 1 request)

                """)
    }

    @Test func drawingsAreOfThatPart() throws {
        for form in ["dot", "mermaid"] {
            let drawing = try graph("--format", form)
            for name in Self.shown { #expect(drawing.contains(name)) }
            for name in ["RootComponent", "OtherComponent", "UnusedComponent", "BarComponent"] {
                #expect(!drawing.contains(name), "\(form)")
            }
        }
    }

    /// Who serves what is asked for above is told as well.
    @Test func dataIsOfThatPart() throws {
        let data = try JSONSerialization.jsonObject(with: Data(try graph("--format", "json").utf8)) as? [String: Any]
        let components = try #require(data?["components"] as? [[String: Any]])
        #expect(components.compactMap { $0["name"] as? String }.sorted() == Self.shown)
        let requests = components.compactMap { ($0["requests"] as? [[String: Any]])?.first }
        let owners = requests.compactMap { ($0["owners"] as? [[String: String]])?.first?["component"] }
        #expect(owners == ["RootComponent", "RootComponent", "RootComponent"])
        #expect((data?["slots"] as? [[String: Any]])?.compactMap { $0["name"] as? String } == ["Tabs"])
    }

    @Test func pageLinksOnlyWhatItHolds() throws {
        let page = try graph("--format", "html")
        #expect(page.contains("<p>3 components, nothing missing</p>"))
        #expect(page.contains("<td>RootComponent</td>"))
        let anchors = Set(page.matches(of: /<section id="(c\d+)">/).map { String($0.1) })
        let links = Set(page.matches(of: /<a href="#(c\d+)"/).map { String($0.1) })
        #expect(anchors.count == 3 && links == anchors)
    }

    @Test func fileTellsHowMuchItHolds() throws {
        let workspace = try Workspace(Self.app)
        let outcome = workspace.run("graph", "--below", "HomeComponent", "--out", "home.html")
        #expect(outcome.error.hasSuffix("\nneedle-gen: wrote home.html: 3 of 7 components\n"))
        let misspelt = workspace.run("graph", "--below", "Home", "--out", "new.html")
        #expect(misspelt.code == 2 && workspace.text("new.html") == nil)
        #expect(misspelt.error.contains("no component of the graph is called 'Home'; did you mean HomeComponent?"))
    }
}
