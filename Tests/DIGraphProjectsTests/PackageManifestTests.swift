import Testing

@testable import DIGraphProjects

@Suite struct PackageManifestTests {
    private func modules(_ manifest: String, _ files: String...) -> [FoundModules.Module] {
        var all = ["/p/Package.swift": manifest]
        for file in files { all["/p/\(file)"] = "" }
        return PackageManifest(path: "/p/Package.swift", disk: .holding(all)).modules
    }

    private func names(_ targets: String, after head: String = "") -> [String] {
        modules("\(head)\nlet package = Package(name: \"P\", targets: \(targets))").map(\.name)
    }

    @Test func targetsHaveTheirKindsAndFolders() {
        let found = modules(
            """
            let package = Package(name: "P", targets: [
                .target(name: "Core-Kit"), .executableTarget(name: "App", path: "App"), .testTarget(name: "CoreTests"),
                .binaryTarget(name: "B", path: "B.xcframework"), .plugin(name: "Lint", capability: .buildTool()),
            ])
            """, "Sources/Core-Kit/a.swift", "Tests/CoreTests/b.swift", "Plugins/Lint/c.swift")
        #expect(found.map(\.name) == ["Core_Kit", "App", "CoreTests", "Lint"])
        #expect(found.map(\.kind) == [.library, .program, .tests, .program])
        #expect(found.flatMap(\.places) == ["/p/Sources/Core-Kit", "/p/App", "/p/Tests/CoreTests", "/p/Plugins/Lint"])
        #expect(Set(found.map(\.package)) == ["P"])
        #expect(Set(found.map(\.origin)) == ["/p/Package.swift"])
    }

    @Test(arguments: [
        ("let all = [(\"A\", 1), (\"B\", 2)]", "all.map { .target(name: $0.0, path: $0.0) }"),
        ("let all = [(n: \"A\", p: \"x\"), (n: \"B\", p: \"y\")]", "all.map { .target(name: $0.n, path: $0.p) }"),
        ("let all = [(\"A\", \"x\"), (\"B\", \"y\")]", "all.map { .target(name: $0, path: \"s/\\($1)\") }"),
        ("let (a, b) = (\"A\", \"B\")", "[.target(name: a, path: a), .target(name: b, path: b)]"),
        (
            "func f(_ n: String) -> (Target, Int) { (.target(name: n, path: n), 1) }\nlet b = f(\"B\")",
            "[f(\"A\").0, b.0]"
        ),
        ("let all = [\"A\": \"x\", \"B\": \"y\"]", "all.map { .target(name: $0.key, path: $0.value) }"),
        ("let all = [\"A\": 1, \"B\": 2]", "all.map { name, _ in .target(name: name, path: name) }"),
        (
            "let all = [\"A\": \"x\", \"B\": \"y\"]",
            "all.sorted { $0.key < $1.key }.map { .target(name: $0.key, path: $0.value) }"
        ),
        ("let all = [\"A\": \"x\", \"B\": \"y\"]", "all.keys.sorted().map { .target(name: $0, path: all[$0]!) }"),
        ("let all = [\"B\": \"y\"]", "[\"A\", \"B\"].map { .target(name: $0, path: all[$0, default: \"x\"]) }"),
        (
            "let all = [\"A\": \"x\", \"B\": \"y\", \"C\": \"\"]",
            "all.filter { !$0.value.isEmpty }.mapValues { \"s/\\($0)\" }.map { .target(name: $0, path: $1) }"
        ),
        (
            "var all: [Target] = []\n[\"A\": 1, \"B\": 2].forEach { name, _ in all.append(.target(name: name, path: name)) }",
            "all"
        ),
        ("let names = [\"A\", \"B\"]", "(0..<names.count).map { .target(name: names[$0], path: names[$0]) }"),
        ("let names = [\"A\", \"B\"]", "(0...1).map { .target(name: names[$0], path: \"s\\($0)\") }"),
        (
            "enum M: CaseIterable { case a, b; var name: String { \"\\(self)\".uppercased() } }",
            "M.allCases.map { .target(name: $0.name, path: $0.name) }"
        ),
        (
            "let names = [\"a\", \"b\"]",
            "names.map { .target(name: $0.prefix(1).uppercased() + String($0.dropFirst()), path: $0) }"
        ),
    ])
    func targetsFromTuplesDictionariesAndRanges(head: String, targets: String) {
        #expect(names(targets, after: head).sorted() == ["A", "B"])
    }

