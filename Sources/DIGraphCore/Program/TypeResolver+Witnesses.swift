import SwiftFacts

/// What the associated types of protocols stand for in the types that conform to them: `SongStore.Item`, `Kind.AllCases`.
extension TypeResolver {
    /// What a name behind that of a type of the sources is by the protocols of the type; nil where the sources do not tell.
    func associatedType(
        _ name: String, of type: TypeSyntax, depth: Int, _ expansions: inout Int
    ) -> TypeSyntax? {
        guard let conformer = conformer(type, depth: depth, &expansions) else { return nil }
        return associatedType(name, of: conformer, depth: depth + Self.stepsOfBound, &expansions)
    }

    /// The same for many names of one type.
    func associatedTypes(_ names: some Sequence<String>, of type: TypeSyntax) -> [String: TypeSyntax] {
        var expansions = 0
        guard names.contains(where: { _ in true }), let conformer = conformer(type, depth: 0, &expansions) else {
            return [:]
        }
        var found: [String: TypeSyntax] = [:]
        for name in names {
            var expansions = expansions
            found[name] = associatedType(name, of: conformer, depth: Self.stepsOfBound, &expansions)
        }
        return found
    }

    private func conformer(_ type: TypeSyntax, depth: Int, _ expansions: inout Int) -> Conformer? {
        guard depth < Self.deepest, let key = declared(type), key.protocols.isEmpty, !key.types.isEmpty,
            key.extensions.count < Self.mostParts, case .named(let parts) = type
        else { return nil }
        let isShared = parts.arguments.isEmpty && depth <= Self.stepsOfBound
        if isShared, let known = conformers[key] { return known }
        // One that is kept must not depend on who asked first.
        let depth = (isShared ? Self.stepsOfBound : depth) + Self.stepsOfBound
        let conformer = Conformer(
            type: type, classes: classes(from: key, parts, depth: depth, &expansions),
            implied: implied(by: type, depth: depth), in: symbols)
        if isShared { conformers[key] = conformer }
        return conformer
    }

    private func associatedType(
        _ name: String, of conformer: Conformer, depth: Int, _ expansions: inout Int
    ) -> TypeSyntax? {
        if let own = declaredType(name, in: conformer, depth: depth, &expansions) { return own }
        if let fixed = conformer.implied.equalTypes.first(where: { $0.name == name }) {
            guard let context = fixed.context else { return type(of: fixed, depth: depth) }
            if let type = inside(fixed.type, context, conformer, depth: depth, &expansions) { return type }
        }
        return ownAssociatedType(name, of: conformer, depth: depth, &expansions)
            ?? libraryAssociatedType(name, of: conformer, depth: depth, &expansions)
    }

    /// Of more classes in a chain the rest is not looked at, and of a type with more extensions nothing.
    private static let mostParts = 256

    /// A type that is asked what its protocols make of it, and what it has for that, by names.
    final class Conformer {
        typealias PlacedMember = (member: MemberDeclaration, reference: DeclarationReference)

        let type: TypeSyntax
        /// Itself and those above it, with what their generic parameters stand for.
        let classes: [(key: DeclaredName, generics: [String: TypeSyntax])]
        let implied: ImpliedConstraints
        /// Those of the sources.
        let protocols: [DeclaredName]
        private let symbols: SymbolTable
        /// By the names of associated types: the protocols that declare one.
        private(set) lazy var declaring = protocols.reduce(into: [String: [DeclaredName]]()) { declaring, key in
            for name in symbols.associatedTypes(of: key.types) { declaring[name, default: []].append(key) }
        }
        private lazy var requirements: [PlacedMember] = protocols.flatMap { $0.types }.flatMap { reference in
            symbols.declaration(reference).members.filter { $0.kind != .associatedtype }.map { ($0, reference) }
        }
        /// By the names that they mention, and those that mention a typealias, which may stand for what has any.
        private lazy var mentioning = requirements.indices.reduce(into: [String: [Int]]()) { mentioning, index in
            for name in requirements[index].member.mentionedNames { mentioning[name, default: []].append(index) }
        }
        private lazy var mentioningAliases = symbols.namesOfAliases.flatMap { mentioning[$0] ?? [] }
        /// By names and, of methods and subscripts, by full names as well.
        private lazy var members: [[String: [PlacedMember]]] = classes.map { key, _ in
            var byName: [String: [PlacedMember]] = [:]
            for reference in key.types + key.extensions {
                for member in symbols.declaration(reference).members {
                    for name in Set([member.name, member.fullName]) {
                        byName[name, default: []].append((member, reference))
                    }
                }
            }
            return byName
        }

