import ProjectDescription

let isolation: SettingsDictionary = ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]

let project = Project(
    name: "Shop",
    targets: [
        .target(
            name: "Shop-App",
            destinations: .iOS,
            product: .app,
            bundleId: "org.example.shop",
            sources: [.glob("Sources/**", excluding: ["Sources/Drafts/**"]), "//Shared/**/*.swift"],
            dependencies: [.project(target: "Cart", path: "../Cart")],
            settings: .settings(base: isolation)
        )
    ]
)
