// swift-tools-version: 6.2
import PackageDescription

// On this package only: `-Xswiftc -warnings-as-errors` would hold for OpenCombine too.
let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let runtime = Target.Dependency.product(name: "DIRuntime", package: "needle-gen")

let package = Package(
    name: "IMVVMKit",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .library(name: "IMVVM", targets: ["IMVVM"])
    ],
    dependencies: [
        .package(name: "needle-gen", path: "../../../.."),
        .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
    ],
    targets: [
        // Views that render text, where SwiftUI does not exist.
        .target(
            name: "TextUI",
            dependencies: [
                .product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux]))
            ],
            swiftSettings: settings
        ),
        .target(
            name: "IMVVM",
            dependencies: [.target(name: "TextUI", condition: .when(platforms: [.linux])), runtime],
            swiftSettings: settings
        ),
        .testTarget(name: "IMVVMTests", dependencies: ["IMVVM", runtime], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
