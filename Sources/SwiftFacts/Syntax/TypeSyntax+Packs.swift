/// What a pack of generic arguments makes of `(repeat each Value) -> Void`.
extension TypeSyntax {
    /// The one of some generic parameters that the type repeats.
    public func pack(among parameters: [String]) -> String? {
        if case .attributed(let attributes, let type) = self, attributes.last == "each", let name = type.dottedName {
            return parameters.contains(name) ? name : nil
        }
        for child in children {
            if let name = child.pack(among: parameters) { return name }
        }
        return nil
    }

    /// Whether a repetition in it names two of some packs, which then have one shape: `repeat (each First, each Second)`.
    public func repeatsTogether(_ packs: Set<String>) -> Bool {
        isPackExpansion && packs.intersection(repeated).count > 1
            || children.contains { $0.repeatsTogether(packs) }
    }

    /// The packs in a repetition, without those that another one in it repeats.
    private var repeated: [String] {
        if case .attributed(let attributes, .named(let parts)) = self, attributes.last == "each" {
            return [parts[0].name]
        }
        return children.filter { !$0.isPackExpansion }.flatMap { $0.repeated }
    }

    /// With each repetition of a pack written out, for these arguments.
    public func expanding(_ pack: String, to arguments: [TypeSyntax]) -> TypeSyntax {
        func all(_ types: [TypeSyntax]) -> [TypeSyntax] { types.flatMap { $0.repetitions(of: pack, arguments) } }
        func all(_ elements: [TupleElement]) -> [TupleElement] {
            elements.flatMap { element in
                element.type.repetitions(of: pack, arguments).map {
                    TupleElement(label: element.label, type: $0, isVariadic: element.isVariadic)
                }
            }
        }
        switch self {
        case .named(let parts):
            return .named(parts.map { NamePart(name: $0.name, arguments: all($0.arguments)) })
        case .tuple(let elements):
            let expanded = all(elements)
            // A tuple of one is what it holds.
            if expanded.count == 1, elements.first?.type.isPackExpansion == true { return expanded[0].type }
            return .tuple(expanded)
        case .function(let parameters, let effects, let result):
            return .function(
                parameters: all(parameters), effects: effects, result: result.expanding(pack, to: arguments))
        default: return mappingChildren { $0.expanding(pack, to: arguments) }
        }
    }

    /// One for each argument, where this repeats the pack.
    private func repetitions(of pack: String, _ arguments: [TypeSyntax]) -> [TypeSyntax] {
        guard case .attributed(let attributes, let type) = self, attributes.first == "repeat",
            self.pack(among: [pack]) != nil
        else { return [expanding(pack, to: arguments)] }
        let rest = Array(attributes.dropFirst())
        let pattern = rest.isEmpty ? type : .attributed(rest, type)
        return arguments.map { pattern.replacingEach(pack, with: $0) }
    }

    private func replacingEach(_ pack: String, with argument: TypeSyntax) -> TypeSyntax {
        if case .attributed(let attributes, let type) = self, attributes.last == "each", type.dottedName == pack {
            return attributes.count == 1 ? argument : .attributed(attributes.dropLast(), argument)
        }
        return mappingChildren { $0.replacingEach(pack, with: argument) }
    }
}
