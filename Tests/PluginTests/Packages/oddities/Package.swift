// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// What a plugin meets in real packages besides plain Swift targets.
let runtime = Target.Dependency.product(name: "DIRuntime", package: "needle-gen")
let needle = Target.PluginUsage.plugin(name: "NeedlePlugin", package: "needle-gen")

let package = Package(
    name: "oddities",
    platforms: [.macOS(.v13)],
    traits: ["Confetti"],
    dependencies: [
        .package(name: "needle-gen", path: "../../../.."),
        .package(path: "Fancy"),
    ],
    targets: [
        .target(
            name: "Features", dependencies: ["CLibrary", "Macros", runtime], resources: [.copy("greeting.txt")]),
        .target(name: "CLibrary"),
        .macro(name: "Macros"),
        .target(name: "LinuxOnly"),
        .target(name: "PhoneOnly", dependencies: [runtime]),

        // Another generator, whose output asks the graph for something.
        .executableTarget(name: "stamp"),
        .plugin(name: "StampPlugin", capability: .buildTool(), dependencies: ["stamp"]),

        // A root of a library, which wires it.
        .target(name: "Library", dependencies: ["Features", runtime], plugins: [needle]),

        // Two graphs over one feature module.
        .executableTarget(
            name: "FirstApp",
            dependencies: [
                "Features", "Library", .target(name: "LinuxOnly", condition: .when(platforms: [.linux])),
                .target(name: "PhoneOnly", condition: .when(platforms: [.iOS])),
                .product(name: "Fancy", package: "fancy", condition: .when(traits: ["Confetti"])), runtime,
            ],
            plugins: [needle, "StampPlugin"]),
        .executableTarget(name: "SecondApp", dependencies: ["Features", runtime], plugins: [needle]),

        // Mocks for previews; the tests have theirs in their own folder's needle.json.
        .target(name: "Previews", dependencies: ["Features", runtime], plugins: [needle]),

        // No component far and wide.
        .target(name: "Plain", plugins: [needle]),

        .testTarget(
            name: "OdditiesTests", dependencies: ["FirstApp", "SecondApp", "Features", "Library", "Previews", runtime],
            plugins: ["StampPlugin", needle]),
    ],
    swiftLanguageModes: [.v6]
)
