import SwiftFacts

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
    var runtimeKind: ComponentKind? {
        namesake == nil ? name.last.flatMap { RuntimeNames.classes[$0]?.kind } : nil
    }
}

extension ProtocolTable {
    /// Whether a generic argument is a dependency, also where the name `Dependency` means nothing for want of an import.
    func likeness(of argument: ComponentClassifier.Argument) -> Likeness {
        if dependencies(of: argument) != nil { return .certain }
        func has(_ likeness: Likeness, _ search: CompositionSearch) -> Bool {
            search.finds(in: argument.type, argument.context) { self.likeness(ofPart: $0, in: $1) == likeness }
        }
        if has(.certain, likelyParts.certain) { return .certain }
        return has(.possible, likelyParts.possible) ? .possible : .none
    }

    private func likeness(ofPart part: TypeSyntax, in context: LookupContext) -> Likeness {
        guard case .named(let names) = part else { return .none }
        let declared = declarations(of: part, in: context)
        if !declared.isEmpty {
            return declared.contains(where: reachingNamedDependency.contains) ? .certain : .none
        }
        guard names.count == 1, symbols.resolve(names, in: context) == nil else { return .possible }
        if RuntimeNames.protocols.contains(names[0].name) { return .certain }
        return LibraryTypes.ofEveryFile.contains(names[0].name) ? .none : .possible
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
