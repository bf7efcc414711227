import DIGraphTemplates

/// What Tuist makes an Xcode project of.
struct TuistManifests {
    let targets: XcodeTargets
    let package: PackageSource

    /// Project.swift
    var project: String {
        """
        import ProjectDescription

        // What generates code runs before the build, in the order in which one reads what the other writes: the GraphQL
        // generator's types are sources of needle-gen. These actions of the scheme come before Xcode plans the build, and
        // cannot fail it. So needle-gen, which is fast, runs in a build phase as well; the GraphQL generator does not.
        let preparation = #"\(XcodeTargets.preparation)"#
        let generateGraphQL = preparation + #" && \(XcodeTargets.graphQL)"#

        func generateGraph(_ settings: String) -> String {
            preparation + " && \(XcodeTargets.needleGen("\\(settings)"))"
        }

        func graphPhase(_ settings: String) -> TargetScript {
            .pre(script: generateGraph(settings), name: "Generate the graph of \\(settings)", basedOnDependencyAnalysis: false)
        }

        let project = Project(
            name: \(targets.name.literal),
            settings: .settings(base: \(dictionary(targets.settings, depth: 1))),
            targets: [
        \(targets.all.map(target).joined(separator: ",\n")),
            ],
            schemes: [
                .scheme(
                    name: \(targets.name.literal),
                    buildAction: .buildAction(
                        targets: [\(targets.name.literal)],
                        preActions: [
                            .executionAction(title: "Generate GraphQL", scriptText: generateGraphQL, target: \(targets.name.literal)),
        \(targets.graphs.map(preAction).joined(separator: "\n"))
                        ]
                    ),
                    testAction: .targets([\(targets.tests.map(\.literal).joined(separator: ", "))]),
                    runAction: .runAction(executable: \(targets.name.literal))
                )
            ]
        )

        """
    }

    private func preAction(_ graph: Template.Graph) -> String {
        """
                            .executionAction(
                                title: "Generate the graph of \(graph.settings)",
                                scriptText: generateGraph(\(graph.settings.literal)), target: \(targets.name.literal)),
        """
    }

    private func target(_ target: XcodeTargets.Target) -> String {
        let sources = ["\(target.folder)/**"] + target.graphs.map(\.output)
        let dependencies =
            target.modules.map { ".target(name: \($0.literal))" }
            + target.products.map { ".external(name: \($0.literal))" }
        var arguments = [
            "name: \(target.name.literal)", "destinations: .iOS", "product: .\(product(target.kind))",
            "bundleId: \"org.example.\(targets.bundleWord)\(suffix(target))\"",
            "deploymentTargets: .iOS(\(targets.iOS.literal))",
        ]
        if target.kind == .program {
            arguments.append("infoPlist: .extendingDefault(with: [\"UILaunchScreen\": [:]])")
        }
        arguments.append("sources: [\(sources.map(\.literal).joined(separator: ", "))]")
        if !target.graphs.isEmpty {
            let phases = target.graphs.map { "graphPhase(\($0.settings.literal))" }
            arguments.append("scripts: [\(phases.joined(separator: ", "))]")
        }
        if !dependencies.isEmpty {
            arguments.append("dependencies: [\n\(lines(dependencies, depth: 4))\n            ]")
        }
        if !target.settings.isEmpty {
            arguments.append("settings: .settings(base: \(dictionary(target.settings, depth: 3)))")
        }
        let lines = arguments.map { "            \($0)" }.joined(separator: ",\n")
        return "        .target(\n\(lines)\n        )"
    }

    /// Tuist/Package.swift
    var dependencies: String {
        let types = targets.products.map { "\($0.literal): .framework" }.joined(separator: ", ")
        let packages = targets.packages.map { ".package(path: \"../\($0.folder)\")" }
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            #if TUIST
            import ProjectDescription

            // Frameworks, so that the app and its tests share one copy of each.
            let packageSettings = PackageSettings(productTypes: [\(types)])
            #endif

            let package = Package(
                name: \(targets.name.literal),
                dependencies: [
            \(lines([package.dependency(depth: 1)] + packages, depth: 2))
                ]
            )

            """
    }

    private func product(_ kind: Template.Module.Kind) -> String {
        switch kind {
        case .program: "app"
        case .library: "framework"
        case .tests: "unitTests"
        }
    }

    private func suffix(_ target: XcodeTargets.Target) -> String {
        target.kind == .program ? "" : "." + target.name.replacing("_", with: "-")
    }

    private func lines(_ elements: [String], depth: Int) -> String {
        let indentation = String(repeating: "    ", count: depth)
        return elements.map { indentation + $0 + "," }.joined(separator: "\n")
    }

    private func dictionary(_ settings: [XcodeTargets.Setting], depth: Int) -> String {
        let elements = settings.map { "\($0.key.literal): \($0.value.literal)" }
        return "[\n\(lines(elements, depth: depth + 1))\n\(String(repeating: "    ", count: depth))]"
    }
}