    /// SwiftPM compiles the target `2fast` as the module `_fast`.
    @Test(arguments: [
        ("2fast", "_fast", "_2fast"), ("3D-Kit", "_D_Kit", "_3D_Kit"), ("_1", "_1", "_1"), ("A1", "A1", "A1"),
        ("-1", "_1", "_1"), ("2", "_", "_2"), ("Läden", "Läden", "Läden"),
    ])
    func digitsThatNamesBeginWith(name: String, module: String, pod: String) {
        #expect(names("[.target(name: \"\(name)\", path: \"A\")]") == [module])
        #expect(ModuleName.identifier(name, keepsFirstDigit: true) == pod)
    }

    @Test(arguments: [
        ("", "[.target(name: \"A\", path: \"A\")] + [.target(name: \"B\", path: \"B\")]"),
        ("let b = \"B\"", "[Target.target(name: \"A\", path: \"A\"), .target(name: b, path: b)]"),
        (
            "func t(_ n: String, _ uses: String...) -> Target { .target(name: n, dependencies: [] + uses, path: n) }",
            "[t(\"A\"), t(\"B\", \"A\", \"C\")]"
        ),
        (
            "func all(named n: String...) -> [Target] { n.map { .target(name: $0, path: $0) } }",
            "all(named: \"A\", \"B\")"
        ),
        ("func t(_ n: String) -> Target { .target(name: n, path: \"\\(n)/Code\") }", "[t(\"A\"), t(\"B\")]"),
        ("let names = [\"A\", \"B\"]", "names.map { .target(name: $0, path: $0) }"),
        ("let names = [\"A\", \"B\"]", "names.flatMap { name in [Target.target(name: name, path: name)] }"),
        (
            "extension Target { static func lib(_ n: String) -> Target { let p = \"x/\" + n; return .target(name: n, path: p) } }",
            "[.lib(\"A\"), .lib(\"B\")]"
        ),
        (
            "enum M: String, CaseIterable { case a = \"A\", b = \"B\"; var target: Target { .target(name: rawValue, path: rawValue) } }",
            "M.allCases.map(\\.target)"
        ),
        (
            """
            enum Kind { case core, ui }
            func name(_ kind: Kind) -> String { switch kind { case .core: "A"; case .ui: "B" } }
            """, "[.target(name: name(.core), path: \"A\"), .target(name: name(.ui), path: \"B\")]"
        ),
        (
            "func t(_ n: String, path: String? = nil, sources: [String]? = nil) -> Target { .target(name: n, path: path ?? n, sources: sources) }",
            "[t(\"A\"), t(\"B\", path: \"x/B\")]"
        ),
        (
            """
            struct Module {
                var name: String
                var settings: [SwiftSetting]?
                var path: String
                func target(_ isTest: Bool = false) -> Target { .target(name: name, path: path, swiftSettings: settings) }
            }
            """, "[Module(name: \"A\", path: \"A\"), Module(name: \"B\", path: \"B\")].map { $0.target() }"
        ),
        (
            "let ci = Context.environment[\"CI\"] != nil",
            "ci ? [.target(name: \"A\", path: \"A\")] : [.target(name: \"B\", path: \"B\")]"
        ),
        (
            "var all: [Target] = []\nfor (index, name) in [\"A\", \"B\"].enumerated() { all.append(.target(name: name, path: \"p\\(index)\")) }",
            "all"
        ),
        (
            "var all: [Target] = []\nfor (name, path) in [\"A\": \"x\", \"B\": \"y\"] { all.append(.target(name: name, path: path)) }",
            "all"
        ),
        ("let names = [\"B\", \"A\"].sorted()", "zip(names, [\"x\", \"y\"]).map { .target(name: $0, path: $1) }"),
        ("", "[\"A\", \"B\"].reduce(into: []) { $0.append(.target(name: $1, path: $1)) }"),
        (
            "class All { var list = [Target.target(name: \"A\", path: \"A\")]\nfunc add(_ n: String) -> All { list += [.target(name: n, path: n)]; return self } }\nlet all = All()\nlet same = all",
            "same.add(\"B\").list"
        ),
        (
            "struct All { var list = [Target.target(name: \"A\", path: \"A\")] }\nvar all = All()\nall.list += [.target(name: \"B\", path: \"B\")]",
            "all.list"
        ),
        ("var all = [Target]()\nfor n in [\"A\", \"B\"] { all += [.target(name: n, path: n)] }", "all"),
        ("", "[\"A\", \"B\"].reduce([]) { all, name in all + [Target.target(name: name, path: name)] }"),
        (
            "var all: [Target] = []\nvar rest = [\"A\", \"B\"]\nwhile !rest.isEmpty { let n = rest.removeFirst(); all.append(.target(name: n, path: n)) }",
            "all"
        ),
        (
            "var all: [Target] = []\nlet n = [\"A\", \"B\"]\nvar i = 0\nwhile i < n.count { all.append(.target(name: n[i], path: n[i])); i += 1 }",
            "all"
        ),
        (
            """
            struct Module {
                let name: String
                var path = "x"
                init(_ name: String, in folder: String = "Modules") { self.name = name; path = folder + "/" + name }
                init(short name: String) { self.init(name, in: "m") }
                var target: Target { .target(name: name, path: path) }
            }
            """, "[Module(\"A\"), .init(short: \"B\")].map(\\.target)"
        ),
        (
            "// \" /* not a comment */\n/* nested /* \" */ */",
            "[.target(name: #\"A\"#, path: \"a\"), .target(name: \"B\", path: \"b\")]"
        ),
    ])
    func namesAreComputed(_ head: String, _ targets: String) {
        #expect(names(targets, after: head) == ["A", "B"])
    }

