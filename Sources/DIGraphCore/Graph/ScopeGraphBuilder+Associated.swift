import SwiftFacts

/// What the associated types of the protocols that a component conforms to stand for in it.
extension ScopeGraphBuilder {
    /// By their names, as far as the sources tell: by a type in the class, by the protocols, by what implements their
    /// requirements, or by a default, in this order. Base classes are asked first, so that a chain of them is gone once.
    func associatedTypes(of inherited: InheritedClass) -> [String: TypeSyntax] {
        if let known = knownAssociatedTypes[inherited] { return known }
        if openProtocols.isEmpty { return [:] }
        var found = base(of: inherited).map(associatedTypes) ?? [:]
        let protocols = protocolTable.conformances(of: symbols.parts(of: inherited.reference)).map { $0.reference }
        let open = protocols.filter(openProtocols.contains)
        if !open.isEmpty {
            let names = open.flatMap { associatedTypes(of: $0).map { $0.name } }.withoutRepetition()
            for name in names where found[name] == nil { found[name] = type(named: name, in: inherited) }
            addFixed(by: protocols, &found)
            if names.contains(where: { found[$0] == nil }) { addImplemented(of: open, by: inherited, names, &found) }
            for reference in open {
                for member in associatedTypes(of: reference) where found[member.name] == nil {
                    var context = symbols.context(inside: reference)
                    context.generics = found
                    found[member.name] = member.type.map { types.canonical($0.syntax, in: context) }
                }
            }
        }
        knownAssociatedTypes[inherited] = found
        return found
    }

    private func associatedTypes(of reference: DeclarationReference) -> [MemberDeclaration] {
        symbols.declaration(reference).members.filter { $0.kind == .associatedtype }
    }

    private func context(inside inherited: InheritedClass) -> LookupContext {
        var context = symbols.context(inside: inherited.reference)
        context.generics = inherited.generics
        return context
    }

    /// A generic parameter of a class, a type in it, or a typealias.
    private func type(named name: String, in inherited: InheritedClass) -> TypeSyntax? {
        if let argument = inherited.generics[name] { return argument }
        guard symbols.member(name, of: symbols.key(of: inherited.reference))?.symbol != nil else { return nil }
        return types.canonical(.name(name), in: context(inside: inherited))
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

    /// `var item: User` implements `var item: Item { get }`.
    private func addImplemented(
        of protocols: [DeclarationReference], by inherited: InheritedClass, _ names: [String],
        _ found: inout [String: TypeSyntax]
    ) {
        let unknown = Dictionary(uniqueKeysWithValues: names.map { ($0, TypeSyntax.name($0 + "?")) })
        let namesByMark = Dictionary(uniqueKeysWithValues: names.map { (TypeSyntax.name($0 + "?"), $0) })
        var members = DeclaredMembers()
        for reference in protocols {
            var inside = symbols.context(inside: reference)
            inside.generics = unknown
            for requirement in symbols.declaration(reference).members where requirement.kind != .associatedtype {
                let wanted = types.signature(of: requirement, in: inside).types
                guard let offered = implementation(of: requirement, by: inherited, &members),
                    offered.count == wanted.count
                else { continue }
                for (pattern, type) in zip(wanted, offered) { pattern.match(type, namesByMark, &found) }
            }
        }
    }

    /// The types of the only member of that name in a class, or in the next one above it.
    private func implementation(
        of requirement: MemberDeclaration, by inherited: InheritedClass, _ members: inout DeclaredMembers
    ) -> [TypeSyntax]? {
        for found in classes(from: inherited) {
            let context = context(inside: found)
            let candidates = members.named(requirement.name, in: found.reference, symbols).filter {
                $0.kind == requirement.kind && $0.isStatic == requirement.isStatic
                    && $0.fullName == requirement.fullName
            }
            let signatures = candidates.map { types.signature(of: $0, in: context).types }.withoutRepetition()
            if let first = signatures.first { return signatures.count == 1 ? first : nil }
        }
        return nil
    }
}

/// The members of classes, each class read once for all that is looked for.
private struct DeclaredMembers {
    private var classes: [DeclarationReference: [String: [MemberDeclaration]]] = [:]

    mutating func named(
        _ name: String, in reference: DeclarationReference, _ symbols: SymbolTable
    ) -> [MemberDeclaration] {
        if let known = classes[reference] { return known[name] ?? [] }
        let members = symbols.parts(of: reference).flatMap { symbols.declaration($0).members }
        let byName = Dictionary(grouping: members, by: \.name)
        classes[reference] = byName
        return byName[name] ?? []
    }
}

extension CanonicalSignature {
    fileprivate var types: [TypeSyntax] { parameters + [result].compactMap { $0 } }
}

extension TypeSyntax {
    /// `Item`, for `Item` and `Self.Item`.
    var associatedName: String? {
        guard case .named(let parts) = self, parts.allSatisfy({ $0.arguments.isEmpty }) else { return nil }
        if parts.count == 1 { return parts[0].name }
        return parts.count == 2 && parts[0].name == "Self" ? parts[1].name : nil
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
