// swift-tools-version: 6.1
import PackageDescription

// A package that is no part of a build without the trait.
let package = Package(
    name: "fancy",
    products: [.library(name: "Fancy", targets: ["Fancy"])],
    targets: [.target(name: "Fancy")]
)
