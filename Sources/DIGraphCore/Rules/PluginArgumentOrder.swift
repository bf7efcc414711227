import SwiftFacts

/// The arguments of a pluginized component by what they are, where they stand in another order.
struct PluginArgumentOrder {
    /// As they are written, and which of them are the dependency and the non-core component.
    fileprivate let arguments: [ComponentClassifier.Argument]
    fileprivate let dependency: Int
    fileprivate let nonCoreIndex: Int

    var nonCore: ComponentClassifier.Argument { arguments[nonCoreIndex] }
    var isNonCoreInPlace: Bool { nonCoreIndex == 2 }

    /// The arguments as they should be written.
    var text: String {
        let order = [dependency, 3 - dependency - nonCoreIndex, nonCoreIndex]
        return "PluginizedComponent<\(order.map { arguments[$0].type.description }.joined(separator: ", "))>"
    }
}

extension Wiring {
    /// Where a dependency is among the arguments, and it or the non-core component stands in the place of another one.
    func misplacedArguments(of component: Component) -> PluginArgumentOrder? {
        guard component.kind == .pluginized, let arguments = classification(of: component)?.arguments,
            arguments.count == 3
        else { return nil }
        let known = (0..<3).map { argument($0, of: component) }
        let dependencies = known.indices.filter { known[$0].flatMap(program.protocols.dependencies(of:)) != nil }
        let nonCores = known.indices.filter { known[$0].flatMap(nonCoreComponent(named:)) != nil }
        // One that is not known, or that only subclasses know, is taken to stand in its place.
        let nonCore = nonCores.first ?? 2
        guard dependencies.count == 1, nonCores.count <= 1, dependencies[0] != nonCore,
            dependencies[0] != 0 || nonCore != 2
        else { return nil }
        return PluginArgumentOrder(arguments: arguments, dependency: dependencies[0], nonCoreIndex: nonCore)
    }

    /// The arguments of a plug-in as they should be written, where the slot stands in the place of the dependency.
    func swappedSlot(of component: Component) -> String? {
        guard component.kind == .plugin, let arguments = classification(of: component)?.arguments,
            arguments.count == 2, let slot = argument(0, of: component), let dependency = argument(1, of: component),
            program.protocols.dependencies(of: slot) == nil, program.protocols.dependencies(of: dependency) != nil
        else { return nil }
        let base = component.isMainActor ? "MainActorSlotComponent" : "SlotComponent"
        return "\(base)<\(dependency.type.description), \(slot.type.description)>"
    }

    func findComponentsOfSwappedSlots() -> Set<String> {
        Set(graph.components.filter { swappedSlot(of: $0) != nil }.map(\.name))
    }

    /// The non-core component that an argument names, whatever its place.
    func nonCoreComponent(named argument: ComponentClassifier.Argument) -> DeclarationReference? {
        let key = argument.type.dottedName.flatMap { program.symbols.resolveType(named: $0, in: argument.context) }
        return key?.types.first { program.classifier.classifications[$0]?.kind == .nonCore }
    }
}