        init(
            type: TypeSyntax, classes: [(key: DeclaredName, generics: [String: TypeSyntax])],
            implied: ImpliedConstraints, in symbols: SymbolTable
        ) {
            self.type = type
            self.classes = classes
            self.implied = implied
            self.symbols = symbols
            protocols = implied.declared.filter { !$0.protocols.isEmpty }
        }

        /// The requirements that name an associated type, or may do so by a typealias.
        func requirements(naming name: String) -> [PlacedMember] {
            Set((mentioning[name] ?? []) + mentioningAliases).sorted().map { requirements[$0] }
        }

        /// Of one of the classes, by its index.
        func members(_ name: String, ofClassAt index: Int) -> [PlacedMember] { members[index][name] ?? [] }

        func conforms(to name: String) -> Bool { implied.bounds.contains(.name(name)) }
    }

    private func classes(
        from key: DeclaredName, _ parts: [TypeSyntax.NamePart], depth: Int, _ expansions: inout Int
    ) -> [(key: DeclaredName, generics: [String: TypeSyntax])] {
        var (heir, arguments) = (key, parts.arguments)
        return symbols.classes(from: key).prefix(Self.mostParts).map { base in
            let parameters = allGenericParameters(of: base)
            if parameters.isEmpty {
                arguments = []
            } else if base != heir {
                arguments = inheritedArguments(
                    of: base, in: heir, arguments,
                    seenFrom: symbols.context(around: heir.types[0]), depth: depth, &expansions)
            }
            heir = base
            return (base, Dictionary(zip(parameters, arguments)) { first, _ in first })
        }
    }

    /// A generic parameter, a type or a typealias of the type itself, or of a class above it.
    private func declaredType(
        _ name: String, in conformer: Conformer, depth: Int, _ expansions: inout Int
    ) -> TypeSyntax? {
        for (key, generics) in conformer.classes {
            if let argument = generics[name] { return argument }
            guard symbols.member(name, of: key)?.symbol != nil, let reference = key.types.first else { continue }
            var context = symbols.context(inside: reference)
            context.generics = generics
            return canonical(.name(name), in: context, depth: depth, &expansions)
        }
        return nil
    }

    // MARK: Protocols of the sources

    private func ownAssociatedType(
        _ name: String, of conformer: Conformer, depth: Int, _ expansions: inout Int
    ) -> TypeSyntax? {
        guard let declaring = conformer.declaring[name] else {
            return aliasOfProtocol(name, of: conformer, depth: depth, &expansions)
        }
        for (requirement, reference) in conformer.requirements(naming: name) {
            let found = witness(requirement, in: reference, of: conformer, naming: name, depth: depth, &expansions)
            if let found { return found }
        }
        if let alias = aliasOfProtocol(name, of: conformer, depth: depth, &expansions) { return alias }
        for key in declaring {
            guard let reference = key.types.first, let standard = associatedType(name, in: key)?.type else { continue }
            return inside(standard.syntax, symbols.context(inside: reference), conformer, depth: depth, &expansions)
        }
        return nil
    }

    private func associatedType(_ name: String, in key: DeclaredName) -> MemberDeclaration? {
        key.types.lazy.flatMap { self.symbols.declaration($0).members }
            .first { $0.kind == .associatedtype && $0.name == name }
    }

    /// `typealias Items = [Item]`, in a protocol or in an extension of it.
    private func aliasOfProtocol(
        _ name: String, of conformer: Conformer, depth: Int, _ expansions: inout Int
    ) -> TypeSyntax? {
        guard symbols.namesOfAliases.contains(name) else { return nil }
        for key in conformer.protocols {
            let places = symbols.member(name, of: key)?.aliases ?? []
            guard let place = places.first else { continue }
            guard places.count == 1, symbols.alias(place).genericParameters.isEmpty else { return nil }
            return inside(
                symbols.alias(place).type, symbols.aliasContext(place), conformer, depth: depth, &expansions)
        }
        return nil
    }

    /// A type that is written in a protocol, as a type that conforms has it.
    private func inside(
        _ type: TypeSyntax, _ context: LookupContext, _ conformer: Conformer, depth: Int, _ expansions: inout Int
    ) -> TypeSyntax? {
        var context = context
        for name in type.mentionedNames.sorted() where conformer.declaring[name] != nil {
            guard let meant = associatedType(name, of: conformer.type, depth: depth, &expansions) else { return nil }
            context.generics[name] = meant
        }
        context.generics["Self"] = conformer.type
        return canonical(type, in: context, depth: depth, &expansions)
    }

