// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    dependencies: [.package(path: "../Modules/Core"), .package(path: "../Modules/Features")],
    targets: [
        .executableTarget(name: "Shop", dependencies: ["Core", .product(name: "Cart", package: "Features")]),
        .executableTarget(name: "Demo", dependencies: [.product(name: "Cart", package: "Features")], path: "Demo"),
    ]
)
