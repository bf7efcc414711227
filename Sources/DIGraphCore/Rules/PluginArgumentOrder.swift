import SwiftFacts

/// The arguments of a pluginized component by what they are, where they stand in another order or one of them is missing.
struct PluginArgumentOrder {
    typealias Argument = ComponentClassifier.Argument

    fileprivate let base: String
    fileprivate let dependency: Argument?
    fileprivate let pluginExtension: Argument?
    let nonCore: Argument?
    let isNonCoreInPlace: Bool
    /// The only non-core component that no other component names.
    fileprivate let unusedNonCore: String?
    /// Where each argument stands, what does, and what should: where none is missing.
    fileprivate var exchanged: [(place: Argument, meant: Argument)] = []

    /// What nothing is written for.
    var lack: String? {
        if dependency == nil { return "dependency" }
        if pluginExtension == nil { return "plug-in extension" }
        return nonCore == nil ? "non-core component" : nil
    }

    /// The edit; nil where an argument is no name.
    var fix: Fix? {
        guard exchanged.allSatisfy({ $0.meant.type.withoutExistential.dottedName != nil }) else { return nil }
        return Fix(
            "write '\(text)'",
            exchanged.compactMap { place, meant in
                let (old, new) = (place.type.description, meant.type.description)
                return old == new ? nil : Fix.Change(.name(old, instead: new), at: place.location)
            })
    }

    /// The arguments as they should be written.
    var text: String {
        let names = [
            dependency?.type.description ?? "EmptyDependency",
            pluginExtension?.type.description ?? "EmptyPluginExtension",
            nonCore?.type.description ?? unusedNonCore ?? "…",
        ]
        return "\(base)<\(names.joined(separator: ", "))>"
    }
}

/// Arguments of a base class that are written in another way.
struct MisplacedArguments {
    let what: String
    /// What nothing is written for; nil where they stand in another order.
    let lack: String?
    let text: String
    let fix: Fix?

    /// Those of a plug-in.
    fileprivate init(lack: String?, text: String, fix: Fix? = nil) {
        (what, self.lack, self.text, self.fix) = ("the dependency and the slot", lack, text, fix)
    }

    fileprivate init(_ order: PluginArgumentOrder) {
        what = "the dependency, the plug-in extension and the non-core component"
        (lack, text, fix) = (order.lack, order.text, order.fix)
    }
}

extension Wiring {
    /// Those of a pluginized component, or of a plug-in.
    func misplaced(in component: Component) -> MisplacedArguments? {
        misplacedArguments(of: component).map(MisplacedArguments.init) ?? misplacedSlot(of: component)
    }

    /// Where a dependency is among the arguments, and it or the non-core component stands in the place of another one; also
    /// where there are two arguments.
    func misplacedArguments(of component: Component) -> PluginArgumentOrder? {
        guard component.kind == .pluginized, let arguments = classification(of: component)?.arguments,
            2...3 ~= arguments.count
        else { return nil }
        let known = arguments.indices.map { argument($0, of: component) }
        let dependencies = known.indices.filter { known[$0].flatMap(program.protocols.dependencies(of:)) != nil }
        let nonCores = known.indices.filter { known[$0].flatMap(nonCoreComponent(named:)) != nil }
        if arguments.count == 2 { return lackingArgument(of: component, arguments, dependencies.first, nonCores.first) }
        // One that is not known, or that only subclasses know, is taken to stand in its place.
        let nonCore = nonCores.first ?? 2
        guard dependencies.count == 1, nonCores.count <= 1, dependencies[0] != nonCore,
            dependencies[0] != 0 || nonCore != 2
        else { return nil }
        let meant = [dependencies[0], 3 - dependencies[0] - nonCore, nonCore].map { arguments[$0] }
        return PluginArgumentOrder(
            base: component.pluginizedBase, dependency: meant[0], pluginExtension: meant[1], nonCore: meant[2],
            isNonCoreInPlace: nonCore == 2, unusedNonCore: nil, exchanged: Array(zip(arguments, meant)))
    }

