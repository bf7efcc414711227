import SwiftFacts

/// What a constraint says beside its own name: `Equatable` of `Hashable`, `AnyObject` of a class.
struct ImpliedConstraints {
    fileprivate(set) var bounds: Set<TypeSyntax> = []
    /// Those that the sources declare, nearest first.
    fileprivate(set) var declared: [DeclaredName] = []
    /// `ID == Int`, of `protocol Item: Identifiable where ID == Int`.
    fileprivate(set) var equalTypes: [EqualType] = []

    struct EqualType {
        let name: String
        let type: TypeSyntax
        /// Where the type is written; nil where it is canonical.
        fileprivate(set) var context: LookupContext?
    }
}

extension TypeResolver {
    /// What the sources declare by a canonical name.
    func declared(_ type: TypeSyntax) -> DeclaredName? {
        guard let name = type.dottedName else { return nil }
        for module in [names.outputModule, nil] {
            let known = symbols.key(name, in: module)
            if let known, known.symbol != nil, known.canonicalType.dottedName == name { return known }
        }
        return name.innerName.flatMap { symbols.key($0, in: name.firstNamePart) }.flatMap {
            $0.symbol == nil ? nil : $0
        }
    }

    /// Whether a canonical type is a class, or a composition with one.
    func hasClass(_ type: TypeSyntax) -> Bool {
        if case .composition(let types) = type { return types.contains(where: hasClass) }
        return declared(type)?.types.contains { symbols.declaration($0).kind == .class } == true
    }

    /// All that a protocol inherits from; of a class those above it with their protocols.
    /// - Parameter depth: of the type that it is asked for.
    func implied(by bound: TypeSyntax, depth: Int = 0) -> ImpliedConstraints {
        var implied = ImpliedConstraints()
        var pending = [bound]
        while let next = pending.popLast(), implied.bounds.count < Self.mostBounds {
            for type in directlyImplied(by: next, depth: depth, &implied) where type != bound {
                // Each type says for itself that it cannot be copied; no protocol does it for what conforms.
                if case .attributed(["~"], _) = type { continue }
                guard implied.bounds.insert(type).inserted else { continue }
                pending.append(type)
                if let key = declared(type) { implied.declared.append(key) }
            }
        }
        return implied
    }

    /// The protocols that a class names itself, and those above them.
    func ownBounds(of key: DeclaredName) -> Set<TypeSyntax> {
        if let known = ownBounds[key] { return known }
        // What is kept must not depend on who asked first.
        let depth = 2 * Self.stepsOfBound
        var implied = ImpliedConstraints()
        let own = directlyImplied(by: key.canonicalType, depth: depth, &implied).filter { !hasClass($0) }
        let all = own.reduce(into: Set(own)) { $0.formUnion(self.implied(by: $1, depth: depth).bounds) }
        ownBounds[key] = all
        return all
    }

    /// What an associated type is fixed to. It is worked out where it is asked for, since a protocol may name a member of a
    /// type that conforms to it.
    func type(of equal: ImpliedConstraints.EqualType, depth: Int = 0) -> TypeSyntax {
        guard let context = equal.context else { return equal.type }
        var expansions = 0
        return canonical(equal.type, in: context, depth: depth, &expansions)
    }

    /// Longer chains are left as they are; where sources inherit in a circle, so is what is deep.
    static let mostBounds = 64
    static let stepsOfBound = 40

    private func directlyImplied(
        by bound: TypeSyntax, depth: Int, _ implied: inout ImpliedConstraints
    ) -> [TypeSyntax] {
        guard let key = declared(bound) else {
            let name = bound.dottedName ?? ""
            let inherited = LibraryTypes.inherited[name.hasPrefix("Swift.") ? name.lastNamePart : name] ?? []
            return inherited.map { .name(isDeclaredWithoutModule($0) ? "Swift.\($0)" : $0) }
        }
        var found: [TypeSyntax] = []
        var arguments: [TypeSyntax] = []
        if case .named(let parts) = bound { arguments = parts.arguments }
        for reference in key.types + key.extensions {
            let declaration = symbols.declaration(reference)
            if declaration.kind == .class || declaration.kind == .actor { found.append(.name("AnyObject")) }
            if declaration.kind == .extension, declaration.hasWhereClause { continue }
            var context = symbols.context(around: reference)
            let parameters = declaration.kind == .protocol ? [] : allGenericParameters(of: key)
            context.generics = Dictionary(zip(parameters, arguments)) { first, _ in first }
            for inherited in declaration.inherits {
                found += bounds(of: inherited.syntax, in: context, depth: depth, &implied)
            }
            guard declaration.kind == .protocol else { continue }
            implied.equalTypes += equalTypes(in: reference)
            for constraint in declaration.constraints where !constraint.isSameType && constraint.left == .name("Self") {
                found += bounds(of: constraint.right, in: context, depth: depth, &implied)
            }
        }
        return found
    }

    /// What the clauses of a protocol and of its associated types fix; two that are equal fix each other.
    private func equalTypes(in reference: DeclarationReference) -> [ImpliedConstraints.EqualType] {
        let declaration = symbols.declaration(reference)
        let associated = declaration.members.filter { $0.kind == .associatedtype }
        let written = declaration.constraints + associated.flatMap { $0.generics.requirements }
        let names = Set(associated.map { $0.name })
        let context = symbols.context(inside: reference)
        return written.filter { $0.isSameType }.flatMap { constraint -> [ImpliedConstraints.EqualType] in
            guard let name = constraint.left.associatedName else { return [] }
            let fixed = ImpliedConstraints.EqualType(name: name, type: constraint.right, context: context)
            guard let other = constraint.right.associatedName, names.contains(other) else { return [fixed] }
            return [fixed, .init(name: other, type: constraint.left, context: context)]
        }
    }

    /// The canonical parts of what is inherited; of `Store<Int>` the protocol without its arguments.
    private func bounds(
        of type: TypeSyntax, in context: LookupContext, depth: Int, _ implied: inout ImpliedConstraints
    ) -> [TypeSyntax] {
        var parts: [TypeSyntax] = []
        var expansions = 0
        appendParts(of: type, in: context, depth: depth + Self.stepsOfBound, &expansions, to: &parts)
        return parts.map { part in
            guard case .named(var names) = part, let last = names.last, !last.arguments.isEmpty,
                let associated = primaryAssociatedTypes(of: names, in: context)
            else { return part }
            implied.equalTypes += zip(associated, last.arguments).map { .init(name: $0, type: $1) }
            names[names.count - 1] = .init(name: last.name)
            return .named(names)
        }
    }
}
