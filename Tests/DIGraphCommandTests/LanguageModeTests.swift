import Testing

/// In language mode 5 a protocol is not on the actor of the protocols that it inherits from; how the tool is told of the mode.
@Suite struct LanguageModeTests {
    private static let files = [
        "Sources/Feeds/Feeds.swift": """
        import DIRuntime
        @MainActor public protocol Titled: Dependency { var title: String { get } }
        public protocol StoryDependency: Titled { var count: Int { get } }
        public final class StoryComponent: Component<StoryDependency> {}
        """,
        "Sources/App/Root.swift": """
        import DIRuntime
        import Feeds
        final class RootComponent: BootstrapComponent {
            @MainActor var title: String { "" }
            let count = 1
            var story: StoryComponent { StoryComponent(parent: self) }
        }
        """,
    ]

    @Test(arguments: [
        ("needle.json", "5", true), ("needle.json", "\"5\"", true), ("needle.json", "6", false),
        ("list", "module Feeds mode=5\nSources/Feeds\nmodule App\nSources/App\n", true),
        (
            "list",
            "module Feeds mode=5 feature=DisableOutwardActorInference\nSources/Feeds\nmodule App\nSources/App\n", true
        ),
        (
            "list",
            "module Feeds mode=5 feature=GlobalActorIsolatedTypesUsability\nSources/Feeds\nmodule App\nSources/App\n",
            false
        ),
        ("needle.json", "5, \"upcomingFeatures\": [\"DisableOutwardActorInference\"]", true),
        ("needle.json", "5, \"upcomingFeatures\": [\"GlobalActorIsolatedTypesUsability\"]", false),
        ("list", "module Feeds\nSources/Feeds\nmodule App mode=5\nSources/App\n", false),
        ("Package.swift", "// swift-tools-version: 5.10\n", true),
        ("Package.swift", "// swift-tools-version: 6.0\n", false),
    ])
    func theModeOfTheProtocolsModuleCounts(_ name: String, _ text: String, isInMode5: Bool) throws {
        let targets = "[.target(name: \"Feeds\"), .executableTarget(name: \"App\", dependencies: [\"Feeds\"])]"
        let package = "let package = Package(name: \"P\", targets: \(targets))\n"
        let workspace = try Workspace(Self.files)
        let modules = #"{"Feeds": {"path": "Sources/Feeds", "languageMode": \#(text)}, "App": "Sources/App"}"#
        let contents = ["Package.swift": text + package, "needle.json": #"{"modules": \#(modules)}"#]
        try workspace.write(contents[name] ?? text, to: name)
        let source = ["list": "@list", "needle.json": "needle.json"][name] ?? "Sources"
        try requireMode(isInMode5, workspace.run("generate", source, "--out", "Sources/App/G.swift"), workspace)
    }

    @Test(arguments: [true, false])
    func aSummaryKeepsTheMode(isInMode5: Bool) throws {
        let workspace = try Workspace(Self.files)
        try workspace.write("module Feeds mode=\(isInMode5 ? "5" : "6")\nSources/Feeds\n", to: "list")
        let summary = workspace.run("summarize", "@list", "--out", "Feeds.digraph")
        #expect(summary.code == 0, "\(summary.error)")
        let outcome = workspace.run("generate", "Feeds.digraph", "Sources/App", "--out", "Sources/App/G.swift")
        try requireMode(isInMode5, outcome, workspace)
    }

    private func requireMode(_ isInMode5: Bool, _ outcome: Workspace.Outcome, _ workspace: Workspace) throws {
        #expect(outcome.code == 0, "\(outcome.error)")
        let text = try #require(workspace.text("Sources/App/G.swift"))
        #expect(text.contains("    @MainActor var title: String { rootComponent.title }"), "\(text)")
        #expect(text.contains("@MainActor var count") == !isInMode5, "\(text)")
    }
}
