// swift-tools-version: 6.2
import PackageDescription

let runtime = Target.Dependency.product(name: "DIRuntime", package: "needle-gen")

// On this package only: `-Xswiftc -warnings-as-errors` would hold for OpenCombine too.
let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

func module(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// A feature sees the architecture, what all features share, and the runtime; never another feature.
func feature(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    module(name, ["Architecture", "CourtyardCore", runtime] + dependencies)
}

func tests(of name: String, _ dependencies: Target.Dependency...) -> Target {
    .testTarget(name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies, swiftSettings: settings)
}

let package = Package(
    name: "imvvm",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [
        .package(name: "needle-gen", path: "../../.."),
        .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
    ],
    targets: [
        // Views that render text, where SwiftUI does not exist.
        module(
            "TextUI", [.product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux]))]),
        module("Architecture", [.target(name: "TextUI", condition: .when(platforms: [.linux]))]),
        module("PluginFramework", ["Architecture"]),
        module("CourtyardCore", ["Architecture"]),

        // Parents: they list flags.
        feature("HomeScreen", "PluginFramework"),
        feature("FeedTab", "PluginFramework"),

        // Plug-ins: a tab, feed items, workers. They know neither their parents nor each other.
        feature("ProfileTab"),
        feature("TextItem"),
        feature("PhotoItem"),
        feature("AdItem"),
        feature("TipItem"),
        feature("AnalyticsWorker"),
        feature("RefreshWorker"),

        // The app: its scopes, and which plug-in stands behind which flag.
        .executableTarget(
            name: "Courtyard",
            dependencies: [
                "AdItem", "AnalyticsWorker", "Architecture", "CourtyardCore", "FeedTab", "HomeScreen", "PhotoItem",
                "PluginFramework", "ProfileTab", "RefreshWorker", "TextItem", "TipItem", runtime,
            ],
            swiftSettings: settings,
            plugins: [.plugin(name: "NeedlePlugin", package: "needle-gen")]
        ),

        tests(of: "Architecture"),
        tests(of: "PluginFramework", "Architecture"),
        tests(
            of: "Courtyard", "AdItem", "AnalyticsWorker", "Architecture", "CourtyardCore", "FeedTab", "HomeScreen",
            "PhotoItem", "PluginFramework", "ProfileTab", "RefreshWorker", "TextItem", "TipItem", runtime),
    ],
    swiftLanguageModes: [.v6]
)
