// swift-tools-version: 6.0
import PackageDescription

let runtime = Target.Dependency.product(name: "DIRuntime", package: "needle-gen")

let package = Package(
    name: "modular-shop",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [
        .package(name: "needle-gen", path: "../../..")
    ],
    targets: [
        // The root component and what every feature builds on.
        .target(name: "ShopCore", dependencies: [runtime]),

        // Interfaces: the types and protocols that features share.
        .target(name: "CatalogInterface", dependencies: ["ShopCore"]),
        .target(name: "CartInterface", dependencies: ["CatalogInterface", "ShopCore"]),
        .target(name: "AccountInterface", dependencies: ["CartInterface", "ShopCore"]),

        // Features: components, and providers in extensions of the scopes above them.
        .target(name: "CatalogFeature", dependencies: ["CartInterface", "CatalogInterface", "ShopCore", runtime]),
        .target(name: "CartFeature", dependencies: ["CartInterface", "CatalogInterface", "ShopCore", runtime]),
        .target(name: "AccountFeature", dependencies: ["AccountInterface", "CartInterface", "ShopCore", runtime]),
        .target(
            name: "CheckoutFeature",
            dependencies: ["AccountFeature", "AccountInterface", "CartFeature", "CartInterface", "ShopCore", runtime]
        ),
        .target(name: "InspectorFeature", dependencies: ["CartInterface", "CatalogInterface", "ShopCore", runtime]),

        // The app: it sees every module, so the generated file belongs to it.
        .executableTarget(
            name: "ShopApp",
            dependencies: [
                "AccountFeature", "AccountInterface", "CartFeature", "CartInterface", "CatalogFeature",
                "CatalogInterface", "CheckoutFeature", "InspectorFeature", "ShopCore", runtime,
            ],
            plugins: [.plugin(name: "NeedlePlugin", package: "needle-gen")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
