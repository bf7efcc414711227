import Foundation
import Testing

/// What the text of a manifest surely tells of the default isolation of its targets.
@Suite struct TargetIsolationTests {
    private func isolations(_ targets: String, before: String = "", after: String = "") -> [String?] {
        let text = "\(before)\nlet package = Package(name: \"A\", targets: [\(targets)])\n\(after)"
        let isolation = TargetIsolation(text)
        return ["A", "B"].map { isolation.isolation(ofTarget: $0)?.rawValue }
    }

    @Test(
        arguments: [
            ("[.defaultIsolation(MainActor.self)]", "MainActor"),
            ("[SwiftSetting.defaultIsolation( MainActor.self ), .swiftLanguageMode(.v6)]", "MainActor"),
            ("common + [.enableExperimentalFeature(\"A, [B\")]", "MainActor"),
            ("[isolation]", "MainActor"), ("(all)", "MainActor"), ("[.defaultIsolation(nil)]", "nonisolated"),
            ("[.define(\"A\", .when(configuration: .debug))]", "nonisolated"), ("[]", "nonisolated"),
            ("[.defaultIsolation(MainActor.self, .when(platforms: [.iOS]))]", nil), ("changed", nil), ("twice", nil),
            ("[.unsafeFlags([\"-default-isolation\", \"MainActor\"])]", nil), ("isNew ? common : []", nil),
            ("made()", nil), ("unknown", nil), ("itself", nil), ("common + [.defaultIsolation(nil)]", nil),
        ] as [(String, String?)])
    func settingsAreRead(_ settings: String, _ expected: String?) {
        let constants = """
            let isolation: SwiftSetting = .defaultIsolation(MainActor.self)  // not .defaultIsolation(nil)
            let common: [SwiftSetting] = [
                isolation,
            ]
            let all = common + [.strictMemorySafety()]
            let itself = itself + []
            var changed = [isolation]
            let twice = [isolation]
            func other() { let twice: [SwiftSetting] = [] }
            """
        let targets = """
            .target(name: "A", dependencies: [.target(name: "B")], swiftSettings: \(settings), plugins: [needle]),
            .executableTarget(name: "B", dependencies: ["A"])
            """
        #expect(isolations(targets, before: constants) == [expected, "nonisolated"])
    }

    @Test(
        arguments: [
            (
                "feature(\"A\"), .target(name: \"B\", dependencies: [.target(name: \"A\")])",
                ["MainActor", "nonisolated"]
            ),
            ("feature(\"A\", settings: []), .plain(\"B\")", ["MainActor", "nonisolated"]),
            ("open(\"A\"), feature(\"B\")", [nil, "MainActor"]),
            ("feature(\"ATests\"), .target(name: \"A\"), .target(name: \"B\")", [nil, nil]),
        ] as [(String, [String?])])
    func settingsOfFunctionsAreRead(_ targets: String, _ expected: [String?]) {
        let functions = """
            let common: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
            func feature(_ name: String, settings: [SwiftSetting] = []) -> Target {
                .target(name: name, dependencies: ["C"].map { .target(name: $0) }, swiftSettings: settings + common)
            }
            func open(_ name: String, common: [SwiftSetting] = []) -> Target { .target(name: name, swiftSettings: common) }
            func tests(_ name: String) -> Target { .testTarget(name: "\\(name)Tests", dependencies: []) }
            extension Target {
                static func plain(_ name: String) -> Target { .target(name: name, dependencies: []) }
            }
            """
        #expect(isolations(targets, before: functions) == expected)
    }

    @Test(
        arguments: [
            ("[\"A\", \"B\"].map { .target(name: $0, swiftSettings: common) }", ["MainActor", "MainActor"]),
            ("[\"A\", \"B\"].map { name in .target(name: name, swiftSettings: common) }", ["MainActor", "MainActor"]),
            ("[\"A\", \"B\"].map { common in .target(name: \"A\\(common)\", swiftSettings: common) }", [nil, nil]),
            (
                "[\"A\"].map { .target(name: $0, swiftSettings: common) } + [\"B\"].map { .target(name: $0) }",
                [nil, nil]
            ),
        ] as [(String, [String?])])
    func settingsOfClosuresAreRead(_ targets: String, _ expected: [String?]) {
        let text = """
            let common: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
            let package = Package(name: "P", targets: \(targets))
            """
        let isolation = TargetIsolation(text)
        #expect(["A", "B"].map { isolation.isolation(ofTarget: $0)?.rawValue } == expected)
    }

