// swift-tools-version: 6.2
import PackageDescription

// Modules on the main actor by default, as their settings here tell; no needle.json repeats it.
let runtime = Target.Dependency.product(name: "DIRuntime", package: "needle-gen")
let settings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny"), .defaultIsolation(MainActor.self)]

let package = Package(
    name: "isolation",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "needle-gen", path: "../../../..")
    ],
    targets: [
        .target(name: "Core", dependencies: [runtime], swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
        .target(name: "Screens", dependencies: ["Core", runtime], swiftSettings: settings),
        .executableTarget(
            name: "App", dependencies: ["Core", "Screens", runtime],
            swiftSettings: [.defaultIsolation(MainActor.self)],
            plugins: [.plugin(name: "NeedlePlugin", package: "needle-gen")]),
    ],
    swiftLanguageModes: [.v6]
)
