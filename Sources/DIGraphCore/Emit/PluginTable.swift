import SwiftFacts

/// The part of the table that says which plug-ins each slot has, in order.
final class PluginTable {
    private let graph: ScopeGraph
    private let spelling: TypeSpelling

    init(_ graph: ScopeGraph, _ spelling: TypeSpelling) {
        self.graph = graph
        self.spelling = spelling
    }

    var isEmpty: Bool { graph.hostedSlots.isEmpty }

    func write(to writer: inout SwiftWriter) {
        writer.conditionalRuns(graph.hostedSlots, conditions: \.conditions) { writer, slot in
            writer.statement(
                "table.register(slot: \(spelling.spelled(slot.name, in: slot.module)).self)",
                availableOn: slot.attributes)
            let plugins = slot.plugins.map { (graph[$0.component], $0) }.filter { $0.0.isCreated }
            writer.conditionalRuns(plugins, conditions: \.0.conditions) { writer, entry in
                let (component, plugin) = entry
                let name = spelling.spelled(component)
                writer.statement(
                    "table.register(plugin: \(name).self, flag: \"\(plugin.flag)\") { \(name)(parent: $0) }",
                    availableOn: Array(component.attributes))
            }
        }
    }
}

extension ScopeGraph {
    /// The slots that a component hosts which a root reaches; a base class hosts for its subclasses.
    var hostedSlots: [PluginSlot] {
        slots.filter { slot in
            slot.hosts.contains { self[$0.component].isReachable || self[$0.component].isAbstract }
        }
    }

    /// The components that the generated file creates.
    var createdPlugins: [ScopeID] {
        hostedSlots.flatMap { $0.plugins.map { $0.component } }.filter { self[$0].isCreated }
    }
}
