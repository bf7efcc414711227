import ProjectDescription

let workspace = Workspace(name: "Travel", projects: ["Projects/*"])
