import Testing

/// What `#if` finds defined in each module; how the tool is told of it.
@Suite struct DefinesTests {
    private static let files = [
        "Sources/Shop/Shop.swift": """
        import DIRuntime
        public protocol ShopDependency: Dependency {
            #if PROMOTIONS
            var banner: String { get }
            #endif
        }
        public final class ShopComponent: Component<ShopDependency> {}
        """,
        "Sources/App/Root.swift": """
        import DIRuntime
        import Shop
        final class RootComponent: BootstrapComponent {
            let banner = ""
            var shop: ShopComponent { ShopComponent(parent: self) }
        }
        """,
    ]

    @Test(arguments: [
        ("needle.json", "[\"PROMOTIONS\"]", "[]", "always"), ("needle.json", "[]", "[\"PROMOTIONS\"]", "never"),
        ("needle.json", "[\"PROMOTIONS?\"]", "[]", "open"),
        ("needle.json", "[\"PROMOTIONS?\"]", "\"PROMOTIONS\"", "open"),
        ("needle.json", "\"PROMOTIONS\"", "\"PROMOTIONS\"", "open"), ("needle.json", "[\"DEBUG\"]", "[]", "open"),
        ("list", " defines=OTHER,PROMOTIONS", " defines=", "always"), ("list", " defines=PROMOTIONS", "", "open"),
        ("list", " defines=", " defines=PROMOTIONS", "never"), ("list", " defines=", " defines=PROMOTIONS?", "open"),
        ("Package.swift", ".define(\"PROMOTIONS\")", "", "always"),
        ("Package.swift", "", ".unsafeFlags([\"-D\", \"PROMOTIONS\"])", "never"),
        ("Package.swift", ".define(\"PROMOTIONS\", .when(configuration: .debug))", "", "open"),
        ("Package.swift", ".define(\"PROMOTIONS\")", ".define(\"PROMOTIONS\", .when(configuration: .debug))", "open"),
        ("Package.swift", ".define(\"PROMOTIONS\")", "other()", "open"),
    ])
    func aConditionIsDecidedWhereModulesDiffer(
        _ name: String, _ shop: String, _ app: String, isCompiled: String
    ) throws {
        let workspace = try Workspace(Self.files)
        let contents = [
            "Package.swift": """
            // swift-tools-version: 6.0
            let package = Package(
                name: "P",
                targets: [
                    .target(name: "Shop", swiftSettings: [\(shop)]),
                    .executableTarget(name: "App", dependencies: ["Shop"], swiftSettings: [\(app)]),
                ])
            """,
            "needle.json": """
            {
                "modules": {
                    "Shop": {"path": "Sources/Shop", "defines": \(shop)},
                    "App": {"path": "Sources/App", "defines": \(app)}
                }
            }
            """,
            "list": "module Shop\(shop)\nSources/Shop\nmodule App\(app)\nSources/App\n",
        ]
        try workspace.write(contents[name] ?? "", to: name)
        let source = ["list": "@list", "needle.json": "needle.json"][name] ?? "Sources"
        let outcome = workspace.run("generate", source, "--out", "Sources/App/G.swift")
        #expect(outcome.code == 0, "\(outcome.error)")
        let text = try #require(workspace.text("Sources/App/G.swift"))
        #expect(text.contains("#if PROMOTIONS") == (isCompiled == "open"), "\(text)")
        #expect(text.contains("var banner") == (isCompiled != "never"), "\(text)")
    }
}
