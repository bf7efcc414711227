// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that the products of the root are built without it.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "needle-gen", path: "..")],
    targets: [
        .executableTarget(name: "generate-sources"),
        .executableTarget(name: "read-settings"),
        .target(name: "PathRuntime"),
        .executableTarget(
            name: "runtime-benchmark", dependencies: [.product(name: "DIRuntime", package: "needle-gen")]),
    ],
    swiftLanguageModes: [.v6]
)
