import DIGraphCore
import DIGraphTemplates

/// What XcodeGen makes an Xcode project of: project.yml.
struct XcodeGenManifest {
    let targets: XcodeTargets
    let package: PackageSource

    var text: String {
        """
        name: \(targets.name)
        options:
          bundleIdPrefix: org.example
          deploymentTarget:
            iOS: \(targets.iOS.literal)
        settings:
          base:
        \(pairs(targets.settings + [("GENERATE_INFOPLIST_FILE", "YES")], depth: 2))
        packages:
          needle-gen:
        \(source)
        \(targets.packages.map { "  \($0.folder):\n    path: \($0.folder.literal)\n" }.joined())targets:
        \(targets.all.map(target).joined(separator: "\n"))
        schemes:
          \(targets.name):
            build:
              targets:
                \(targets.name): all
              # What generates code runs in the order in which one reads what the other writes: the GraphQL generator's
              # types are sources of needle-gen. It cannot fail the build here; the build phase of needle-gen can.
              preActions:
        \(action("Generate GraphQL", XcodeTargets.graphQL))
        \(targets.graphs.map { action(title($0), XcodeTargets.needleGen($0.settings)) }.joined(separator: "\n"))
            test:
              targets: [\(targets.tests.joined(separator: ", "))]

        """
    }

    private var source: String {
        switch package {
        case .release: "    url: \(PackageSource.address.literal)\n    from: \(Version.current.literal)"
        case .checkout: "    path: \(package.path(depth: 0).literal)"
        }
    }

    private func title(_ graph: Template.Graph) -> String { "Generate the graph of \(graph.settings)" }

    private func script(_ command: String) -> String { "\(XcodeTargets.preparation) && \(command)".literal }

    private func action(_ name: String, _ command: String) -> String {
        """
                - name: \(name)
                  script: \(script(command))
                  settingsTarget: \(targets.name)
        """
    }

    private func target(_ target: XcodeTargets.Target) -> String {
        var lines = [
            "  \(target.name):", "    type: \(type(target.kind))", "    platform: iOS", "    sources:",
            "      - \(target.folder)",
        ]
        for graph in target.graphs { lines += ["      - path: \(graph.output)", "        optional: true"] }
        let dependencies =
            target.modules.map { ["      - target: \($0)"] }
            + target.products.map { ["      - package: \(targets.package(of: $0))", "        product: \($0)"] }
        if !dependencies.isEmpty { lines += ["    dependencies:"] + dependencies.joined() }
        if !target.graphs.isEmpty { lines.append("    preBuildScripts:") }
        for graph in target.graphs {
            lines += [
                "      - name: \(title(graph))", "        script: \(script(XcodeTargets.needleGen(graph.settings)))",
                "        basedOnDependencyAnalysis: false",
            ]
        }
        let settings = target.settings + (target.kind == .program ? Self.appSettings : [])
        if !settings.isEmpty { lines += ["    settings:", "      base:", pairs(settings, depth: 4)] }
        return lines.joined(separator: "\n")
    }

    private static let appSettings = [
        (key: "INFOPLIST_KEY_UIApplicationSceneManifest_Generation", value: "YES"),
        (key: "INFOPLIST_KEY_UILaunchScreen_Generation", value: "YES"),
    ]

    private func type(_ kind: Template.Module.Kind) -> String {
        switch kind {
        case .program: "application"
        case .library: "framework"
        case .tests: "bundle.unit-test"
        }
    }

    private func pairs(_ settings: [XcodeTargets.Setting], depth: Int) -> String {
        settings.map { String(repeating: "  ", count: depth) + "\($0.key): \($0.value.literal)" }
            .joined(separator: "\n")
    }
}
