// swift-tools-version: 6.0
import PackageDescription

let runtime = Target.Dependency.product(name: "DIRuntime", package: "needle-gen")
let textViews = Target.Dependency.product(name: "TextViews", package: "text-views")
let plugin = Target.PluginUsage.plugin(name: "NeedlePlugin", package: "needle-gen")

let package = Package(
    name: "view-contracts",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [
        .package(name: "needle-gen", path: "../../.."),
        .package(path: "text-views"),
    ],
    targets: [
        // Contracts, the views that are generic over them, and the components of both graphs.
        .target(name: "Screens", dependencies: [runtime, textViews]),

        // Two graphs over these components: one of view models and use cases, one of canned data.
        .target(name: "Live", dependencies: ["Screens", runtime], plugins: [plugin]),
        .target(name: "Previews", dependencies: ["Screens", runtime, textViews], plugins: [plugin]),

        // Both in one process.
        .executableTarget(name: "Profiles", dependencies: ["Live", "Previews", "Screens", textViews]),
        .testTarget(name: "ProfilesTests", dependencies: ["Live", "Previews", "Screens", runtime, textViews]),
    ],
    swiftLanguageModes: [.v6]
)
