import SwiftFacts

/// What the sources add to what they do not declare, as by `extension Identifiable`.
extension ProtocolTable {
    /// Those of it that a type has by these declarations of it, with the conditions of the conformance.
    func libraryExtensions(
        of parts: [DeclarationReference],
        conformingTo protocols: [(reference: DeclarationReference, conditions: [Condition])]
    ) -> [(reference: DeclarationReference, conditions: [Condition])] {
        if libraryExtensions.isEmpty { return [] }
        let own = parts.first.map { symbols.declaration($0).conditions } ?? []
        let clauses = parts.map { ($0, symbols.declaration($0).conditions.without(own)) } + protocols
        var seen: Set<String> = []
        return clauses.flatMap { part, conditions in
            libraryNames(inheritedBy: part).filter { seen.insert($0).inserted }
                .flatMap { libraryExtensions[$0] ?? [] }.map { ($0, conditions) }
        }
    }

    /// What the sources do not declare of what a clause names, with the protocols of the standard library above that.
    func libraryNames(inheritedBy part: DeclarationReference) -> [String] {
        if let known = libraryNames[part] { return known }
        let context = symbols.context(around: part)
        let names = symbols.declaration(part).inherits.flatMap { inherited in
            constraints(of: inherited.syntax, in: context)
                .filter { declarations(of: $0.type, in: $0.context).isEmpty }
                .flatMap { $0.type.withoutSwift.namesOfParts }
        }
        let all = names.flatMap(LibraryTypes.hierarchy)
        libraryNames[part] = all
        return all
    }

    /// The name of what an extension is of, where the sources do not declare it.
    func libraryName(extendedBy extending: DeclarationReference) -> String? {
        guard symbols.key(of: extending).symbol == nil else { return nil }
        let name = symbols.declaration(extending).name
        return name.hasPrefix("Swift.") ? name.lastNamePart : name
    }

    /// Whether a type of a library may conform to a protocol of the sources, or inherit from a class of them. What structures of
    /// the libraries conform to there, extensions say; of classes the sources do not tell what these inherit from.
    func mayBe(_ name: String, _ key: DeclaredName) -> Bool {
        guard LibraryTypes.isValue(name) else { return true }
        return key.protocols.contains { !(libraryConformers[$0] ?? []).isDisjoint(with: [name, ""]) }
    }

    /// The structures of libraries that the sources let conform to each protocol of their own; without a name where a typealias
    /// is extended.
    func findLibraryConformers() -> [DeclarationReference: Set<String>] {
        var conformers: [DeclarationReference: Set<String>] = [:]
        for (summaryIndex, summary) in symbols.summaries.enumerated() {
            for (index, type) in summary.types.enumerated() where type.kind == .extension && !type.inherits.isEmpty {
                let extending = DeclarationReference(summary: summaryIndex, type: index)
                guard symbols.key(of: extending).types.isEmpty else { continue }
                for conformed in conformances(of: [extending]) {
                    conformers[conformed.reference, default: []].insert(libraryName(extendedBy: extending) ?? "")
                }
            }
        }
        return conformers
    }

    /// Whether whatever an extension is for conforms to such a protocol.
    func isForLibrary(_ name: String, _ extending: DeclarationReference) -> Bool {
        if let own = libraryName(extendedBy: extending) { return LibraryTypes.hierarchy(of: own).contains(name) }
        let above = symbols.key(of: extending).protocols.flatMap { hierarchy(of: $0) }
        return above.contains { libraryNames(inheritedBy: $0).contains(name) }
    }

    /// `extension Component: Named {}`: what lets the runtime's own class, right above a class, conform to something.
    func runtimeConformances(above reference: DeclarationReference) -> [DeclarationReference] {
        extensibleNames(above: reference).flatMap { runtimeConformances[$0] ?? [] }
    }

    /// What the sources add to the runtime's own class, right above a class, and to `Scope`, by these names.
    func runtimeExtensions(above reference: DeclarationReference) -> [(name: String, reference: DeclarationReference)] {
        extensibleNames(above: reference).flatMap { name in (runtimeExtensions[name] ?? []).map { (name, $0) } }
    }

    private func extensibleNames(above reference: DeclarationReference) -> [String] {
        guard !runtimeExtensions.isEmpty, let classification = classifier.classifications[reference],
            classification.superclass == nil
        else { return [] }
        return ComponentClassifier.extensibleNames(of: classification)
    }
}

extension LibraryTypes {
    /// A protocol and those that it inherits from.
    static func hierarchy(of name: String) -> [String] {
        var all = aliases[name]?.namesOfParts ?? [name]
        var next = 0
        while next < all.count {
            all += (inherited[all[next]] ?? []).filter { !all.contains($0) }
            next += 1
        }
        return all
    }
}