    @Test(arguments: [
        (
            "package.targets { target.swiftSettings = (target.swiftSettings ?? []) + [.defaultIsolation(MainActor.self)] }",
            true
        ),
        (
            """
            package.targets where target.type != .plugin {
                var settings = target.swiftSettings ?? []
                settings.append(.defaultIsolation(MainActor.self))
                target.swiftSettings = settings
            }
            """, true
        ),
        (
            """
            package.targets {
                target.swiftSettings = target.swiftSettings ?? []
                target.swiftSettings?.append(contentsOf: settings)
            }
            """, true
        ),
        ("package.targets { target.swiftSettings?.append(.defaultIsolation(MainActor.self)) }", false),
        (
            "package.targets where target.type == .test {\ntarget.swiftSettings = (target.swiftSettings ?? []) + settings }",
            false
        ),
        ("package.targets.dropFirst() { target.swiftSettings = (target.swiftSettings ?? []) + settings }", false),
        (
            """
            package.targets {
                if target.name == "A" { continue }
                target.swiftSettings = (target.swiftSettings ?? []) + settings
            }
            """, false
        ),
    ])
    func loopsOverAllTargetsAreRead(_ loop: String, isRead: Bool) {
        let found = isolations(
            ".target(name: \"A\"), made(\"B\")",
            before: "let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]",
            after: "for target in \(loop)")
        #expect(found == (isRead ? ["MainActor", "MainActor"] : [nil, nil]))
    }

    @Test(arguments: [
        ("package.targets.forEach { $0.swiftSettings = ($0.swiftSettings ?? []) + common }", true),
        (
            """
            package.targets.forEach { target in
                var settings = target.swiftSettings ?? []
                settings.append(contentsOf: common)
                target.swiftSettings = settings
            }
            """, true
        ),
        (
            """
            for index in package.targets.indices {
                package.targets[index].swiftSettings = (package.targets[index].swiftSettings ?? []) + common
            }
            """, true
        ),
        ("for i in 0..<package.targets.count { package.targets[i].swiftSettings = common }", true),
        ("package.targets.forEach { if $0.isTest { $0.swiftSettings = common } }", false),
        ("package.targets.filter { $0.isTest }.forEach { $0.swiftSettings = common }", false),
        ("for i in 0..<2 { package.targets[i].swiftSettings = common }", false),
    ])
    func otherLoopsAreRead(_ loop: String, isRead: Bool) {
        let targets = ".target(name: \"A\", dependencies: []), .target(name: \"B\", dependencies: [\"A\"])"
        let common = "let common: [SwiftSetting] = [.defaultIsolation(MainActor.self)]"
        let expected = isRead ? "MainActor" : nil
        #expect(isolations(targets, before: common, after: loop) == [expected, expected])
    }

    @Test(
        arguments: [
            ("target.name == \"A\"", ["MainActor", "nonisolated"]),
            ("target.name != \"A\"", ["nonisolated", "MainActor"]),
            ("[\"A\", \"C\"].contains(target.name)", ["MainActor", "nonisolated"]),
            ("![\"A\"].contains(target.name)", ["nonisolated", "MainActor"]),
            ("screens.contains(target.name)", ["nonisolated", "MainActor"]),
            ("target.name == \"A\" && target.type != .test", [nil, nil]), ("target.name.hasPrefix(\"A\")", [nil, nil]),
            ("others.contains(target.name)", [nil, nil]),
        ] as [(String, [String?])])
    func loopsOverSomeTargetsAreRead(_ condition: String, _ expected: [String?]) {
        let constants = "let screens: Set<String> = [\"B\"]\nlet others = Set(screens)"
        for settings in [
            "(target.swiftSettings ?? []) + [.defaultIsolation(MainActor.self)]", "[.defaultIsolation(MainActor.self)]",
        ] {
            let found = isolations(
                ".target(name: \"A\", path: \"A\"), .target(name: \"B\", path: \"B\")", before: constants,
                after: "for target in package.targets where \(condition) { target.swiftSettings = \(settings) }")
            #expect(found == expected)
        }
    }

    /// What a loop adds that concerns no isolation leaves that of each target.
    @Test(arguments: [
        "target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature(\"ExistentialAny\")]",
        """
        var settings = target.swiftSettings ?? []
        settings.append(.enableUpcomingFeature("ExistentialAny"))
        target.swiftSettings = settings
        """,
    ])
    func otherSettingsOfLoopsLeaveTheIsolation(_ body: String) {
        let targets = """
            .target(name: "A", path: "A", swiftSettings: common), .target(name: "B", path: "B")
            """
        let common = "let common: [SwiftSetting] = [.defaultIsolation(MainActor.self)]"
        let added = isolations(
            targets, before: common, after: "for target in package.targets {\n\(body)\n}")
        #expect(added == ["MainActor", "nonisolated"])
        let replaced = isolations(
            targets, before: common, after: "for target in package.targets { target.swiftSettings = [] }")
        #expect(replaced == ["nonisolated", "nonisolated"])
    }

