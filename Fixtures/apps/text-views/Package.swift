// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "text-views",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        .library(name: "TextViews", targets: ["TextViews"])
    ],
    targets: [
        .target(name: "TextViews")
    ],
    swiftLanguageModes: [.v6]
)
