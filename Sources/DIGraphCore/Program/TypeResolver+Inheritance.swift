import SwiftFacts

/// The generic arguments that a name has from what is around it or above it.
extension TypeResolver {
    /// The arguments that are written, and those that a name without any has inside of the generic types that it belongs
    /// to: `Base<D>` for `Base`, `Base<D>.Row<Int>` for `Row<Int>`.
    func allArguments(
        of key: DeclaredName, _ parts: [TypeSyntax.NamePart], in context: LookupContext
    ) -> [TypeSyntax] {
        var arguments: [TypeSyntax] = []
        var name = key.name
        var written = parts[...]
        while !name.isEmpty {
            if let own = written.popLast()?.arguments, !own.isEmpty {
                arguments = own + arguments
            } else if context.isInside(name) {
                arguments = genericParameters(of: name, around: key).compactMap { context.generics[$0] } + arguments
            }
            name = name.outerName
        }
        return arguments
    }

    /// The class by which a name means something in a generic class above it, and that class.
    func heir(of key: DeclaredName, named parts: [TypeSyntax.NamePart], in context: LookupContext)
        -> (heir: DeclaredName, base: DeclaredName)?
    {
        if symbols.nearestHeirs.isEmpty { return nil }
        var outer = key.name.outerName
        while !outer.isEmpty {
            if !context.isInside(outer), let base = symbols.key(outer, in: key.module, from: key.file),
                !allGenericParameters(of: base).isEmpty,
                let heir = symbols.heir(of: base, named: parts.map { $0.name }, in: context)
            {
                return (heir, base)
            }
            outer = outer.outerName
        }
        return nil
    }

    /// `Heir<Argument>.Name` for what a class above declares; nil where nothing tells the arguments.
    func path(
        to key: DeclaredName, declaredIn base: DeclaredName, by heir: DeclaredName, _ parts: [TypeSyntax.NamePart]
    ) -> [TypeSyntax.NamePart]? {
        let (before, written) = split(parts, of: key, inside: base)
        var arguments = before[...]
        guard arguments.count == allGenericParameters(of: heir).count else { return nil }
        let inner = key.name.dropFirst(base.name.count + 1).split(separator: ".").map(String.init)
        return symbols.outers(of: heir).map { outer in
            let own = arguments.prefix(genericParameters(of: outer).count)
            arguments = arguments.dropFirst(own.count)
            return TypeSyntax.NamePart(name: outer.name.lastNamePart, arguments: Array(own))
        } + inner.prefix(inner.count - written.count).map { TypeSyntax.NamePart(name: $0) } + written
    }

    /// The arguments before what is declared inside of a class, and what stands for that.
    func split(
        _ parts: [TypeSyntax.NamePart], of key: DeclaredName, inside base: DeclaredName
    ) -> (before: [TypeSyntax], inner: ArraySlice<TypeSyntax.NamePart>) {
        let count = key.name.nameParts.count - base.name.nameParts.count
        return (parts.dropLast(count).flatMap { $0.arguments }, parts.suffix(count))
    }

    /// What a class makes of the generic parameters of a class above it.
    /// - Parameter arguments: those of the class below, as they are written; none where a name is used inside of it.
    func inheritedArguments(
        of base: DeclaredName, in heir: DeclaredName, _ arguments: [TypeSyntax], seenFrom context: LookupContext,
        depth: Int, _ expansions: inout Int
    ) -> [TypeSyntax] {
        let own = zip(allGenericParameters(of: heir), arguments)
        var generics = Dictionary(own) { first, _ in first }
        if generics.isEmpty, context.isInside(heir.name) { generics = context.generics }
        var next = heir
        while next != base, !generics.isEmpty {
            guard climb(&next, &generics, depth: depth, &expansions) else { return [] }
        }
        if next != base { generics = plainGenerics(of: base, above: next, depth: depth) }
        return allGenericParameters(of: base).compactMap { generics[$0] }
    }

    /// Goes to the class above, with what that gets for its generic parameters; false where nothing tells them.
    private func climb(
        _ next: inout DeclaredName, _ generics: inout [String: TypeSyntax], depth: Int, _ expansions: inout Int
    ) -> Bool {
        // What is not generic passes nothing on.
        if let nearest = symbols.nearestHeirs[next], nearest != next {
            next = nearest
            generics = [:]
        }
        guard let reference = next.types.first, let above = symbols.superclass(of: next),
            case .named(let written)? = symbols.declaration(reference).inherits.first?.syntax
        else { return false }
        var around = symbols.context(around: reference)
        around.generics = generics
        var arguments: [TypeSyntax] = []
        if case .named(let parts) = canonical(.named(written), in: around, depth: depth + 1, &expansions) {
            arguments = parts.arguments
        }
        generics = Dictionary(zip(allGenericParameters(of: above), arguments)) { first, _ in first }
        next = above
        return true
    }

    /// The classes above one that passes on no arguments of its own, as far as they were asked for.
    struct PlainAncestry {
        fileprivate var last: DeclaredName
        fileprivate var generics: [DeclaredName: [String: TypeSyntax]] = [:]
    }

    /// What the generic parameters of a class above one stand for that passes on no arguments: the same wherever it is
    /// named, and each class of a long chain is gone to once.
    private func plainGenerics(of base: DeclaredName, above heir: DeclaredName, depth: Int) -> [String: TypeSyntax] {
        // Taken out, so that it is not copied.
        var ancestry = plainAncestries.removeValue(forKey: heir) ?? PlainAncestry(last: heir)
        while ancestry.generics[base] == nil {
            var generics = ancestry.generics[ancestry.last] ?? [:]
            var expansions = 0
            guard climb(&ancestry.last, &generics, depth: depth, &expansions),
                ancestry.generics.updateValue(generics, forKey: ancestry.last) == nil
            else { break }
        }
        // Deeper ones may be cut off.
        if depth < Self.deepest / 2 { plainAncestries[heir] = ancestry }
        return ancestry.generics[base] ?? [:]
    }

    /// Those of the types around it, outermost first, and its own.
    func allGenericParameters(of key: DeclaredName) -> [String] {
        symbols.outers(of: key).flatMap(genericParameters)
    }
}
