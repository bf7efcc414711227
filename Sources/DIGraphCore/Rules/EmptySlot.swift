import SwiftFacts

extension Rule {
    package static let emptySlot = Rule(
        id: "empty-slot",
        severity: .warning,
        holdsInEveryModule: true,
        find: emptySlots,
        explanation: Explanation(
            title: "a slot without plug-ins",
            meaning: """
                Some component hosts the slot, and no class among the sources inherits from a `SlotComponent<…>`
                of it.
                """,
            reason: """
                What shows the plug-ins is there and shows nothing. Most often the module of the plug-ins is
                missing among the sources, so that they would be missing in the app as well.
                """,
            fix: """
                - Add the folders of the plug-ins to the sources.
                - Or delete the slot and the property that hosts it.
                """,
            silencing: """
                Do that for a slot that only other apps fill.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                      var tabs: Plugins<Tabs> { plugins() }
                  }

                  enum Tabs: PluginSlot {  // reported here
                      typealias Plugin = String
                  }
                +
                + final class FeedComponent: SlotComponent<EmptyDependency, Tabs> {
                +     override class var flag: String { "tab.feed" }
                +     override var plugin: String { "Feed" }
                + }
                """))

    private static func emptySlots(in wiring: Wiring) -> [Diagnostic] {
        // A plug-in of a slot that is not known, or one that is left out, may be one of any.
        if wiring.rejections.slots.unknown.contains(where: { !$0.isHosted }) || wiring.lacksPlugins { return [] }
        return wiring.graph.hostedSlots.filter { $0.plugins.isEmpty && wiring.twin(of: $0) == nil }
            .map { .emptySlot($0, in: wiring.graph) }
    }
}

extension Diagnostic {
    fileprivate static func emptySlot(_ slot: PluginSlot, in graph: ScopeGraph) -> Diagnostic {
        let hosts = slot.hosts.prefix(1).map { host in
            Note("'\(graph.displayName(of: host.component))' hosts it", at: host.location)
        }
        return Diagnostic(
            .emptySlot, at: slot.location, "the slot '\(slot.name)' has no plug-ins among the sources",
            edit: "add the folders of its plug-ins to the sources", alternative: silence("empty-slot"), notes: hosts)
    }
}
