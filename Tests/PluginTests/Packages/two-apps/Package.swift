// swift-tools-version: 6.0
import PackageDescription

// Two apps that share a library: each has a root and components of its own, with equal names, and wires itself.
let runtime = Target.Dependency.product(name: "DIRuntime", package: "needle-gen")
let needle = Target.PluginUsage.plugin(name: "NeedlePlugin", package: "needle-gen")

let package = Package(
    name: "two-apps",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "shop", targets: ["Shop"]),
        .executable(name: "admin", targets: ["Admin"]),
    ],
    dependencies: [
        .package(name: "needle-gen", path: "../../../..")
    ],
    targets: [
        .target(name: "Shared", dependencies: [runtime]),
        .executableTarget(name: "Shop", dependencies: ["Shared", runtime], plugins: [needle]),
        .executableTarget(name: "Admin", dependencies: ["Shared", runtime], plugins: [needle]),
        // It has no graph, and no plugin.
        .executableTarget(name: "Tools", dependencies: ["Shared"]),
    ],
    swiftLanguageModes: [.v6]
)
