// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "vidrep",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [
        .package(name: "needle-gen", path: "../../.."),
        .package(path: "text-views"),
    ],
    targets: [
        .executableTarget(
            name: "ReadingList",
            dependencies: [
                .product(name: "DIRuntime", package: "needle-gen"),
                .product(name: "TextViews", package: "text-views"),
            ],
            plugins: [.plugin(name: "NeedlePlugin", package: "needle-gen")]
        ),
        .testTarget(
            name: "ReadingListTests",
            dependencies: [
                "ReadingList",
                .product(name: "DIRuntime", package: "needle-gen"),
                .product(name: "TextViews", package: "text-views"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
