import SwiftFacts

extension Rule {
    package static let unsupportedPlugin = Rule(
        id: "unsupported-plugin",
        holdsInEveryModule: true,
        find: unsupportedPlugins,
        explanation: Explanation(
            title: "a plug-in that its host cannot create",
            meaning: """
                The plug-in does not override `plugin`, or has no `init(parent:)` that the generated file can call,
                or is on the main actor while a component that hosts its slot is not. Or its slot is generic, or
                stands in a generic type. Or a class inherits from it that has a flag of its own, and so is the
                plug-in in its place: a class that others inherit from is none.
                """,
            reason: """
                The generated file creates the plug-in below each host, by `init(parent:)`, and takes what
                `plugin` gives. The base class has nothing to give, and would stop the app. A generic slot is
                another type for each type in its place, and the generator does not know them all.
                """,
            fix: """
                - Override `plugin`, in the class or in a base class of it, and in every branch of an `#if`.
                - A class with an initialiser of its own declares `override init(parent: any Scope)` as well.
                - Let the host inherit from a main-actor component, or the plug-in from `SlotComponent`.
                - Declare a slot without parameters for each use of a generic one.
                - Move what two plug-ins share to a base class that writes no `flag`.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                      var tabs: Plugins<Tabs> { plugins() }
                  }

                  enum Tabs: PluginSlot { typealias Plugin = String }

                  final class FeedComponent: SlotComponent<EmptyDependency, Tabs> {  // reported here
                      override class var flag: String { "tab.feed" }
                +     override var plugin: String { "Feed" }
                  }
                """))

    private static func unsupportedPlugins(in wiring: Wiring) -> [Diagnostic] {
        wiring.graph.hostedSlots.compactMap { slot in
            wiring.program.genericOrigin(of: slot).map { .genericSlot(slot, in: $0, wiring.graph) }
        } + wiring.graph.slots.flatMap { unsupportedPlugins(of: $0, in: wiring) }
            + wiring.rejections.slots.lostBases.map { .lostBase($0, in: wiring.graph) }
    }

    private static func unsupportedPlugins(of slot: PluginSlot, in wiring: Wiring) -> [Diagnostic] {
        let plainHost = slot.hosts.first {
            let host = wiring.graph[$0.component]
            return !host.isMainActor && !wiring.hasNonisolatedBase(host)
        }
        return slot.plugins.flatMap { plugin in
            let component = wiring.graph[plugin.component]
            var found = plugin.lacks.map { Diagnostic.unsupportedPlugin($0, of: component, in: wiring) }
            if let plainHost, component.isMainActor {
                found.append(
                    .mainActorPlugin(component, below: wiring.graph[plainHost.component], at: plainHost.location))
            }
            return found
        }
    }
}

extension Diagnostic {
    fileprivate static func genericSlot(_ slot: PluginSlot, in origin: String, _ graph: ScopeGraph) -> Diagnostic {
        let fact = origin == slot.name ? "is generic" : "is declared in the generic type '\(origin)'"
        return Diagnostic(
            .unsupportedPlugin, at: slot.location,
            "the slot '\(slot.name)' \(fact), and the generated file cannot tell of which types",
            edit: origin == slot.name
                ? "declare a slot without parameters for each use of it" : "move the slot out of '\(origin)'",
            affected: slot.plugins.map { plugin in
                let name = graph.displayName(of: plugin.component)
                return Affected(name, at: graph[plugin.component].location, "'\(name)' is one of its plug-ins")
            })
    }

    fileprivate static func unsupportedPlugin(_ lack: Plugin.Lack, of component: Component, in wiring: Wiring)
        -> Diagnostic
    {
        let name = wiring.graph.displayName(of: component.id)
        switch lack {
        case .plugin:
            return Diagnostic(
                .unsupportedPlugin, at: component.location,
                "'\(name)' gives its host nothing: override 'plugin'")
        case .conditionalPlugin(let conditions, let location):
            let condition = conditions.map { $0.text }.joined(separator: " && ")
            return Diagnostic(
                .unsupportedPlugin, at: location,
                "'\(name)' overrides 'plugin' only under '#if \(condition)', and else gives its host nothing: override it "
                    + "in every branch")
        case .initializer(let location):
            return Diagnostic(
                .unsupportedPlugin, at: location,
                "'\(name)' has no 'init(parent:)' by which its host creates it: declare 'override init(parent: any Scope)'"
            )
        case .visibleInitializer(let access, let location):
            let needed = wiring.program.settings.neededAccess(in: component.module)
            return Diagnostic(
                .unsupportedPlugin, at: location,
                "'init(parent:)' of '\(name)' is '\(access)', so its host cannot create it: make it '\(needed)'",
                fix: Fix("make 'init(parent:)' of '\(name)' '\(needed)'", [Fix.Change(.access(needed), at: location)]))
        }
    }

    /// A class that is left out, although it has all of a plug-in.
    fileprivate static func lostBase(_ lost: SlotRejections.LostBase, in graph: ScopeGraph) -> Diagnostic {
        let (name, heir) = (graph.displayName(of: lost.component), graph.displayName(of: lost.heir))
        return Diagnostic(
            .unsupportedPlugin, at: lost.flag.location,
            "'\(name)' has a flag and is no plug-in, since '\(heir)' inherits from it: move what they share to a base class "
                + "of both, or delete this flag",
            notes: [Note("'\(heir)' is here", at: graph[lost.heir].location)])
    }

    /// A main-actor plug-in of a host that belongs to no actor.
    fileprivate static func mainActorPlugin(
        _ component: Component, below host: Component, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .unsupportedPlugin, of: component.name, at: component.location,
            "'\(component.name)' is the main actor's, and '\(host.name)', which hosts it, is not: let the host inherit from "
                + "a main-actor component, or the plug-in from 'SlotComponent'",
            notes: [Note("'\(host.name)' hosts the slot here", at: location)], cause: "plain host \(host.id.index)")
    }
}
