// swift-tools-version: 6.0
import PackageDescription

let core: Target.Dependency = .product(name: "Core", package: "Core")

func feature(_ name: String, dependencies: [Target.Dependency] = []) -> [Target] {
    let sources = Target.target(name: name, dependencies: dependencies + [core], path: "\(name)/Code")
    return [sources, .testTarget(name: name + "Tests", dependencies: [.target(name: name)], path: "\(name)/Tests")]
}

let package = Package(
    name: "Features",
    products: [.library(name: "Cart", targets: ["Cart"])],
    dependencies: [.package(path: "../Core")],
    targets: feature("Cart", dependencies: ["Checkout"]) + feature("Checkout")
)

for target in package.targets {
    target.swiftSettings = [.enableUpcomingFeature("ExistentialAny")]
}
