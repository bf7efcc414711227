/// All that rules look at: what one run has found out, complete before anything is said about it.
struct Inspection {
    let scanned: ScannedSources
    /// Nil where the graph is not asked for, as in `mocks`.
    var wiring: Wiring?
    var mockRejections: [MockRejection] = []

    /// What all rules find; what is wrong with a declaration is left to the run that wires its module.
    func diagnostics() -> [Diagnostic] {
        Rule.all.flatMap { rule in
            rule.find(self).filter { rule.holdsInEveryModule || !isWiredElsewhere($0) }
        }
    }

    private func isWiredElsewhere(_ diagnostic: Diagnostic) -> Bool {
        guard let wiring, let file = diagnostic.location?.file else { return false }
        return wiring.program.settings.isWiredElsewhere(scanned.sources[file.index].module)
    }
}

/// The graph with all that it was made of.
struct Wiring {
    let program: Program
    let graph: ScopeGraph
    let rejections: Rejections
    let resolution: Resolution

    /// The requests of all components that the condition picks, by component.
    func requests(
        where isWanted: (ResolvedRequest) -> Bool
    ) -> [(component: Component, resolved: ResolvedRequest)] {
        pick(resolution.components, where: isWanted)
    }

    /// The requirements of all plug-in extensions that the condition picks, by component.
    func extensionRequests(
        where isWanted: (ResolvedRequest) -> Bool
    ) -> [(component: Component, resolved: ResolvedRequest)] {
        pick(resolution.pluginExtensions, where: isWanted)
    }

    private func pick(
        _ requests: [[ResolvedRequest]], where isWanted: (ResolvedRequest) -> Bool
    ) -> [(component: Component, resolved: ResolvedRequest)] {
        graph.components.indices.flatMap { index in
            requests[index].filter(isWanted).map { (graph.components[index], $0) }
        }
    }

    /// The declaration of a component with what it inherits from the runtime.
    func classification(of component: Component) -> ComponentClassifier.Classification? {
        program.classifier.classifications[component.declaration]
    }

    /// A generic argument of the runtime's class: 0 is the dependency, 1 the plug-in extension, 2 the non-core component.
    /// Nil for a parameter of the component itself: a generic base class does not know it, its subclasses do.
    func argument(_ index: Int, of component: Component) -> ComponentClassifier.Argument? {
        guard let arguments = classification(of: component)?.arguments, arguments.count > index else { return nil }
        let parameters = program.symbols.declaration(component.declaration).genericParameters
        return arguments[index].type.dottedName.map(parameters.contains) == true ? nil : arguments[index]
    }
}
