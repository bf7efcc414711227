import DIGraphProjects
import Testing

/// The plugins and the tool read manifests each by themselves, since a plugin can import no module: of the compiler's settings
/// both have to say the same, wherever the plugins are sure.
@Suite struct ManifestAgreementTests {
    struct Manifest: Sendable, CustomTestStringConvertible {
        var tools = "6.2"
        /// Between the settings of the package's first target and its end.
        var ofPackage = ""
        var ofTarget = ""
        var settings = "[]"
        var after = ""
        var isOnMainActor = false
        var isNonsending = false
        /// Which of its two rules of the actors of types holds.
        var isInMode5 = false
        var infersFromWrappers = false
        var hasPackageAccess = true
        /// Whether the plugins can tell, who take no steps of a manifest but the plainest.
        var isSure = true

        var testDescription: String { "\(tools) \(settings) \(ofPackage) \(after)" }

        var text: String {
            """
            // swift-tools-version:\(tools)
            let main: SwiftSetting = .defaultIsolation(MainActor.self)
            let common: [SwiftSetting] = [main, .enableUpcomingFeature("NonisolatedNonsendingByDefault")]
            let old = [SwiftSetting.swiftLanguageMode(.v5)]
            let package = Package(
                name: "P", targets: [.target(name: "A", path: "A", \(ofTarget)swiftSettings: \(settings))]\(ofPackage))
            \(after)
            """
        }
    }

    static let manifests: [Manifest] = [
        Manifest(),
        Manifest(settings: "[.defaultIsolation(MainActor.self)]", isOnMainActor: true),
        Manifest(settings: "[.defaultIsolation(nil), .strictMemorySafety()]"),
        Manifest(settings: "[main]", isOnMainActor: true),
        Manifest(settings: "common + [.define(\"A\")]", isOnMainActor: true, isNonsending: true),
        Manifest(settings: "[.enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")]", isNonsending: true),
        Manifest(settings: "[.enableUpcomingFeature(\"ExistentialAny\")]"),
        Manifest(tools: "5.9", isInMode5: true, infersFromWrappers: true),
        Manifest(tools: "5.9", settings: "[.swiftLanguageMode(.v6)]"),
        Manifest(tools: "5.8", isInMode5: true, infersFromWrappers: true, hasPackageAccess: false),
        Manifest(tools: "5.10", ofTarget: "packageAccess: true, ", isInMode5: true, infersFromWrappers: true),
        Manifest(ofTarget: "packageAccess: false, ", hasPackageAccess: false),
        Manifest(
            tools: "5.9", settings: "[.enableUpcomingFeature(\"GlobalActorIsolatedTypesUsability\")]",
            infersFromWrappers: true),
        Manifest(tools: "5.9", settings: "[.enableUpcomingFeature(\"DisableOutwardActorInference\")]", isInMode5: true),
        Manifest(settings: "[.swiftLanguageMode(.v5)]", isInMode5: true, infersFromWrappers: true),
        Manifest(settings: "old + []", isInMode5: true, infersFromWrappers: true),
        Manifest(ofPackage: ", swiftLanguageModes: [.v5]", isInMode5: true, infersFromWrappers: true),
        Manifest(ofPackage: ", swiftLanguageModes: [.v5, .v6]"),
        Manifest(
            settings: "[main]",
            after:
                "for target in package.targets { target.swiftSettings = (target.swiftSettings ?? []) + [.define(\"A\")] }",
            isOnMainActor: true),
        Manifest(
            after:
                "for target in package.targets where [\"A\"].contains(target.name) { target.swiftSettings = [main] }",
            isOnMainActor: true),
        Manifest(
            settings: "[main]",
            after: "for target in package.targets where target.name != \"B\" { target.swiftSettings = [] }"),
        Manifest(
            after: "for target in package.targets { target.swiftSettings = (target.swiftSettings ?? []) + common }",
            isOnMainActor: true, isNonsending: true),
        Manifest(
            settings: "old",
            after: "for target in package.targets { target.swiftSettings?.append(contentsOf: common) }",
            isOnMainActor: true, isNonsending: true, isInMode5: true, infersFromWrappers: true, isSure: false),
    ]

    @Test(arguments: manifests)
    func bothReadersSayTheSame(_ manifest: Manifest) {
        let disk = ProjectDisk(
            contents: { $0 == "/p/Package.swift" ? Array(manifest.text.utf8) : nil }, names: { _ in [] },
            isFolder: { _ in false }, exists: { $0 == "/p/Package.swift" })
        let found = ModuleFinder(disk: disk).modules(of: ["/p/Package.swift"], above: []).modules
        #expect(found.map(\.compiler.hasMainActorIsolation) == [manifest.isOnMainActor])
        #expect(found.map(\.compiler.isNonsending) == [manifest.isNonsending])
        #expect(found.map(\.compiler.isInMode5) == [manifest.isInMode5])
        #expect(found.map(\.compiler.infersFromWrappers) == [manifest.infersFromWrappers])
        #expect(found.map(\.package) == [manifest.hasPackageAccess ? "P" : nil])
        let told = TargetIsolation(manifest.text)
        let isolation = told.isolation(ofTarget: "A")
        #expect(isolation == (manifest.isSure ? manifest.isOnMainActor ? .mainActor : .nonisolated : nil))
        #expect(told.hasPackageAccess(target: "A") == manifest.hasPackageAccess)
        if !manifest.isSure { return }
        #expect(told.isNonsending(target: "A") == manifest.isNonsending)
        let (isOld, features) = (told.isInMode5(target: "A"), told.featuresOfActors(target: "A"))
        #expect((isOld && !features.contains("GlobalActorIsolatedTypesUsability")) == manifest.isInMode5)
        #expect((isOld && !features.contains("DisableOutwardActorInference")) == manifest.infersFromWrappers)
    }
}
