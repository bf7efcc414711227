// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "main-actor-notes",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [
        .package(name: "needle-gen", path: "../../..")
    ],
    targets: [
        .executableTarget(
            name: "Notes",
            dependencies: [.product(name: "DIRuntime", package: "needle-gen")],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        )
    ],
    swiftLanguageModes: [.v6]
)