    /// What implements a requirement has in the place of the associated type.
    private func witness(
        _ requirement: MemberDeclaration, in reference: DeclarationReference, of conformer: Conformer,
        naming name: String, depth: Int, _ expansions: inout Int
    ) -> TypeSyntax? {
        let key = symbols.key(of: reference)
        func isMeant(_ member: MemberDeclaration) -> Bool {
            member.kind == requirement.kind && member.isStatic == requirement.isStatic
                && (member.effects.throwing == .no || requirement.effects.throwing != .no)
                && (!member.effects.isAsync || requirement.effects.isAsync)
        }
        var members = members(
            requirement.fullName, of: conformer, for: key.canonicalType, naming: name, depth: depth, &expansions,
            where: isMeant)
        if members.isEmpty { members = defaults(requirement.fullName, for: key, of: conformer, where: isMeant) }
        let depth = depth + Self.stepsOfBound
        let mark = TypeSyntax.name(name + "?")
        func types(of member: MemberDeclaration, in context: LookupContext) -> [TypeSyntax] {
            var context = context
            context.generics[name] = context.generics[name] ?? mark
            return member.types.map { canonical($0, in: context, depth: depth, &expansions).withoutConventions }
        }
        let offered = members.map { types(of: $0.member, in: $0.context) }.withoutRepetition()
        let wanted = types(of: requirement, in: symbols.context(inside: reference))
        guard offered.count == 1, wanted.count == offered[0].count else { return nil }
        var found: [String: TypeSyntax] = [:]
        for (pattern, type) in zip(wanted, offered[0]) { pattern.match(type, [mark: name], &found) }
        return found[name].flatMap { $0.mentions(anyOf: [name + "?"]) ? nil : $0 }
    }

    /// Those of the class that conforms and its extensions, else of the next class above it; of many the first two.
    ///
    /// - Parameters:
    ///   - bound: the protocol that requires it; what a class adds to one that conforms is no witness.
    ///   - associated: the associated type that they tell, whose name means in them what it means around the type.
    private func members(
        _ name: String, of conformer: Conformer, for bound: TypeSyntax, naming associated: String, depth: Int,
        _ expansions: inout Int, where isMeant: (MemberDeclaration) -> Bool
    ) -> [(member: MemberDeclaration, context: LookupContext)] {
        var found: [(member: MemberDeclaration, context: LookupContext)] = []
        for index in conformingClass(of: conformer, to: bound)..<conformer.classes.count where found.isEmpty {
            for (member, reference) in conformer.members(name, ofClassAt: index) where isMeant(member) {
                var context = symbols.context(inside: reference)
                context.generics = conformer.classes[index].generics
                context.generics["Self"] = conformer.type
                if context.generics[associated] == nil,
                    member.types.contains(where: { $0.mentions(anyOf: [associated]) })
                {
                    context.generics[associated] = type(
                        called: associated, around: reference, depth: depth, &expansions)
                }
                found.append((member, context))
                if found.count == 2 { return found }
            }
        }
        return found
    }

    /// The default implementations of a requirement that exist for each type that conforms and have the same types in all.
    /// Where extensions for fewer types have one as well, the compiler may take that: none then.
    private func defaults(
        _ name: String, for key: DeclaredName, of conformer: Conformer, where isMeant: (MemberDeclaration) -> Bool
    ) -> [(member: MemberDeclaration, context: LookupContext)] {
        let differing = Set(conformer.declaring.keys).union(["Self"])
        var found: [(member: MemberDeclaration, context: LookupContext)] = []
        for reference in conformer.protocols.flatMap({ $0.extensions }) {
            for member in symbols.declaration(reference).members where member.fullName == name && isMeant(member) {
                if symbols.declaration(reference).hasWhereClause || !key.extensions.contains(reference) { return [] }
                if member.types.contains(where: { $0.mentions(anyOf: differing) }) { return [] }
                found.append((member, symbols.context(inside: reference)))
            }
        }
        return found
    }

    /// The highest of the classes that conforms, by its index.
    private func conformingClass(of conformer: Conformer, to bound: TypeSyntax) -> Int {
        if conformer.classes.count == 1 { return 0 }
        return conformer.classes.lastIndex { ownBounds(of: $0.key).contains(bound) } ?? 0
    }

    private func type(
        called name: String, around reference: DeclarationReference, depth: Int, _ expansions: inout Int
    ) -> TypeSyntax? {
        let context = symbols.context(around: reference)
        guard symbols.resolve([.init(name: name)], in: context) != nil else { return nil }
        return canonical(.name(name), in: context, depth: depth, &expansions)
    }

