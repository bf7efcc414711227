import SwiftFacts

extension Rule {
    package static let unlinkedSlot = Rule(
        id: "unlinked-slot",
        holdsInEveryModule: true,
        find: unlinkedSlots,
        explanation: Explanation(
            title: "plug-ins that are asked for out of sight",
            meaning: """
                A component hosts a slot by a member whose written type is `Plugins<Slot>` and whose code calls
                `plugins(flags:)`. The call stands in a member of another type, or in an initialiser, or is made
                on another object than `self`.
                """,
            reason: """
                The type of the member says which slot it is. Without it the plug-ins would be created below a
                component that the graph does not know as their parent.
                """,
            fix: """
                - Declare a property of the type `Plugins<Slot>` that makes the call, and read that.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                      var tabs: Plugins<Tabs> { plugins() }

                      func titles() -> [String] {
                -         let tabs: Plugins<Tabs> = plugins()  // reported here
                -         return Array(tabs)
                +         Array(tabs)
                      }
                  }

                  enum Tabs: PluginSlot { typealias Plugin = String }

                  final class FeedComponent: SlotComponent<EmptyDependency, Tabs> {
                      override class var flag: String { "tab.feed" }
                      override var plugin: String { "Feed" }
                  }
                """))

    private static func unlinkedSlots(in wiring: Wiring) -> [Diagnostic] {
        let unhosted = wiring.graph.unhostedSlots
        let meant = unhosted.count == 1 ? unhosted.first : nil
        return wiring.rejections.slots.unreadHosts.map { .unlinkedSlot($0, meant: meant) }
            + wiring.rejections.slots.callsOnOthers.map { .callOnOther($0, in: wiring.graph) }
    }
}

extension Diagnostic {
    /// A call on another object than `self`, which may be no host.
    fileprivate static func callOnOther(_ call: SlotRejections.CallOnOther, in graph: ScopeGraph) -> Diagnostic {
        let host = call.host.map { (graph.displayName(of: $0.component), $0.location) }
        let name = SwiftName.escaped(SwiftName.lowercasedFirst(call.slot.lastNamePart))
        return Diagnostic(
            .unlinkedSlot, at: call.location,
            "the plug-ins of '\(call.slot)' are asked for outside of the component that hosts them",
            edit: host.map { "read the property by which '\($0.0)' hosts them" }
                ?? "declare 'var \(name): Plugins<\(SwiftName.escapedParts(call.slot))> { plugins() }' in that component, and read it here",
            notes: host.map { [Note("'\($0.0)' hosts them here", at: $0.1)] } ?? [])
    }

    /// - Parameter meant: the only slot that has plug-ins and no host.
    fileprivate static func unlinkedSlot(
        _ host: SlotRejections.UnreadHost, meant: PluginSlot?
    ) -> Diagnostic {
        let message =
            "'\(host.member)' of '\(host.component)' asks for plug-ins, and its type does not say of which slot"
        guard let place = host.untyped else {
            return Diagnostic(
                .unlinkedSlot, at: host.location, message,
                edit: "make the call in a property of the type 'Plugins<Slot>', and read that")
        }
        let type = "Plugins<\(SwiftName.escapedParts(meant?.name ?? "Slot"))>"
        let edit = "write '\(SwiftName.escaped(host.member)): \(type)'"
        return Diagnostic(
            .unlinkedSlot, at: host.location, message, edit: edit,
            fix: meant == nil ? nil : Fix(edit, [Fix.Change(.type(type), at: place)]))
    }
}
