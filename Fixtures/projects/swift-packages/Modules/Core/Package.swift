// swift-tools-version: 6.0
import PackageDescription

let name = "Core"

let package = Package(
    name: name,
    products: [.library(name: name, targets: [name])],
    targets: [
        .target(name: name, exclude: ["Notes"]),
        .testTarget(name: "\(name)Tests", dependencies: [.byName(name: name)]),
    ]
)
