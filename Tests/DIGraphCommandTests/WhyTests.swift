import Testing

/// `needle-gen why`: who serves a request, and on which way.
@Suite struct WhyTests {
    private static let app = [
        "App/App.swift": """
        import DIRuntime
        final class RootComponent: BootstrapComponent {
            var name: String { "root" }
            var home: HomeComponent { HomeComponent(parent: self) }
            var other: OtherComponent { OtherComponent(parent: self) }
        }
        enum Tabs: PluginSlot { typealias Plugin = String }
        protocol NameDependency: Dependency {
            var name: String { get }
        }
        final class HomeComponent: Component<EmptyDependency> {
            var name: String { "home" }
            var tabs: Plugins<Tabs> { plugins() }
            var shared: SharedComponent { SharedComponent(parent: self) }
        }
        final class OtherComponent: Component<EmptyDependency> {
            var shared: SharedComponent { SharedComponent(parent: self) }
        }
        final class FeedComponent: SlotComponent<NameDependency, Tabs> {
            override class var flag: String { "tab.feed" }
            override var plugin: String { dependency.name }
        }
        final class SharedComponent: Component<NameDependency> {
            var title: String { dependency.name }
        }

        """,
        "needle.json": #"{"modules": {"App": "App"}}"#,
    ]

    @Test func namesTheWayThroughASlot() throws {
        let outcome = try Workspace(Self.app).run("why", "FeedComponent.name")
        #expect(outcome.code == 0)
        #expect(
            outcome.output == """
                FeedComponent requests 'name: String' at App/App.swift:9
                    HomeComponent provides it at App/App.swift:12
                    FeedComponent ← HomeComponent (as 'tab.feed' in Tabs)

                """)
    }

    @Test(arguments: ["App.FeedComponent", "App.FeedComponent.name"])
    func understandsTheModule(word: String) throws {
        let workspace = try Workspace(Self.app)
        #expect(workspace.run("why", word).output == workspace.run("why", "FeedComponent").output)
    }

    @Test func namesEachOwner() throws {
        let outcome = try Workspace(Self.app).run("why", "SharedComponent", "App")
        #expect(
            outcome.output == """
                SharedComponent requests 'name: String' at App/App.swift:9
                    HomeComponent provides it at App/App.swift:12
                    SharedComponent ← HomeComponent
                    RootComponent provides it at App/App.swift:3
                    SharedComponent ← OtherComponent ← RootComponent

                """)
    }

    @Test func saysWhereNothingProvidesIt() throws {
        var app = Self.app
        app["App/App.swift"] = app["App/App.swift"]?.replacing("    var name: String { \"root\" }\n", with: "")
        let outcome = try Workspace(app).run("why", "SharedComponent.name")
        #expect(outcome.code == 1)
        #expect(
            outcome.output.hasSuffix(
                "    nothing on this way provides it: RootComponent → OtherComponent → SharedComponent\n"))
    }

    /// Its requests were not looked at, so it is not said that it has none.
    @Test(arguments: ["LostComponent", "LostComponent.name", "LostComponent.nane"])
    func saysThatNothingCreatesTheComponent(word: String) throws {
        var app = Self.app
        app["App/Lost.swift"] = """
            import DIRuntime
            protocol LostDependency: Dependency { var name: String { get } }
            final class LostComponent: Component<LostDependency> {}
            """
        let outcome = try Workspace(app).run("why", word)
        #expect(outcome.output == "nothing that a root reaches creates LostComponent\n")
    }

    @Test func saysThatAnotherGeneratedFileWiresTheComponent() throws {
        var app = Self.app
        app["Kit/Kit.swift"] = """
            import DIRuntime
            public final class KitRoot: BootstrapComponent {
                public var name: String { "kit" }
                public var part: PartComponent { PartComponent(parent: self) }
            }
            public protocol PartDependency: Dependency { var name: String { get } }
            public final class PartComponent: Component<PartDependency> {}
            """
        app["needle.json"] = #"{"modules": {"Kit": {"path": "Kit", "wired": "elsewhere"}, "App": "App"}}"#
        let outcome = try Workspace(app).run("why", "PartComponent.name")
        #expect(outcome.output == "PartComponent is below KitRoot, which is wired elsewhere: ask about it there\n")
    }

    @Test(arguments: [
        (["why"], "say which component, and maybe which of its requests"),
        (["why", "Feed"], "no component of the graph is called 'Feed'; did you mean FeedComponent? `"),
        (
            ["why", "FedComponent.name"],
            "no component of the graph is called 'FedComponent'; did you mean FeedComponent?"
        ),
        (["why", "Lib.FeedComponent"], "is called 'Lib.FeedComponent'; did you mean FeedComponent? `"),
        (
            ["why", "FeedComponent", "name", "App"],
            "name does not exist; a request is named behind a period: needle-gen why FeedComponent.name\n"
        ),
        (["why", "App.FeedComponent", "name"], "behind a period: needle-gen why App.FeedComponent.name\n"),
        (["why", "FeedComponent.name", "Ap"], "error: Ap does not exist\n"),
        (["why", "FeedComponent.nane"], "'FeedComponent' requests nothing called 'nane'; did you mean name?"),
    ])
    func wrongQuestions(words: [String], message: String) throws {
        let outcome = try Workspace(Self.app).run(words)
        #expect(outcome.code == 2)
        #expect(outcome.error.contains(message))
    }

    @Test func sourcesAloneAreNoQuestion() throws {
        let workspace = try Workspace(Sample.app)
        let outcome = workspace.run("why", "Sources")
        #expect(outcome.code == 2)
        #expect(outcome.error.hasPrefix("needle-gen: error: say which component"))
        #expect(workspace.run("why", "Home").error.hasPrefix("needle-gen: error: nothing to read"))
    }
}
