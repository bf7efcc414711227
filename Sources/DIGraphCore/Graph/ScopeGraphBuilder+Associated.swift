import SwiftFacts

/// What the associated types of the protocols that a component conforms to stand for in it.
extension ScopeGraphBuilder {
    /// By their names, as far as the sources tell. Base classes are asked first, so that a chain of them is gone once.
    func associatedTypes(of inherited: InheritedClass) -> [String: TypeSyntax] {
        if let known = knownAssociatedTypes[inherited] { return known }
        let libraryNames = protocolTable.libraryExtensions.isEmpty ? [] : TypeResolver.libraryNames
        if symbols.associatedNames.isEmpty, libraryNames.isEmpty { return [:] }
        var found = base(of: inherited).map(associatedTypes) ?? [:]
        let protocols = protocolTable.conformances(of: symbols.parts(of: inherited.reference)).map { $0.reference }
        let key = symbols.key(of: inherited.reference)
        let arguments = types.allGenericParameters(of: key).compactMap { inherited.generics[$0] }
        let type = key.canonicalType(arguments: arguments)
        let open = symbols.associatedTypes(of: protocols).union(libraryNames).filter { found[$0] == nil }
        found.merge(types.associatedTypes(open, of: type)) { known, _ in known }
        knownAssociatedTypes[inherited] = found
        return found
    }

    /// `protocol Users: Storage where Item == User`, `protocol Users: Storage<User>`.
    func addFixed(by protocols: [DeclarationReference], _ found: inout [String: TypeSyntax]) {
        for reference in protocols {
            let declaration = symbols.declaration(reference)
            for constraint in declaration.constraints where constraint.isSameType {
                guard let name = constraint.left.associatedName, found[name] == nil else { continue }
                found[name] = types.canonical(constraint.right, in: symbols.context(inside: reference))
            }
            let context = symbols.context(around: reference)
            for case .named(let parts) in declaration.inherits.flatMap({ $0.syntax.parts }) {
                guard let arguments = parts.last?.arguments, !arguments.isEmpty,
                    let above = symbols.resolveType(parts.map { $0.name }, in: context)?.protocols.first
                else { continue }
                for (name, argument) in zip(symbols.declaration(above).genericParameters, arguments) {
                    found[name] = found[name] ?? types.canonical(argument, in: context)
                }
            }
        }
    }
}

extension TypeSyntax {
    /// `Item`, for `Item` and `Self.Item`.
    var associatedName: String? {
        guard case .named(let parts) = self, parts.allSatisfy({ $0.arguments.isEmpty }) else { return nil }
        if parts.count == 1 { return parts[0].name }
        return parts.count == 2 && parts[0].name == "Self" ? parts[1].name : nil
    }

    /// Whether it is `any` protocol of that name, also with `& Sendable`, which is no more than a mark.
    func isOnly(_ name: String) -> Bool {
        let names = withoutSwift.parts.map { $0.dottedName }
        return names.contains(name) && names.allSatisfy { $0 == name || $0 == "Sendable" }
    }

    /// What stands in a type at the places of the marks in this one, where the two are equal otherwise.
    func match(_ type: TypeSyntax, _ marks: [TypeSyntax: String], _ found: inout [String: TypeSyntax]) {
        if let name = marks[self] {
            found[name] = found[name] ?? type
            return
        }
        guard hasShape(of: type) else { return }
        for (part, other) in zip(children, type.children) { part.match(other, marks, &found) }
    }
}
