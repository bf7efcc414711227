import SwiftFacts

extension Rule {
    package static let pluginOrder = Rule(
        id: "plugin-order",
        holdsInEveryModule: true,
        find: pluginOrders,
        explanation: Explanation(
            title: "plug-ins that cannot stand in their order",
            meaning: """
                A `.before("flag")` or `.after("flag")` names a flag that no other plug-in of the same slot has, or
                plug-ins name each other in a circle.
                """,
            reason: """
                The order of a slot is fixed when the app is built. A flag that no plug-in has is most often
                misspelt, and the plug-in would stand where nobody wants it.
                """,
            fix: """
                - Name the flag of a plug-in of the same slot.
                - Leave out one of the orders that make the circle.
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
                      override class var flag: String { "tab.offers" }
                -     override class var order: PluginOrder { .after("tab.fed") }  // reported here
                +     override class var order: PluginOrder { .after("tab.feed") }
                      override var plugin: String { "Offers" }
                  }
                """))

    private static func pluginOrders(in wiring: Wiring) -> [Diagnostic] {
        let areSlotsKnown = wiring.rejections.slots.unknown.allSatisfy { $0.isHosted }
        lazy var ofAnySlot = wiring.graph.pluginsByFlag()
        lazy var lacksPlugins = wiring.lacksPlugins
        return wiring.graph.slots.flatMap { slot in
            // A plug-in that is left out, of a slot that is not known, or whose flag cannot be read, may have any flag.
            let isComplete = areSlotsKnown && !slot.plugins.contains { $0.hasUnreadableFlag }
            let byFlag = Dictionary(grouping: slot.plugins, by: \.flag)
            lazy var flags = SimilarNames(byFlag.keys)
            let strays = slot.plugins.compactMap { plugin -> Diagnostic? in
                guard isComplete, let flag = plugin.order.neighbour, byFlag[flag] == nil, !lacksPlugins
                else { return nil }
                if let lost = wiring.lostPlugins[flag] { return .order(of: plugin, beside: lost, in: slot, wiring) }
                let similar = flags.similar(to: flag) { $0 != plugin.flag }
                let other = similar.isEmpty ? ofAnySlot[flag] : nil
                return .strayOrder(of: plugin, beside: flag, in: slot, similar, other, wiring.graph)
            }
            // By a flag of two nobody knows which of them is meant.
            let cycles = slot.orderCycles.filter { $0.allSatisfy { byFlag[$0.flag]?.count == 1 } }
            return strays + cycles.map { .orderCycle($0, in: wiring.graph) }
        }
    }
}

extension ScopeGraph {
    /// The first of each flag.
    fileprivate func pluginsByFlag() -> [String: (slot: PluginSlot, plugin: Plugin)] {
        let all = slots.flatMap { slot in slot.plugins.map { ($0.flag, (slot: slot, plugin: $0)) } }
        return Dictionary(all, uniquingKeysWith: { first, _ in first })
    }
}

extension Diagnostic {
    /// An order that names the flag of no plug-in of the slot, but perhaps of one of another slot.
    fileprivate static func strayOrder(
        of plugin: Plugin, beside flag: String, in slot: PluginSlot, _ similar: [String],
        _ other: (slot: PluginSlot, plugin: Plugin)?, _ graph: ScopeGraph
    ) -> Diagnostic {
        let side = if case .before = plugin.order { "before" } else { "after" }
        return Diagnostic(
            .pluginOrder, at: plugin.writtenOrder?.location ?? graph[plugin.component].location,
            "'\(graph.displayName(of: plugin.component))' is to stand \(side) '\(flag)', and no plug-in of "
                + "'\(slot.name)' has that flag",
            edit: similar.isEmpty
                ? "name the flag of another plug-in of the slot, or delete the order"
                : "did you mean \(alternatives(similar))?",
            notes: other.map { slot, plugin in
                let name = graph.displayName(of: plugin.component)
                return [Note("'\(name)' of '\(slot.name)' has it", at: graph[plugin.component].location)]
            } ?? [],
            fix: similar.count == 1
                ? plugin.writtenOrder.flatMap { order in
                    Fix("name '\(similar[0])'", [Fix.Change(.literal(flag, instead: similar[0]), at: order.location)])
                } : nil)
    }

    /// An order that names the flag of a component which is no plug-in any more.
    fileprivate static func order(
        of plugin: Plugin, beside lost: Component, in slot: PluginSlot, _ wiring: Wiring
    ) -> Diagnostic {
        let name = wiring.graph.displayName(of: plugin.component)
        let location = plugin.writtenOrder?.location ?? wiring.graph[plugin.component].location
        return Diagnostic(
            .pluginOrder, at: lost.location,
            "'\(lost.name)' is to be a plug-in, since '\(name)' of '\(slot.name)' is ordered by its flag, and it inherits from "
                + "none",
            edit: "inherit from '\(wiring.base(ofLost: lost, in: slot))', or delete the order",
            notes: [Note("'\(name)' is ordered here", at: location)], cause: "lost plug-in \(lost.id.index)")
    }

    /// Plug-ins of which each stands after the one before it, and the first after the last.
    fileprivate static func orderCycle(_ plugins: [Plugin], in graph: ScopeGraph) -> Diagnostic {
        let ordered = plugins.filter { $0.order.neighbour != nil }
        let first = ordered.min { $0.component < $1.component }
        let flags = plugins.map { $0.flag } + plugins.prefix(1).map { $0.flag }
        let message =
            plugins.count == 1
            ? "'\(flags[0])' is ordered by itself: name the flag of another plug-in of the slot, or delete the order"
            : "the orders of plug-ins make a circle, \(flags.map { "'\($0)'" }.joined(separator: " before ")): delete one of them"
        let needless = plugins.count == 1 ? first?.writtenOrder?.location : nil
        return Diagnostic(
            .pluginOrder, at: first?.writtenOrder?.location, message,
            notes: ordered.filter { $0.component != first?.component }.compactMap { plugin in
                plugin.writtenOrder.map {
                    Note("'\(graph.displayName(of: plugin.component))' is ordered here", at: $0.location)
                }
            }, fix: needless.flatMap { Fix("delete the order", [Fix.Change(.deletion, at: $0)]) })
    }
}