    /// What is neither a dependency nor a non-core component is a plug-in extension.
    private func lackingArgument(
        of component: Component, _ arguments: [ComponentClassifier.Argument], _ dependency: Int?, _ nonCore: Int?
    ) -> PluginArgumentOrder? {
        let others = arguments.indices.filter { $0 != dependency && $0 != nonCore }
        guard others.count < 2 else { return nil }
        let unnamed = unnamedNonCores.filter { $0.isMainActor == component.isMainActor }
        return PluginArgumentOrder(
            base: component.pluginizedBase, dependency: dependency.map { arguments[$0] },
            pluginExtension: others.first.map { arguments[$0] }, nonCore: nonCore.map { arguments[$0] },
            isNonCoreInPlace: false,
            unusedNonCore: unnamed.count == 1 ? unnamed[0].name : nil)
    }

    func findUnnamedNonCores() -> [Component] {
        let named = Set(
            graph.components.filter { $0.kind == .pluginized }.flatMap { component in
                (0..<3).compactMap { argument($0, of: component) }.compactMap(nonCoreComponent)
            })
        return graph.components.filter { $0.kind == .nonCore && !named.contains($0.declaration) && !$0.isAbstract }
    }

    /// The arguments of a plug-in as they should be written, where the slot stands in the place of the dependency, or one of
    /// both is missing.
    private func misplacedSlot(of component: Component) -> MisplacedArguments? {
        guard component.kind == .plugin, let arguments = classification(of: component)?.arguments,
            let first = argument(0, of: component)
        else { return nil }
        let base = RuntimeNames.baseClass(of: .plugin, isMainActor: component.isMainActor)
        let isDependency = program.protocols.dependencies(of: first) != nil
        if arguments.count == 1 {
            let only = graph.slots.count == 1 ? graph.slots[0].name : "…"
            if isDependency {
                return MisplacedArguments(lack: "slot", text: "\(base)<\(first.type.description), \(only)>")
            }
            guard namesSlot(first) else { return nil }
            return MisplacedArguments(lack: "dependency", text: "\(base)<EmptyDependency, \(first.type.description)>")
        }
        guard arguments.count == 2, !isDependency, let dependency = argument(1, of: component),
            program.protocols.dependencies(of: dependency) != nil
        else { return nil }
        let (old, new) = (first.type.description, dependency.type.description)
        let text = "\(base)<\(new), \(old)>"
        let changes = [
            Fix.Change(.name(old, instead: new), at: first.location),
            Fix.Change(.name(new, instead: old), at: dependency.location),
        ]
        return MisplacedArguments(lack: nil, text: text, fix: Fix("write '\(text)'", changes))
    }

    private func namesSlot(_ argument: ComponentClassifier.Argument) -> Bool {
        let key = program.symbols.resolveType(argument.type, in: argument.context)
        return graph.slots.contains { $0.name == key?.name && $0.module == key?.module }
    }

    /// Plug-ins whose slot is no matter of its own, since their arguments are told to be wrong.
    func findComponentsOfMisplacedSlots() -> Set<String> {
        let plugins = graph.components.filter { component in
            component.kind == .plugin
                && (classification(of: component)?.arguments.count == 1 || misplacedSlot(of: component) != nil)
        }
        return Set(plugins.map { $0.name })
    }

    /// The non-core component that an argument names, whatever its place.
    func nonCoreComponent(named argument: ComponentClassifier.Argument) -> DeclarationReference? {
        let key = program.symbols.resolveType(argument.type, in: argument.context)
        return key?.types.first { program.classifier.classifications[$0]?.kind == .nonCore }
    }
}

extension Component {
    fileprivate var pluginizedBase: String { RuntimeNames.baseClass(of: .pluginized, isMainActor: isMainActor) }
}

extension Diagnostic {
    /// The arguments of a pluginized component, or of a plug-in, in another order or without one of them.
    static func misplaced(
        _ arguments: MisplacedArguments, of component: String, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .unknownDependencyProtocol, of: component, at: location,
            arguments.lack.map { "'\(component)' names no \($0) between the angle brackets of its base class" }
                ?? "\(arguments.what) of '\(component)' stand in another order",
            edit: "write '\(arguments.text)'", cause: "misplaced \(component)", fix: arguments.fix)
    }
}
