import SwiftFacts

extension TypeResolver {
    /// Each part once, in one order, and none that another one inherits from; all types are `Any`. To Swift, a class with
    /// a protocol is another type than the class, also where that conforms to it.
    func canonicalComposition(
        of types: [TypeSyntax], in context: LookupContext, depth: Int, _ expansions: inout Int
    ) -> TypeSyntax {
        var flat: [TypeSyntax] = []
        for type in types { appendParts(of: type, in: context, depth: depth, &expansions, to: &flat) }
        let named = flat.filter { $0 != .name("Any") }.map { (type: $0, text: $0.description) }
        var unique = named.sorted { $0.text < $1.text }.map { $0.type }.withoutRepetition()
        if unique.count > 1, depth < Self.deepest {
            let implied = unique.reduce(into: Set<TypeSyntax>()) { all, type in
                let bounds = self.implied(by: type, depth: depth).bounds
                all.formUnion(hasClass(type) ? bounds.filter { $0 == .name("AnyObject") || hasClass($0) } : bounds)
            }
            unique.removeAll(where: implied.contains)
        }
        return unique.count > 1 ? .composition(unique) : unique.first ?? .name("Any")
    }

    /// The parts of a composition, as they come.
    func appendParts(
        of type: TypeSyntax, in context: LookupContext, depth: Int, _ expansions: inout Int,
        to parts: inout [TypeSyntax]
    ) {
        if case .composition(let types) = type, depth < Self.deepest {
            for type in types { appendParts(of: type, in: context, depth: depth, &expansions, to: &parts) }
        } else {
            parts += canonical(type, in: context, depth: depth, &expansions).parts
        }
    }

    /// Whether a name stands for `any P`, as where it is a typealias of that or a generic parameter, and not for the
    /// constraint `P`.
    func isExistential(_ type: TypeSyntax, in context: LookupContext) -> Bool {
        guard case .named(let parts) = type else { return false }
        if parts.count == 1, let argument = context.generics[parts[0].name] {
            return Self.libraryProtocols.contains(argument) || isProtocol(argument, in: context)
        }
        guard case .alias(let first) = symbols.resolve(parts, in: context),
            case .existential = symbols.alias(symbols.lastAlias(first)).type
        else { return false }
        return true
    }

    private static let libraryProtocols: Set<TypeSyntax> = [.name("Any"), .name("AnyObject"), .name("Error")]
}
