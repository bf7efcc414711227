// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "needle-gen",
    platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6)],
    products: [
        .executable(name: "needle-gen", targets: ["needle-gen"]),
        .executable(name: "DIGraphGen", targets: ["DIGraphGen"]),
        .plugin(name: "NeedlePlugin", targets: ["NeedlePlugin"]),
        .plugin(name: "NeedleCommandPlugin", targets: ["NeedleCommandPlugin"]),
        .library(name: "DIRuntime", targets: ["DIRuntime"]),
        .library(name: "DIRuntimeFlags", targets: ["DIRuntimeFlags"]),
        .library(name: "DIRuntimeNeedleCompatibility", targets: ["DIRuntimeNeedleCompatibility"]),
        .library(name: "DIRuntimeSwiftUI", targets: ["DIRuntimeSwiftUI"]),
    ],
    targets: [
        .target(name: "SwiftFacts"),
        .target(name: "DIGraphCore", dependencies: ["SwiftFacts"]),
        .target(name: "DIGraphReports", dependencies: ["DIGraphCore", "SwiftFacts"]),
        .target(name: "DIGraphCommand", dependencies: ["DIGraphCore"]),
        .target(name: "DIGraphProjects"),
        .target(name: "DIGraphTemplates"),
        .target(
            name: "DIGraphTools",
            dependencies: [
                "DIGraphCommand", "DIGraphCore", "DIGraphProjects", "DIGraphReports", "DIGraphTemplates", "SwiftFacts",
            ]),
        .executableTarget(name: "needle-gen", dependencies: ["DIGraphTools"]),
        .executableTarget(name: "DIGraphGen", dependencies: ["DIGraphCommand"]),
        .plugin(name: "NeedlePlugin", capability: .buildTool(), dependencies: ["DIGraphGen"]),
        .plugin(
            name: "NeedleCommandPlugin",
            capability: .command(
                intent: .custom(
                    verb: "needle-gen", description: "Check, print and generate the dependency graph of the package")),
            dependencies: ["needle-gen"]
        ),
        .target(name: "DIRuntime"),
        .target(name: "DIRuntimeFlags"),
        .target(name: "DIRuntimeNeedleCompatibility", dependencies: ["DIRuntime"]),
        .target(name: "DIRuntimeSwiftUI"),
        .testTarget(name: "DIGraphCoreTests", dependencies: ["DIGraphCore", "DIGraphReports", "SwiftFacts"]),
        .testTarget(
            name: "DIGraphCommandTests",
            dependencies: ["DIGraphCommand", "DIGraphCore", "DIGraphReports", "DIGraphTools", "needle-gen"]),
        .testTarget(
            name: "FixtureTests",
            dependencies: ["DIGraphCommand", "DIGraphCore", "DIGraphReports", "DIGraphTemplates", "DIGraphTools"]),
        .testTarget(name: "DIGraphProjectsTests", dependencies: ["DIGraphProjects"]),
        .testTarget(
            name: "PluginTests",
            dependencies: ["DIGraphCommand", "DIGraphProjects", "DIGraphReports", "DIGraphTools"],
            exclude: ["XcodeStub", "Packages"]),
        .testTarget(name: "DIRuntimeFlagsTests", dependencies: ["DIRuntimeFlags"]),
        .testTarget(name: "DIRuntimeTests", dependencies: ["DIRuntime", "DIRuntimeNeedleCompatibility"]),
    ],
    swiftLanguageModes: [.v6]
)

// Where this package is a dependency, what the plugin runs is compiled quickly, in release builds too: it runs for less
// than a second, and the optimiser would take minutes for it. A clone of one's own builds the tool with all optimisations.
// Each process of the compiler reads all of a module first, so there are no more of them than cores. A clone proves that
// there are no data races; to prove it again in each user's build would be a tenth of it.
let isDependency = ["/checkouts/", "/registry/downloads/"].contains { Context.packageDirectory.contains($0) }
let tool: Set = ["SwiftFacts", "DIGraphCore", "DIGraphCommand", "DIGraphGen"]
for target in package.targets where isDependency && tool.contains(target.name) {
    target.swiftSettings = [
        .swiftLanguageMode(.v5), .enableUpcomingFeature("InferSendableFromCaptures"),
        .unsafeFlags(["-Xfrontend", "-gnone", "-driver-batch-size-limit", "1000"]),
        .unsafeFlags(["-Onone"], .when(configuration: .release)),
    ]
}
