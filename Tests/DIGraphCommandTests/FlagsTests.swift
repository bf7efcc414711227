import Foundation
import Testing

/// `needle-gen flags`: the list of all plug-ins, and what a backend's list has more or less.
@Suite struct FlagsTests {
    private static let app = [
        "App/App.swift": """
        import DIRuntime
        final class RootComponent: BootstrapComponent {
            var tabs: Plugins<Tabs> { plugins() }
        }
        enum Tabs: PluginSlot { typealias Plugin = String }
        final class FeedComponent: SlotComponent<EmptyDependency, Tabs> {
            override class var flag: String { "tab.feed" }
            override class var order: PluginOrder { .last }
            override var plugin: String { "Feed" }
        }
        final class OfferComponent: SlotComponent<EmptyDependency, Tabs> {
            override var plugin: String { "Offer" }
        }

        """,
        "needle.json": #"{"modules": {"App": "App"}}"#,
    ]

    @Test func listsFlagsInOrder() throws {
        let outcome = try Workspace(Self.app).run("flags")
        #expect(outcome.code == 0)
        #expect(
            outcome.output == """
                Tabs in RootComponent
                    App.Offer *  OfferComponent  App/App.swift:11
                    tab.feed     FeedComponent   App/App.swift:6

                * the default, which changes with the name of the class

                """)
    }

    @Test func printsMarkdown() throws {
        let outcome = try Workspace(Self.app).run("flags", "--format", "markdown")
        #expect(outcome.output.hasSuffix("| `tab.feed` | Tabs | FeedComponent | App | App/App.swift:6 |\n"))
        #expect(outcome.output.contains("| `App.Offer` (default) | Tabs | OfferComponent | App | App/App.swift:11 |\n"))
    }

    @Test func comparesWithWhatItPrinted() throws {
        let workspace = try Workspace(Self.app)
        try workspace.write(workspace.run("flags", "--format", "json").output, to: "flags.json")
        let outcome = workspace.run("flags", "--expect", "flags.json")
        #expect(outcome.code == 0)
        #expect(outcome.output == "")
        #expect(outcome.error == "needle-gen: flags.json names the same: 2 flags\n")
    }

    @Test func namesWhatDiffers() throws {
        let workspace = try Workspace(Self.app)
        try workspace.write(#"["tab.fed", "App.Offer", "old.flag"]"#, to: "flags.json")
        let outcome = workspace.run("flags", "--expect", "flags.json")
        #expect(outcome.code == 1)
        #expect(
            outcome.error == """
                needle-gen: error: flags.json does not name the flag 'tab.feed' of 'FeedComponent' (App/App.swift:6): add it
                needle-gen: error: flags.json names the flag 'old.flag', which no plug-in has: remove it
                needle-gen: error: flags.json names the flag 'tab.fed', which no plug-in has: did you mean 'tab.feed'?

                """)
    }

    @Test(arguments: [
        ("{}", " names no flags"), ("flags", " names no flags"), ("", " names no flags"),
        ("[\"a\",\n 1]", ":2:2: error: a flag is a string, not a number\n"),
        (#"{"flags": [{"name": "a"}]}"#, ":1:12: error: an object names a flag by the key \"flag\", with a string\n"),
    ])
    func refusesOtherFiles(text: String, message: String) throws {
        let workspace = try Workspace(Self.app)
        try workspace.write(text, to: "flags.json")
        let outcome = workspace.run("flags", "--expect", "flags.json")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("flags.json" + message), "\(outcome.error)")
    }

    @Test func refusesALaterSchema() throws {
        let workspace = try Workspace(Self.app)
        let printed = workspace.run("flags", "--format", "json").output
        try workspace.write(printed.replacing("\"schema\": 1", with: "\"schema\": 2"), to: "flags.json")
        let outcome = workspace.run("flags", "--expect", "flags.json")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("flags.json holds flags in schema 2, which another needle-gen wrote: write it"))
    }

    @Test func anErrorOfTheGraphFails() throws {
        let workspace = try Workspace(Self.app)
        let text = try #require(workspace.text("App/App.swift"))
        try workspace.write(text.replacingOccurrences(of: ".last", with: #".after("tab.none")"#), to: "App/App.swift")
        let outcome = workspace.run("flags")
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("[plugin-order]"))
        #expect(outcome.output.contains("tab.feed"))
    }

    @Test func anAppWithoutPluginsHasNone() throws {
        let outcome = try Workspace(Sample.app).run("flags", "Sources")
        #expect(outcome.code == 0)
        #expect(outcome.output == "no plug-ins\n")
    }

    @Test(arguments: [
        ("[\"a\",\n ]", "flags.json:1:5: error: a comma may not stand before ]: delete it\n"),
        ("{\"flags\": [\"a\" \"b\"]}", "flags.json:1:16: error: a comma or ] is expected\n"),
        ("[\"a\"", "flags.json:1:5: error: the file ends where a comma or ] is expected\n"),
    ])
    func aMistakeInTheFileHasItsPlace(json: String, error: String) throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write(json, to: "flags.json")
        let outcome = workspace.run("flags", "Sources", "--expect", "flags.json")
        #expect(outcome.code == 2 && outcome.error == error)
    }
}
