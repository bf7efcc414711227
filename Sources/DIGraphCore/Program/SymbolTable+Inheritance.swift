import SwiftFacts

/// A class and those above it, nearest first; each once, also where broken sources make them inherit in a circle.
func classChain<Class, Identity: Hashable>(
    from first: Class, by identity: @escaping (Class) -> Identity, _ above: @escaping (Class) -> Class?
) -> some Sequence<Class> {
    sequence(state: (last: Class?.none, met: Set<Identity>())) { state -> Class? in
        guard let next = state.last.map(above) ?? first, state.met.insert(identity(next)).inserted else { return nil }
        state.last = next
        return next
    }
}

/// What classes and protocols have of those above them.
extension SymbolTable {
    /// What is declared inside of each type, by the qualified name of that.
    func namesInside() -> [String: Set<String>] {
        var inside: [String: Set<String>] = [:]
        for (name, entry) in entries where name.isDotted && !entry.declared.isEmpty {
            inside[name.outerName, default: []].insert(name.lastNamePart)
        }
        return inside
    }

    /// What protocols declare as their associated types.
    func associatedTypes(of protocols: some Sequence<DeclarationReference>) -> Set<String> {
        var names: Set<String> = []
        for reference in protocols {
            for member in declaration(reference).members where member.kind == .associatedtype {
                names.insert(member.name)
            }
        }
        return names
    }

    /// The class above a class, where the sources declare it.
    func superclass(of key: DeclaredName) -> DeclaredName? {
        superclasses[key]
    }

    /// A class and those above it.
    func classes(from key: DeclaredName) -> some Sequence<DeclaredName> {
        classChain(from: key, by: \.self, superclass)
    }

    /// A name that a class inherits from a class above it, or a protocol from another one.
    func inheritedSymbol(_ parts: [String], in scope: Place, from context: LookupContext) -> Symbol? {
        guard !superclasses.isEmpty || protocolAliases != nil, parts.last.flatMap({ entries[$0] })?.isNested == true,
            case .type(var key) = symbol(scope, in: context)
        else { return nil }
        if parts.count == 1,
            let alias = protocolAliases?.alias(
                parts[0], inheritedBy: key, seenFrom: context.module, in: self, ifProtocol: true)
        {
            return alias
        }
        return inheritedSymbol(parts.joined(separator: "."), of: &key, seenFrom: context)
    }

    /// What a name that is called in the code of a type means by a typealias of its protocols: there, though not where types are
    /// declared, that hides what a module has by the name.
    func typeOfProtocols(named parts: [String], calledIn type: DeclaredName, _ context: LookupContext) -> DeclaredName?
    {
        guard let protocolAliases, parts.count == 1, entries[parts[0]]?.isNested == true,
            case .type(let found)? = resolve(parts, in: context), !found.name.isDotted
        else { return nil }
        return self.type(of: protocolAliases.alias(parts[0], inheritedBy: type, seenFrom: context.module, in: self))
    }

    /// - Parameter key: a class; then the one above it that declares what is found.
    private func inheritedSymbol(
        _ name: String, of key: inout DeclaredName, seenFrom context: LookupContext
    ) -> Symbol? {
        let found = classTree.first(above: key, declaring: name) { base -> (DeclaredName, Symbol)? in
            if let member = member(name, of: base), isInherited(member, in: context), let symbol = member.symbol {
                return (base, symbol)
            }
            return extensionMember(name, of: base, in: context).map { (base, $0) }
        }
        if let found { key = found.0 }
        return found?.1
    }

    /// What extensions in other modules than that of a class declare inside of it.
    private func extensionMember(_ name: String, of base: DeclaredName, in context: LookupContext) -> Symbol? {
        guard let outer = entries[base.name], let inner = entries[base.name + "." + name] else { return nil }
        return inner.declared.first { member in
            guard let module = member.module, module != base.module, isInherited(member, in: context) else {
                return false
            }
            let isSeen = module == context.module || visibleModules[context.summary].contains(module)
            return isSeen && outer.find(declaredIn: module, from: nil) == nil
        }?.symbol
    }

    /// What a class of another module keeps to that module hides nothing below it.
    private func isInherited(_ member: DeclaredName, in context: LookupContext) -> Bool {
        guard member.isSeen(in: context) else { return false }
        if context.showsHidden || member.access ?? .internal >= .package { return true }
        let summaries = member.types.map { $0.summary } + member.aliases.map { $0.summary }
        return summaries.contains { summary in
            guard let module = modules[summary] else { return true }
            return module == context.module || isTested(module, by: context.module)
        }
    }

    /// `Screen.Style`, where a class above `Screen`, or a protocol of it, declares `Style`.
    func inheritedMember(_ parts: [String], in context: LookupContext) -> Symbol? {
        guard !superclasses.isEmpty || protocolAliases != nil, let last = parts.last,
            entries[last]?.isNested == true, var key = resolveType(Array(parts.dropLast()), in: context)
        else { return nil }
        if let symbol = member(last, of: key)?.symbol { return symbol }
        let type = key
        return inheritedSymbol(last, of: &key, seenFrom: context)
            ?? protocolAliases?.alias(last, inheritedBy: type, seenFrom: context.module, in: self)
    }

    /// The class by which a name finds what a class above it declares.
    func heir(of base: DeclaredName, named parts: [String], in context: LookupContext) -> DeclaredName? {
        if superclasses.isEmpty { return nil }
        var candidates = (1..<parts.count).reversed().map { resolveType(Array(parts.prefix($0)), in: context) }
        var place = innermostPlace(in: context)
        while let scope = place {
            candidates.append(scope.entry?.find(context.module, from: context.summary))
            place = self.place(around: scope, in: context)
        }
        return candidates.lazy.compactMap { $0 }.first { self.classTree.isNamespace(base, above: $0) }
    }

    /// The class above each class, and, of each, the nearest class itself included that inherits directly from a generic one.
    func readSuperclasses() -> (classes: [DeclaredName: DeclaredName], ClassTree, heirs: [DeclaredName: DeclaredName]) {
        var found: [DeclaredName: DeclaredName] = [:]
        for key in typesByName {
            for reference in key.types where declaration(reference).kind == .class {
                guard let name = declaration(reference).inherits.first?.syntax.dottedName,
                    let base = resolveType(named: name, in: context(around: reference)),
                    base != key, base.types.contains(where: { declaration($0).kind == .class })
                else { continue }
                found[key] = base
            }
        }
        if found.isEmpty { return (found, ClassTree(), [:]) }
        let names = entries.filter { $0.key.isDotted && !$0.value.declared.isEmpty }.map { $0.key }
        let tree = ClassTree(superclasses: found, names: names)
        return (found, tree, heirsOfGenerics(among: found, tree))
    }

    private func heirsOfGenerics(
        among superclasses: [DeclaredName: DeclaredName], _ tree: ClassTree
    ) -> [DeclaredName: DeclaredName] {
        func isGeneric(_ key: DeclaredName) -> Bool {
            outers(of: key).contains { $0.types.contains { !declaration($0).genericParameters.isEmpty } }
        }
        let generic = Set(superclasses.values).filter(isGeneric)
        return generic.isEmpty ? [:] : tree.nearest { superclasses[$0].map(generic.contains) == true }
    }
}