    // MARK: Protocols of the standard library

    /// The associated types that are found here.
    static let libraryNames: Set<String> = [
        "AllCases", "ArrayLiteralElement", "AsyncIterator", "Element", "ID", "Index", "Iterator", "RawValue",
    ]

    private func libraryAssociatedType(
        _ name: String, of conformer: Conformer, depth: Int, _ expansions: inout Int
    ) -> TypeSyntax? {
        func type(of witness: String, for bound: String, isStatic: Bool = false) -> TypeSyntax? {
            let members = members(
                witness, of: conformer, for: .name(bound), naming: name, depth: depth, &expansions
            ) {
                $0.isStatic == isStatic
            }
            guard let (member, context) = members.first, let type = member.type?.syntax,
                context.generics[name] != nil || !type.mentions(anyOf: [name])
            else { return nil }
            return canonical(type, in: context, depth: depth, &expansions)
        }
        func element(ofNextFor bound: String) -> TypeSyntax? {
            guard case .optional(let element)? = type(of: "next", for: bound) else { return nil }
            return element
        }
        switch name {
        case "ID" where conformer.conforms(to: "Identifiable"):
            return type(of: "id", for: "Identifiable")
                ?? (isIdentifiedByObject(conformer) ? .name("ObjectIdentifier") : nil)
        case "RawValue" where conformer.conforms(to: "RawRepresentable"):
            return type(of: "rawValue", for: "RawRepresentable")
        case "AllCases" where conformer.conforms(to: "CaseIterable"):
            let written = type(of: "allCases", for: "CaseIterable", isStatic: true)
            guard conformer.classes[0].key.types.contains(where: { symbols.declaration($0).kind == .enum }) else {
                return written
            }
            // Where no case has values, the compiler takes an array, whatever is written.
            let all = TypeSyntax.array(conformer.type)
            return written ?? all == all ? all : nil
        case "Element" where conformer.conforms(to: "OptionSet"),
            "ArrayLiteralElement" where conformer.conforms(to: "OptionSet"):
            return conformer.type
        case "Index" where conformer.conforms(to: "Collection"): return type(of: "startIndex", for: "Collection")
        case "Iterator" where conformer.conforms(to: "Sequence"):
            return type(of: "makeIterator", for: "Sequence")
                ?? (conformer.conforms(to: "IteratorProtocol") ? conformer.type : nil)
        case "AsyncIterator" where conformer.conforms(to: "AsyncSequence"):
            return type(of: "makeAsyncIterator", for: "AsyncSequence")
        case "Element" where conformer.conforms(to: "Sequence"):
            if let iterator = type(of: "makeIterator", for: "Sequence") {
                return member(name, of: iterator, depth: depth, &expansions)
            }
            return element(ofNextFor: "IteratorProtocol") ?? elementOfSubscript(conformer, depth: depth, &expansions)
        case "Element" where conformer.conforms(to: "AsyncSequence"):
            return type(of: "makeAsyncIterator", for: "AsyncSequence").flatMap {
                member(name, of: $0, depth: depth, &expansions)
            }
        case "Element" where conformer.conforms(to: "IteratorProtocol"): return element(ofNextFor: "IteratorProtocol")
        case "Element" where conformer.conforms(to: "AsyncIteratorProtocol"):
            return element(ofNextFor: "AsyncIteratorProtocol")
        default: return nil
        }
    }

    /// What a collection has at an index, where it leaves its iterator to the standard library.
    private func elementOfSubscript(
        _ conformer: Conformer, depth: Int, _ expansions: inout Int
    ) -> TypeSyntax? {
        guard conformer.conforms(to: "Collection"),
            let index = associatedType("Index", of: conformer, depth: depth + Self.stepsOfBound, &expansions)
        else { return nil }
        let found = members(
            "subscript", of: conformer, for: .name("Collection"), naming: "Element", depth: depth, &expansions
        ) {
            $0.kind == .subscript && !$0.isStatic && $0.parameters.count == 1
        }.filter { member, context in
            member.parameters[0].label == nil
                && canonical(member.parameters[0].type, in: context, depth: depth, &expansions) == index
        }
        guard found.count == 1, let type = found[0].member.type?.syntax, !type.mentions(anyOf: ["Element"]) else {
            return nil
        }
        return canonical(type, in: found[0].context, depth: depth, &expansions)
    }

