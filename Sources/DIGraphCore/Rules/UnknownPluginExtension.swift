import SwiftFacts

extension Rule {
    package static let unknownPluginExtension = Rule(
        id: "unknown-plugin-extension",
        find: unknownExtensions,
        explanation: Explanation(
            title: "a plug-in extension that is no protocol of the sources",
            meaning: """
                The second argument of `PluginizedComponent<…>` must be a protocol whose declaration the generator
                has read. It is misspelt, is no protocol, or is declared in a file that is not among the sources.
                """,
            reason: """
                The generator writes the class that conforms to the plug-in extension, so it must know what the
                protocol requires.
                """,
            fix: """
                - Declare it: `protocol Name: PluginExtension`.
                - Or add the folder or module that declares it to the sources.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                      var feed: FeedComponent { FeedComponent(parent: self) }
                + }
                +
                + protocol FeedExtension: PluginExtension {
                +     var banner: String { get }
                  }

                  final class FeedComponent: PluginizedComponent<
                      EmptyDependency,
                      FeedExtension,  // reported here
                      FeedNonCoreComponent
                  > {
                -     var title: String { "Feed" }
                +     var title: String { pluginExtension.banner }
                  }

                  final class FeedNonCoreComponent: NonCoreComponent<EmptyDependency> {
                      var banner: String { "Two for one" }
                  }
                """))

    private static func unknownExtensions(in wiring: Wiring) -> [Diagnostic] {
        let names = wiring.program.protocols.completeProtocolNames()
        let used = wiring.graph.components.flatMap { $0.pluginExtensions }.map { wiring.graph.protocols[$0.index].name }
        lazy var protocols = SimilarNames(names)
        lazy var unused = RewordedNames(names.subtracting(used))
        return wiring.graph.components.compactMap { component in
            wiring.unknownExtension(of: component).map { name, argument in
                if let unseen = wiring.unseenDependency(named: name, in: argument.location.file) {
                    return .unimported(
                        .unknownPluginExtension, name, "'\(name)', the plug-in extension of '\(component.name)',",
                        of: component.name, unseen, at: argument.location, wiring)
                }
                let close = protocols.similar(to: name)
                let renamed = close.isEmpty ? unused.only(like: name) : nil
                return .unknownPluginExtension(
                    name, component: component.name, similar: renamed.map { [$0] } ?? close, at: argument.location)
            }
        }
    }
}

extension Wiring {
    /// The plug-in extension of a component where it is none that the sources declare.
    fileprivate func unknownExtension(
        of component: Component
    ) -> (name: String, argument: ComponentClassifier.Argument)? {
        guard component.kind == .pluginized, component.pluginExtensions.isEmpty,
            let argument = argument(1, of: component), misplacedArguments(of: component) == nil,
            !program.classifier.isRuntimeProtocol(
                argument.type.withoutExistential, ["EmptyPluginExtension", "PluginExtension"], in: argument.context)
        else { return nil }
        return (argument.type.withoutExistential.description, argument)
    }

    /// What components would provide by plug-in extensions that are not known, or stand in the wrong place.
    func namesOfUnreadExtensions() -> [ScopeID: Set<String>] {
        var names: [ScopeID: Set<String>] = [:]
        for component in graph.components where component.kind == .pluginized {
            let order = misplacedArguments(of: component)
            guard unknownExtension(of: component) != nil || order != nil else { continue }
            let misplaced = order?.nonCore.flatMap(nonCoreComponent).map { declaration in
                graph.components.filter { $0.declaration == declaration }
            }
            let provided = (component.nonCoreComponents.map { graph[$0] } + (misplaced ?? [])).flatMap { $0.provided }
            names[component.id] = Set(provided.map { $0.member.name })
        }
        return names
    }
}

extension Diagnostic {
    /// The second generic argument of a pluginized component is no protocol of the sources.
    fileprivate static func unknownPluginExtension(
        _ name: String, component: String, similar: [String], at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .unknownPluginExtension, at: location,
            "the plug-in extension '\(name)' of '\(component)' is not a protocol of the sources", unknown: name,
            similar: similar,
            edit: "declare 'protocol \(SwiftName.escaped(name)): PluginExtension', "
                + "or add the folder that declares it to the sources")
    }
}
