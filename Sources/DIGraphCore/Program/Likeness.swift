/// How much a class with an unknown base, or its generic argument, looks like what the runtime's would be.
enum Likeness {
    case none, possible, certain
}

extension ComponentClassifier {
    /// The classes that are no component, as far as is known, with their bases, by file and place.
    func sortedUnknownBases() -> [(DeclarationReference, UnknownBase)] {
        unknownBases.filter { classifications[$0.key] == nil }
            .sorted { ($0.key.summary, $0.key.type) < ($1.key.summary, $1.key.type) }
            .map { ($0.key, $0.value) }
    }
}

extension ComponentClassifier.UnknownBase {
    /// What it would be, were it the runtime's class of that name.
    var runtimeKind: Component.Kind? {
        isItself ? nil : name.last.flatMap { ComponentClassifier.runtimeClasses[$0]?.kind }
    }
}

extension ProtocolTable {
    /// Whether a generic argument is a dependency, also where the name `Dependency` means nothing for want of an import.
    func likeness(of argument: ComponentClassifier.Argument) -> Likeness {
        if dependencies(of: argument) != nil { return .certain }
        let parts = constraints(of: argument.type, in: argument.context).map { part -> Likeness in
            guard case .named(let names) = part.type else { return .none }
            let declared = declarations(of: part.type, in: part.context)
            if !declared.isEmpty {
                return declared.contains(where: protocolsNamingDependency.contains) ? .certain : .none
            }
            guard names.count == 1, symbols.resolve(names, in: part.context) == nil else {
                return .possible
            }
            if ComponentClassifier.runtimeProtocols.contains(names[0].name) { return .certain }
            return TypeResolver.standardLibrary.contains(names[0].name) ? .none : .possible
        }
        if parts.contains(.certain) { return .certain }
        return parts.contains(.possible) ? .possible : .none
    }

    func likeness(of base: ComponentClassifier.UnknownBase) -> Likeness {
        let arguments = base.arguments.map { likeness(of: $0) }
        if arguments.contains(.certain) { return .certain }
        guard let kind = base.runtimeKind else { return .possible }
        // Another library's `Component<Position>`.
        if arguments.first == Likeness.none { return .none }
        return kind == .component ? .possible : .certain
    }
}
