import SwiftFacts

extension Rule {
    package static let duplicateFlag = Rule(
        id: "duplicate-flag",
        holdsInEveryModule: true,
        find: duplicateFlags,
        explanation: Explanation(
            title: "two plug-ins of one flag in one slot",
            meaning: """
                Two plug-ins of a slot have the same flag. The flag of a plug-in is what its `flag` says, its own
                or that of a base class, or else its module and name without `Component`.
                """,
            reason: """
                A flag turns one plug-in off. With two of one flag neither could be turned off alone, and what
                stands after one of them in the order would stand after an unknown one.
                """,
            fix: """
                - Give each plug-in a flag of its own.
                - Or put them in different branches of one `#if`.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                      var tabs: Plugins<Tabs> { plugins() }
                  }

                  enum Tabs: PluginSlot { typealias Plugin = String }

                  final class FeedComponent: SlotComponent<EmptyDependency, Tabs> {
                      override class var flag: String { "tab.feed" }
                      override var plugin: String { "Feed" }
                  }

                  final class OffersComponent: SlotComponent<EmptyDependency, Tabs> {
                -     override class var flag: String { "tab.feed" }  // reported here
                +     override class var flag: String { "tab.offers" }
                      override var plugin: String { "Offers" }
                  }
                """))

    private static func duplicateFlags(in wiring: Wiring) -> [Diagnostic] {
        wiring.graph.slots.flatMap { slot in
            let byFlag = Dictionary(grouping: slot.plugins, by: \.flag)
            return byFlag.values.filter { $0.count > 1 }.flatMap { plugins in
                // What stands beside that flag has it by mistake.
                let plugins = plugins.sorted {
                    ($0.isBesideItself ? 1 : 0, $0.component) < ($1.isBesideItself ? 1 : 0, $1.component)
                }
                let firsts = ConditionLogic.firstOverlaps(plugins.map { $0.conditions })
                return zip(plugins, firsts).compactMap { plugin, index -> Diagnostic? in
                    let first = index.map { plugins[$0] }
                    // A class that is declared twice has its flag twice, too.
                    guard let first, wiring.key(of: first) != wiring.key(of: plugin) else { return nil }
                    return Diagnostic.duplicateFlag(of: plugin, first: first, in: slot, wiring.graph)
                }
            }
        }
    }
}

extension Plugin {
    fileprivate var isBesideItself: Bool { order.neighbour == flag }
}

extension Wiring {
    fileprivate func key(of plugin: Plugin) -> DeclaredName {
        program.symbols.key(of: graph[plugin.component].declaration)
    }
}

extension Diagnostic {
    fileprivate static func duplicateFlag(
        of plugin: Plugin, first: Plugin, in slot: PluginSlot, _ graph: ScopeGraph
    ) -> Diagnostic {
        let names = [first, plugin].map { graph.displayName(of: $0.component) }
        let isInherited = plugin.writtenFlag.map { $0.location == first.writtenFlag?.location } ?? false
        let places = [first, plugin].map { isInherited ? nil : $0.writtenFlag?.location }
        return Diagnostic(
            .duplicateFlag, at: places[1] ?? graph[plugin.component].location,
            "\(alternatives(names, "and")) are plug-ins of '\(slot.name)' with the flag '\(plugin.flag)': give each a flag "
                + "of its own",
            notes: [Note("the first is here", at: places[0] ?? graph[first.component].location)])
    }
}