    @Test(arguments: [
        "package.targets[0].swiftSettings = nil", "#if os(macOS)\n#endif",
        "package.targets.append(.target(name: \"A\", swiftSettings: []))",
    ])
    func whatMayChangeIsNotSure(_ change: String) {
        let target = ".target(name: \"A\", path: \"A\", swiftSettings: [.defaultIsolation(MainActor.self)])"
        #expect(isolations(target, after: change)[0] == nil)
    }

    @Test func endsWithBrokenText() {
        for text in [
            "", "\"", "let a = (", ".target(name: \"A\", swiftSettings: [", "let s = s",
            "for a in package.targets { a.swiftSettings",
        ] {
            #expect(TargetIsolation(text).isolation(ofTarget: "B") == nil)
        }
    }

    /// Only the manifest that is in use counts.
    @Test func theToolsVersionTellsTheManifest() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, version, settings) in [
            ("Package", "6.0", "[]"), ("Package@swift-6.2", "6.2.0", "[.defaultIsolation(MainActor.self)]"),
        ] {
            let text = "// swift-tools-version:\(version)\n.target(name: \"A\", swiftSettings: \(settings))"
            try Data(text.utf8).write(to: folder.appendingPathComponent(name + ".swift"))
        }
        let found = ["6.0.0", "6.2.0", "6.3.0"].map {
            TargetIsolation(in: folder, toolsVersion: $0).isolation(ofTarget: "A")
        }
        #expect(found == [.nonisolated, .mainActor, nil])
    }

    @Test(arguments: [
        ("[.enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")]", "", true),
        ("common + [.defaultIsolation(MainActor.self)]", "", true), ("made() + common", "", true),
        ("[.enableUpcomingFeature(\"ExistentialAny\")]", "", false), ("made()", "", false),
        ("[]", "for target in package.targets { target.swiftSettings = (target.swiftSettings ?? []) + common }", true),
    ])
    func placesOfAsyncAreRead(_ settings: String, _ loop: String, isNonsending: Bool) {
        let isolation = TargetIsolation(
            """
            let common: [SwiftSetting] = [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
            let package = Package(name: "A", targets: [.target(name: "A", swiftSettings: \(settings))])
            \(loop)
            """)
        #expect(isolation.isNonsending(target: "A") == isNonsending)
    }

    @Test(arguments: [
        ("5.9", "", "[]", "", true), ("6.0", "", "[]", "", false),
        ("6.0", ", swiftLanguageModes: [.v5]", "[]", "", true),
        ("6.0", ", swiftLanguageModes: [.v5, .v6]", "[]", "", false),
        ("6.0", ", swiftLanguageModes: modes", "[]", "", false),
        ("6.0", "", "[]", "package.swiftLanguageModes = [.v4_2, .version(\"5\")]", true),
        ("6.0", "", "[.swiftLanguageMode(.v5)]", "", true), ("6.0", "", "old + []", "", true),
        ("5.9", "", "[.swiftLanguageMode(.v6)]", "", false), ("5.9", "", "made()", "", true),
        ("5.9", "", "made() + [.enableUpcomingFeature(\"GlobalActorIsolatedTypesUsability\")]", "", false),
        ("5.9", "", "[.enableUpcomingFeature(\"GlobalActorIsolatedTypesUsability\")]", "", false),
        ("6.0", "", "[.swiftLanguageMode(.v5, .when(platforms: [.linux]))]", "", false),
        (
            "6.0", "", "[]",
            "for target in package.targets { target.swiftSettings = (target.swiftSettings ?? []) + old }", true
        ),
    ])
    func languageModesAreRead(
        _ tools: String, _ ofPackage: String, _ settings: String, _ after: String, isInMode5: Bool
    ) {
        let usesOld = settings.contains("old") || after.contains("old")
        let isolation = TargetIsolation(
            """
            // swift-tools-version:\(tools)
            \(usesOld ? "let old: [SwiftSetting] = [.swiftLanguageMode(.v5)]" : "")
            let package = Package(name: "A", targets: [.target(name: "A", swiftSettings: \(settings))]\(ofPackage))
            \(after)
            """)
        let features = isolation.featuresOfActors(target: "A")
        #expect((isolation.isInMode5(target: "A") && features.isEmpty) == isInMode5)
    }

    @Test func featuresOfActorsAreReadEachForItself() {
        func features(_ settings: String) -> [String] {
            TargetIsolation(
                """
                // swift-tools-version:5.9
                let package = Package(name: "A", targets: [.target(name: "A", swiftSettings: \(settings))])
                """
            ).featuresOfActors(target: "A")
        }
        let outward = ".enableUpcomingFeature(\"DisableOutwardActorInference\")"
        let types = ".enableUpcomingFeature(\"GlobalActorIsolatedTypesUsability\")"
        #expect(features("[\(outward)]") == ["DisableOutwardActorInference"])
        #expect(features("[\(types)]") == ["GlobalActorIsolatedTypesUsability"])
        #expect(features("[\(types), \(outward)]").count == 2)
        #expect(features("[]") == [])
    }
}
