import SwiftFacts

/// The arguments of a pluginized component by what they are, where they stand in another order.
struct PluginArgumentOrder {
    let dependency: ComponentClassifier.Argument
    let plugins: ComponentClassifier.Argument
    let nonCore: ComponentClassifier.Argument

    var text: String {
        let arguments = [dependency, plugins, nonCore].map { $0.type.description }
        return "PluginizedComponent<\(arguments.joined(separator: ", "))>"
    }
}

extension Wiring {
    /// Where all three arguments are of different kinds, and some stand in the places of others.
    func misplacedArguments(of component: Component) -> PluginArgumentOrder? {
        guard component.kind == .pluginized else { return nil }
        let arguments = (0..<3).compactMap { argument($0, of: component) }
        guard arguments.count == 3 else { return nil }
        let dependencies = arguments.indices.filter { program.protocols.dependencies(of: arguments[$0]) != nil }
        let nonCores = arguments.indices.filter { nonCoreComponent(named: arguments[$0]) != nil }
        guard dependencies.count == 1, nonCores.count == 1, dependencies != [0] || nonCores != [2] else { return nil }
        return PluginArgumentOrder(
            dependency: arguments[dependencies[0]], plugins: arguments[3 - dependencies[0] - nonCores[0]],
            nonCore: arguments[nonCores[0]])
    }

    /// The non-core component that an argument names, whatever its place.
    func nonCoreComponent(named argument: ComponentClassifier.Argument) -> DeclarationReference? {
        let key = argument.type.dottedName.flatMap { program.symbols.resolveType(named: $0, in: argument.context) }
        return key?.types.first { program.classifier.classifications[$0]?.kind == .nonCore }
    }
}