    /// A class or an actor that leaves its `id` to the standard library.
    private func isIdentifiedByObject(_ conformer: Conformer) -> Bool {
        let conforming = conformingClass(of: conformer, to: .name("Identifiable"))
        let isWritten = conformer.classes[conforming...].contains { key, _ in
            (key.types + key.extensions).contains { symbols.declaration($0).members.contains { $0.isInstanceID } }
        }
        let isInherited = conformer.protocols.contains { key in
            key.extensions.contains { symbols.declaration($0).members.contains { $0.isInstanceID } }
        }
        return conformer.implied.bounds.contains(.name("AnyObject")) && !isWritten && !isInherited
    }

    /// What a canonical type has by a name.
    func member(_ name: String, of type: TypeSyntax, depth: Int, _ expansions: inout Int) -> TypeSyntax? {
        guard let key = declared(type) else { return LibraryTypes.member(name, of: type) }
        if name == "RawValue", let type = rawType(of: key, depth: depth, &expansions) { return type }
        return associatedType(name, of: type, depth: depth, &expansions)
    }
}

extension MemberDeclaration {
    fileprivate var isInstanceID: Bool { name == "id" && !isStatic }
}

extension LibraryTypes {
    /// What a type of the standard library calls a name; both are canonical.
    static func member(_ name: String, of type: TypeSyntax) -> TypeSyntax? {
        switch (type, name) {
        case (.array(let element), "Element"), (.array(let element), "ArrayLiteralElement"): return element
        case (.array, "Index"): return .name("Int")
        case (.array, "Indices"): return .named(["Range"], arguments: [.name("Int")])
        case (.array(let element), "SubSequence"): return .named(["ArraySlice"], arguments: [element])
        case (.array, "Iterator"): return .named(["IndexingIterator"], arguments: [type])
        case (.dictionary(let key, _), "Key"): return key
        case (.dictionary(_, let value), "Value"): return value
        case (.dictionary(let key, let value), "Element"):
            return .tuple([.init(label: "key", type: key), .init(label: "value", type: value)])
        case (.named(let parts), _): return member(name, of: parts)
        default: return nil
        }
    }

    private static func member(_ name: String, of parts: [TypeSyntax.NamePart]) -> TypeSyntax? {
        let type = parts.map { $0.name }.joined(separator: ".")
        let arguments = parts.arguments
        if let index = parameters[type]?.firstIndex(of: name), index < arguments.count { return arguments[index] }
        switch "\(type).\(name)" {
        case "String.Element", "Substring.Element": return .name("Character")
        case "String.SubSequence", "Substring.SubSequence": return .name("Substring")
        case "Substring.Index": return .name("String.Index")
        case "String.UTF8View.Element", "UTF8.CodeUnit", "Unicode.UTF8.CodeUnit": return .name("UInt8")
        case "String.UTF16View.Element", "UTF16.CodeUnit", "Unicode.UTF16.CodeUnit": return .name("UInt16")
        case "ArraySlice.Index", "ContiguousArray.Index": return .name("Int")
        case "Range.Element", "ClosedRange.Element": return arguments.first
        case "IndexingIterator.Element", "Slice.Element": return arguments.first.flatMap { member("Element", of: $0) }
        default: return memberOfNumber(name, type)
        }
    }

    private static func memberOfNumber(_ name: String, _ type: String) -> TypeSyntax? {
        let (isInteger, isFloat) = (integers.contains(type), floats.contains(type))
        switch name {
        case "IntegerLiteralType": return isInteger ? .name(type) : nil
        case "FloatLiteralType": return isFloat ? .name(type) : nil
        case "Magnitude" where isInteger: return .name(type.hasPrefix("U") ? type : "U" + type)
        case "Stride" where isInteger: return type.hasSuffix("128") ? nil : .name("Int")
        case "Magnitude", "Stride": return isFloat ? .name(type) : nil
        default: return nil
        }
    }

    private static let floats: Set<String> = ["Double", "Float"]
    private static let integers: Set<String> = [
        "Int", "Int128", "Int16", "Int32", "Int64", "Int8", "UInt", "UInt128", "UInt16", "UInt32", "UInt64", "UInt8",
    ]

    /// The parameters of generic types, which are types of theirs as well.
    private static let parameters: [String: [String]] = [
        "AnyIterator": ["Element"], "ArraySlice": ["Element"], "AsyncStream": ["Element"],
        "AsyncThrowingStream": ["Element", "Failure"], "ClosedRange": ["Bound"], "ContiguousArray": ["Element"],
        "Range": ["Bound"], "Set": ["Element"],
    ]
}
