// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "tic-tac-toe",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [
        .package(name: "needle-gen", path: "../../..")
    ],
    targets: [
        .executableTarget(
            name: "TicTacToe",
            dependencies: [.product(name: "DIRuntime", package: "needle-gen")],
            plugins: [.plugin(name: "NeedlePlugin", package: "needle-gen")]
        ),
        .testTarget(
            name: "TicTacToeTests",
            dependencies: ["TicTacToe", .product(name: "DIRuntime", package: "needle-gen")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
