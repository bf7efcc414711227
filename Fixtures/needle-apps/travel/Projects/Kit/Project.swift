import ProjectDescription

let project = Project(
    name: "Kit",
    targets: [
        .target(
            name: "Kit",
            destinations: .macOS,
            product: .staticFramework,
            bundleId: "example.kit",
            sources: ["Sources/**"])
    ])
