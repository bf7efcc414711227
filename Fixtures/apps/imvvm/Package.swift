// swift-tools-version: 6.2
import PackageDescription

let runtime = Target.Dependency.product(name: "DIRuntime", package: "needle-gen")
let flags = Target.Dependency.product(name: "DIRuntimeFlags", package: "needle-gen")
let kit = Target.Dependency.product(name: "IMVVM", package: "IMVVMKit")

// On this package only: `-Xswiftc -warnings-as-errors` would hold for OpenCombine too.
let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// A feature sees the kit, what all features share, and the runtime; never another feature.
func feature(_ name: String) -> Target {
    .target(name: name, dependencies: ["CourtyardCore", kit, runtime, flags], swiftSettings: settings)
}

let features: [Target.Dependency] = [
    "AdItem", "AnalyticsWorker", "FeedTab", "HomeScreen", "PhotoItem", "ProfileTab", "RefreshWorker", "TextItem",
    "TipItem",
]

let package = Package(
    name: "imvvm",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [
        .package(name: "needle-gen", path: "../../.."),
        .package(path: "IMVVMKit"),
    ],
    targets: [
        // Models, services and slots, which all features know.
        .target(name: "CourtyardCore", dependencies: [kit, runtime], swiftSettings: settings),

        // A screen with slots for tabs; a tab with slots of its own.
        feature("HomeScreen"),
        feature("FeedTab"),

        // Plug-ins: a tab, feed items, workers. They know neither their hosts nor each other.
        feature("ProfileTab"),
        feature("TextItem"),
        feature("PhotoItem"),
        feature("AdItem"),
        feature("TipItem"),
        feature("AnalyticsWorker"),
        feature("RefreshWorker"),

        // The app: its scopes. A feature becomes a part of it by standing here.
        .executableTarget(
            name: "Courtyard",
            dependencies: ["CourtyardCore", kit, runtime, flags] + features,
            swiftSettings: settings,
            plugins: [.plugin(name: "NeedlePlugin", package: "needle-gen")]
        ),
        .testTarget(
            name: "CourtyardTests",
            dependencies: ["Courtyard", "CourtyardCore", kit, runtime, flags] + features,
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
