import ProjectDescription

let project = Project(
    name: "Search",
    targets: [
        .target(
            name: "Search",
            destinations: .macOS,
            product: .staticFramework,
            bundleId: "example.search",
            sources: ["Sources/**"],
            dependencies: [.project(target: "Kit", path: "../Kit"), .project(target: "Booking", path: "../Booking")])
    ])
