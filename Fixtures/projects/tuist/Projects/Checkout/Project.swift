import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.module(name: "Checkout", dependencies: [.project(target: "Core", path: "../Core")])