    @Test func whatIsNilIsNotGiven() {
        let found = modules(
            """
            func t(_ n: String, path: String? = nil, sources: [String]? = nil) -> Target { .target(name: n, path: path, sources: sources) }
            let package = Package(name: "P", targets: [t("A"), t("B", sources: ["x"])])
            """, "Sources/A/a.swift", "Sources/B/x/b.swift")
        #expect(found.flatMap(\.places) == ["/p/Sources/A", "/p/Sources/B/x"])
    }

    @Test func labelsOfTuplesStandInTheirType() {
        let found = modules(
            """
            let parts: [(name: String, folder: (String, Int))] = [("A", ("x", 1)), (name: "B", ("y", 2))]
            let last: (name: String, path: String) = ("C", "z")
            let package = Package(
                name: "P",
                targets: parts.map { part in .target(name: part.name, path: "Parts/" + part.name) } + [.target(name: last.name, path: last.path)])
            """)
        #expect(found.map(\.name) == ["A", "B", "C"])
        #expect(found.flatMap(\.places) == ["/p/Parts/A", "/p/Parts/B", "/p/z"])
    }

    @Test func whatIsAddedLaterCounts() {
        let found = modules(
            """
            let package = Package(name: "P")
            package.targets = [.target(name: "A", path: "A")]
            #if os(macOS)
            package.targets.append(.target(name: "B", path: "B"))
            #endif
            package.targets += [.target(name: "C", path: "C")]
            for target in package.targets where target.name != "C" {
                var settings = target.swiftSettings ?? []
                settings.append(.defaultIsolation(MainActor.self))
                target.swiftSettings = settings
            }
            """)
        #expect(found.map(\.name) == ["A", "B", "C"])
        #expect(found.map(\.compiler.hasMainActorIsolation) == [true, true, false])
    }

    private static let three = """
        let package = Package(name: "P", targets: [
            .target(name: "A", path: "A"), .target(name: "B", path: "B"), .testTarget(name: "C", path: "C"),
        ])

        """

    /// Targets are objects, and what is done to them after the package was made counts.
    @Test(arguments: [
        ("package.targets.removeAll { $0.name == \"A\" }", ["B", "C"]),
        ("package.targets = package.targets.filter { $0.type != .test }", ["A", "B"]),
        ("package.targets.append(contentsOf: [\"D\"].map { .target(name: $0, path: $0) })", ["A", "B", "C", "D"]),
        (
            "if let i = package.targets.firstIndex(where: { $0.name == \"B\" }) { package.targets.remove(at: i) }",
            ["A", "C"]
        ),
        ("extension Package { func drop() { targets = [targets[0]] } }\npackage.drop()", ["A"]),
        ("package.targets[0].name = \"D\"", ["D", "B", "C"]),
        ("while package.targets.count > 2 { package.targets.removeLast() }", ["A", "B"]),
        ("var isShort = false\nif isShort { package.targets = [] }", ["A", "B", "C"]),
    ])
    func targetsAreChangedLater(_ change: String, _ names: [String]) {
        let found = modules(Self.three + change)
        #expect(found.map(\.name) == names)
        #expect(!found.contains { $0.ownedPaths.isEmpty })
    }

