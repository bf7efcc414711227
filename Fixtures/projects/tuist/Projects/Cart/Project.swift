import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.module(name: "Cart", dependencies: [.project(target: "Checkout", path: "../Checkout")])
