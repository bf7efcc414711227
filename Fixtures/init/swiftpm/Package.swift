// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "notes",
    targets: [
        .target(name: "NotesKit"),
        .executableTarget(name: "Notes", dependencies: ["NotesKit"]),
        .testTarget(name: "NotesTests", dependencies: ["Notes"]),
    ])
