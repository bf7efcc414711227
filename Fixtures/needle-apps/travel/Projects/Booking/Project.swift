import ProjectDescription

let project = Project(
    name: "Booking",
    targets: [
        .target(
            name: "Booking",
            destinations: .macOS,
            product: .staticFramework,
            bundleId: "example.booking",
            sources: ["Sources/**"],
            dependencies: [.project(target: "Kit", path: "../Kit")])
    ])
