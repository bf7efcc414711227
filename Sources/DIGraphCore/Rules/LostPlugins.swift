import SwiftFacts

extension Wiring {
    /// Components that say what only plug-ins do and are none, by the flags that an order of a plug-in names.
    func findLostPlugins() -> [String: Component] {
        let named = Set(graph.slots.flatMap { $0.plugins }.compactMap { $0.order.neighbour })
        if named.isEmpty { return [:] }
        var lost: [String: Component] = [:]
        for component in graph.components
        where component.kind == .component && component.isWanted && component.isLeftOut {
            guard let flag = flag(ofLost: component), named.contains(flag), lost[flag] == nil else { continue }
            lost[flag] = component
        }
        return lost
    }

    /// Nil for a class that overrides neither `plugin` nor `flag`.
    private func flag(ofLost component: Component) -> String? {
        let reference = component.declaration
        let members = program.symbols.declaration(reference).members.filter { $0.kind == .property && $0.isOverride }
        let flags = members.filter { $0.name == "flag" && $0.isStatic }
        guard let flag = flags.first else {
            let isPlugin = members.contains { $0.name == "plugin" && !$0.isStatic }
            return isPlugin ? SlotLiteral.defaultFlag(of: component.name, in: component.module) : nil
        }
        return program.symbols.summaries[reference.summary].codeOfTypeOverride(at: flag.offset).flatMap(
            SlotLiteral.flag)
    }

    /// Whether a class says what only plug-ins do.
    func overridesPlugin(_ reference: DeclarationReference) -> Bool {
        program.symbols.declaration(reference).members.contains {
            $0.kind == .property && $0.isOverride && $0.name == ($0.isStatic ? "flag" : "plugin")
        }
    }

    /// Whether the base class of a plug-in is told to be unknown.
    var hasPluginOfUnknownBase: Bool { createdOfUnknownBases.contains { overridesPlugin($0.declaration) } }

    /// What such a class is to inherit from.
    func base(ofLost component: Component, in slot: PluginSlot) -> String {
        let base = RuntimeNames.baseClass(of: .plugin, isMainActor: component.isMainActor)
        let dependency = argument(0, of: component)?.type.description ?? "EmptyDependency"
        return "\(base)<\(dependency), \(slot.name)>"
    }
}
