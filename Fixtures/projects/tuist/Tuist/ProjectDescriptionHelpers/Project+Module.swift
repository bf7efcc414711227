import ProjectDescription

public enum Layer: String {
    case feature = "Features"
    case core = "Core"
}

extension Project {
    /// A framework with its tests and an app that shows it.
    public static func module(
        name: String, layer: Layer = .feature, dependencies: [TargetDependency] = []
    ) -> Project {
        let bundleId = "org.example.\(name.lowercased())"
        let sources = Target.target(
            name: name, destinations: .iOS, product: .framework, bundleId: bundleId,
            sources: ["Sources/**"], dependencies: dependencies)
        var targets = [sources]
        targets.append(
            .target(
                name: "\(name)Tests", destinations: .iOS, product: .unitTests, bundleId: bundleId + ".tests",
                sources: .init(globs: ["Tests/**"]), dependencies: [.target(name: name)]))
        if layer == .feature {
            targets += [
                .target(
                    name: "\(name)Demo", destinations: .iOS, product: .app, bundleId: bundleId + ".demo",
                    sources: ["Demo/**"], dependencies: [.target(name: name)])
            ]
        }
        return Project(
            name: name, settings: .settings(base: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]), targets: targets)
    }
}