    @Test(arguments: [
        "package.targets[0].sources = [\"X\"]",
        "let first = package.targets.first!\nfirst.sources = [\"X\"]",
        "package.targets.first { $0.name == \"A\" }?.sources = [\"X\"]",
        "for (index, target) in package.targets.enumerated() { if index == 0 { target.sources = [\"X\"] } }",
        "package.targets.forEach { if $0.name == \"A\" { $0.sources = [\"X\"] } }",
        "for target in package.targets { guard target.name == \"A\" else { continue }\ntarget.sources = [\"X\"] }",
        "func narrow(_ target: Target) { target.sources = [\"X\"] }\nnarrow(package.targets[0])",
        "extension Target { func narrow() { sources = [\"X\"] } }\npackage.targets[0].narrow()",
    ])
    func aTargetIsChangedLater(_ change: String) {
        let found = modules(Self.three + change)
        #expect(found.flatMap(\.places) == ["/p/A/X", "/p/B", "/p/C"])
        #expect(!found.contains { $0.ownedPaths.isEmpty })
    }

    /// What is not understood and may change targets: then it is not claimed that nothing else compiles what is in their folders.
    @Test(arguments: [
        "package.targets.removeSubrange(0..<2)", "package.targets.partition { $0.name == \"A\" }",
        "func change(_ targets: inout [Target]) {}\nchange(&package.targets)", "defer { package.targets.removeLast() }",
        "while isLong { package.targets.removeLast() }", "while true { package.targets[0].exclude = [\"X\"] }",
        "#if os(Linux)\npackage.targets[0].exclude = [\"X\"]\n#endif",
        "if Context.environment[\"CI\"] != nil { package.targets.removeLast() }",
        "package.targets[0].path = Context.environment[\"PLACE\"]", "package.targets.append(.feature(\"D\"))",
        "for (index, (a, b)) in zip(package.targets, [1]).enumerated() { a.exclude = [\"X\"] }",
        "struct S { let n: String; init?(n: String) { return nil } }\nif let s = S(n: \"D\") { package.targets.removeLast() }",
        "extension Target { static func more(_ n: String) -> Target { .target(name: n, path: n) } }\n"
            + "extension [Target] { static func more(_ n: String) -> [Target] { [.more(n), .more(n + \"X\")] } }\n"
            + "package.targets += .more(\"D\")",
    ])
    func whatIsNotUnderstoodIsNotClaimed(_ change: String) {
        let found = modules(Self.three + change)
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.ownedPaths.isEmpty })
    }

    /// Conditions that change nothing leave all known, and both branches of others count.
    @Test func branchesAreJoined() {
        let same = modules("#if canImport(Foundation)\nimport Foundation\n#endif\n" + Self.three)
        #expect(!same.contains { $0.ownedPaths.isEmpty })
        let either = modules(
            """
            #if os(Linux)
            let targets: [Target] = [.target(name: "A", path: "A")]
            #else
            let targets: [Target] = [.target(name: "C", path: "C"), .target(name: "B", path: "B")]
            #endif
            let package = Package(name: "P", targets: targets)
            """)
        #expect(either.map(\.name) == ["A", "C", "B"])
        #expect(either.allSatisfy { $0.ownedPaths.isEmpty })
    }

    /// What an initializer of the manifest makes has the paths that it sets, and none where it is not followed.
    @Test(arguments: [
        ("init(_ n: String) { name = n; path = \"Deep/\" + n }", ["/p/Deep/A"]),
        (
            "init(_ n: String) { self.init(n, \"y\") }\ninit(_ n: String, _ path: String) { name = n; self.path = path }",
            ["/p/y"]
        ),
        ("init(_ n: String) { self.name = n; change() }\nmutating func change() { path = \"y\" }", ["/p/y"]),

    ])
    func initializersAreFollowed(_ initializer: String, _ places: [String]) {
        let found = modules(
            "struct M { var name: String; var path = \"x\"\n\(initializer)\n}\nlet m = M(\"A\")\n"
                + "let package = Package(name: \"P\", targets: [.target(name: m.name, path: m.path)])")
        #expect(found.flatMap(\.places) == places)
    }

    @Test(arguments: [
        (".defaultIsolation(MainActor.self)", true), (".defaultIsolation(nil)", false),
        (".unsafeFlags([\"-default-isolation\", \"MainActor\"])", true), (".swiftLanguageMode(.v6)", false),
    ])
    func isolationIsRead(_ setting: String, _ isOnMainActor: Bool) {
        let found = modules(
            "let s: [SwiftSetting] = [\(setting)]\nlet package = Package(name: \"P\", targets: [.target(name: \"A\", path: \"A\", swiftSettings: s)])"
        )
        #expect(found.map(\.compiler.hasMainActorIsolation) == [isOnMainActor])
    }

    @Test(arguments: [
        (".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")", true),
        (".enableUpcomingFeature(\"ExistentialAny\")", false),
        (".unsafeFlags([\"-enable-upcoming-feature\", \"NonisolatedNonsendingByDefault\"])", true),
    ])
    func placeOfAsyncIsRead(_ setting: String, _ isNonsending: Bool) {
        let found = modules(
            "let package = Package(name: \"P\", targets: [.target(name: \"A\", path: \"A\", swiftSettings: [\(setting)])])"
        )
        #expect(found.map(\.compiler.isNonsending) == [isNonsending])
    }

    @Test(arguments: [
        ("5.9", "", "", true), ("6.0", "", "", false), ("5.9", "", ".swiftLanguageMode(.v6)", false),
        ("6.0", ", swiftLanguageModes: [.v5]", "", true), ("6.0", ", swiftLanguageModes: [.v5, .v6]", "", false),
        ("5.9", ", swiftLanguageVersions: [.v5, .version(\"6\")]", "", false),
        ("6.0", ", swiftLanguageModes: [made()]", "", false), ("5.9", ", swiftLanguageVersions: nil", "", true),
        ("6.1", "", ".swiftLanguageMode(.v5)", true), ("6.0", "", ".swiftLanguageVersion(.v4_2)", true),
        ("5.9", "", ".enableUpcomingFeature(\"GlobalActorIsolatedTypesUsability\")", false),
        ("6.0", "", ".unsafeFlags([\"-swift-version\", \"5\"])", true),
    ])
    func languageModesAreRead(_ tools: String, _ ofPackage: String, _ setting: String, isInMode5: Bool) {
        let found = modules(
            "// swift-tools-version:\(tools)\nlet package = Package(name: \"P\", targets: "
                + "[.target(name: \"A\", path: \"A\", swiftSettings: [\(setting)])]\(ofPackage))")
        #expect(found.map(\.compiler.isInMode5) == [isInMode5])
    }

    /// Each feature turns off one rule of language mode 5.
    @Test(arguments: [
        ("", true, true), (".enableUpcomingFeature(\"DisableOutwardActorInference\")", true, false),
        (".enableUpcomingFeature(\"GlobalActorIsolatedTypesUsability\")", false, true),
        (".unsafeFlags([\"-enable-upcoming-feature\", \"DisableOutwardActorInference\"])", true, false),
        (".swiftLanguageMode(.v6)", false, false),
    ])
    func rulesOfMode5AreReadEachForItself(_ setting: String, isInMode5: Bool, infersFromWrappers: Bool) {
        let found = modules(
            "// swift-tools-version:5.9\nlet package = Package(name: \"P\", targets: "
                + "[.target(name: \"A\", path: \"A\", swiftSettings: [\(setting)])])")
        #expect(found.map(\.compiler.isInMode5) == [isInMode5])
        #expect(found.map(\.compiler.infersFromWrappers) == [infersFromWrappers])
    }

    /// What is not known for sure is open, and where a setting is not, nothing is known.
    @Test(
        arguments: [
            ("", [], []), (".define(\"A\"), .define(\"B\", .when(platforms: [.linux]))", ["A"], ["B"]),
            (
                ".unsafeFlags([\"-DA\", \"-D\", \"B\"]), .unsafeFlags([\"-DC\"], .when(configuration: .debug))",
                ["A", "B"], ["C"]
            ),
            (".define(name)", nil, []), ("setting()", nil, []),
        ] as [(String, [String]?, [String])])
    func definesAreRead(_ settings: String, names: [String]?, open: [String]) {
        let found = modules(
            "let package = Package(name: \"P\", targets: [.target(name: \"A\", path: \"A\", swiftSettings: [\(settings)])])"
        )
        #expect(found.map(\.compiler.defines) == [names.map(Set.init)])
        #expect(found.map(\.compiler.openDefines) == [Set(open)])
    }

    @Test(arguments: [
        ("[\"T\", .default(enabledTraits: [\"T\"]), .trait(name: \"U\")]", ["T", "U"], true), ("[made()]", [], false),
    ])
    func traitsAreOpenInAllTargets(_ traits: String, open: [String], isKnown: Bool) {
        let found = modules(
            "let package = Package(name: \"P\", traits: \(traits), targets: [.target(name: \"A\", path: \"A\")])")
        #expect(found.map { $0.compiler.defines != nil } == [isKnown])
        #expect(found.map(\.compiler.openDefines) == [Set(open)])
    }

    /// What the environment decides is no part of what is known.
    @Test func definesUnderAConditionAreNotKnown() {
        let found = modules(
            """
            var settings: [SwiftSetting] = []
            if environment["A"] != nil { settings.append(.define("A")) }
            let package = Package(name: "P", targets: [.target(name: "A", path: "A", swiftSettings: settings)])
            """)
        #expect(found.map(\.compiler.defines) == [nil])
    }

    /// SwiftPM takes an empty list of sources for none given.
    @Test(arguments: ["", ", sources: []", ", sources: nil", ", sources: none"])
    func anEmptyListOfSourcesIsTheWholeFolder(sources: String) {
        let found = modules(
            """
            let none: [String] = []
            let package = Package(name: "P", targets: [.target(name: "A", path: "A", exclude: ["B.swift"]\(sources))])
            """)
        #expect(found.flatMap(\.places) == ["/p/A"])
    }

    /// A hostile manifest costs no more than its size, and says nothing.
    @Test(arguments: [
        "func f(_ n: String) -> [Target] { f(n) + f(n) }\nlet package = Package(name: \"P\", targets: f(\"A\"))",
        "let package = Package(name: \"P\", targets: " + String(repeating: "[", count: 20_000),
        "let package = Package(name: \"P\", targets: " + String(repeating: "f(", count: 20_000),
        "let package = Package(name: \"\(String(repeating: "\\(", count: 5_000))",
        "let package = Package(name: \(String(repeating: "\"\\(", count: 20_000))",
        "let package = Package(name: \"P\", targets: " + String(repeating: "!", count: 50_000),
        "let package = Package(name: \"P\", targets: a" + String(repeating: ".a", count: 50_000),
        "let package = Package(name: \"P\", targets: a" + String(repeating: " + a", count: 50_000),
        "let a0 = [1, 2]\n" + (1...60).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)\n" }.joined()
            + "let package = Package(name: \"P\", targets: a60)",
        "let a0 = \"x\"\n" + (1...60).map { "let a\($0) = \"\\(a\($0 - 1))\\(a\($0 - 1))\"\n" }.joined()
            + "let package = Package(name: \"P\", targets: [.target(name: a60)])",
        "let a = b\nlet b = a\nlet package = Package(name: \"P\", targets: a)",
        "enum E { static let a = E.b; static let b = E.a }\nlet package = Package(name: \"P\", targets: E.a)",
        "let package = Package(name: \"P\", targets: [.target(name: ProcessInfo.processInfo.name)])", "}}}}))))", "",
    ])
    func hostileManifestsEnd(_ manifest: String) {
        #expect(modules(manifest).isEmpty)
    }

    @Test func filesBelongToTheDeepestPackage() {
        let modules = [
            FoundModules.Module(name: "Outer", origin: "", sources: [SourcePattern(base: "/p")]),
            FoundModules.Module(name: "Inner", origin: "", sources: [SourcePattern(base: "/p/x/Sources")]),
        ]
        let found = FoundModules(modules, packageFolders: ["/p", "/p/x"], buildFolders: [])
        let holders = found.modules(holding: ["/p/a.swift", "/p/x/Sources/b.swift", "/p/x/c.swift", "/q/d.swift"])
        #expect(holders == [[0], [1], [], []])
    }
}
