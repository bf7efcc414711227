import SwiftFacts

/// Brings types into one spelling, so that equal types compare equal, and into the spelling of the generated file.
final class TypeResolver {
    let symbols: SymbolTable
    let names: TypeSpelling
    var plainTypes: [AliasPlace: PlainType] = [:]
    var openPlainTypes: Set<AliasPlace> = []
    var plainAncestries: [DeclaredName: PlainAncestry] = [:]
    var conformers: [DeclaredName: Conformer] = [:]
    var ownBounds: [DeclaredName: Set<TypeSyntax>] = [:]

    init(symbols: SymbolTable, names: TypeSpelling) {
        self.symbols = symbols
        self.names = names
    }

    // MARK: Canonical types

    /// Aliases expanded, sugar removed, names resolved: two spellings of one type become equal values.
    func canonical(_ type: TypeSyntax, in context: LookupContext) -> TypeSyntax {
        var expansions = 0
        let canonical = canonical(type, in: context, depth: 0, &expansions)
        if expansions <= Self.mostExpansions { return canonical }
        // Each part of a large type may be written by an alias.
        var others = -type.size(upTo: .max)
        return others == -1 ? canonical : self.canonical(type, in: context, depth: 0, &others)
    }

    /// Deeper types, more aliases than are written and larger arguments are left as they are: what doubles each time would
    /// never end.
    static let deepest = 200
    static let mostExpansions = 128

    func canonical(
        _ type: TypeSyntax, in context: LookupContext, depth: Int, _ expansions: inout Int
    ) -> TypeSyntax {
        guard depth < Self.deepest else { return type }
        func inner(_ type: TypeSyntax) -> TypeSyntax { canonical(type, in: context, depth: depth + 1, &expansions) }
        switch type {
        case .named(let parts): return canonicalName(parts, in: context, depth: depth, &expansions)
        case .optional(let wrapped): return .optional(inner(wrapped))
        case .implicitlyUnwrapped(let wrapped): return .implicitlyUnwrapped(inner(wrapped))
        case .array(.attributed(let count, let element)) where type.elementOfInlineArray != nil:
            let count = inner(.name(String(count[0].dropLast(3))))
            return .named([.init(name: "InlineArray", arguments: [count, inner(element)])])
        case .array(let element): return .array(inner(element))
        case .dictionary(let key, let value): return .dictionary(key: inner(key), value: inner(value))
        case .tuple(let elements):
            return .tuple(elements.map { .init(label: $0.label, type: inner($0.type), isVariadic: $0.isVariadic) })
        case .function(let parameters, let written, let result):
            let effects = canonical(written, in: context, depth: depth + 1, &expansions)
            let unlabelled = parameters.map {
                TypeSyntax.TupleElement(
                    label: nil, type: inner($0.type).escaping(as: $0.type), isVariadic: $0.isVariadic)
            }
            return .function(parameters: unlabelled, effects: effects, result: inner(result))
        // There is nothing between the brackets of `Pack<>`.
        case .composition(let types) where types.isEmpty: return type
        case .composition(let types):
            return canonicalComposition(of: types, in: context, depth: depth + 1, &expansions)
        case .existential(let constraint): return inner(constraint)
        case .opaque(let constraint): return .opaque(inner(constraint))
        // `(any P).Type` is not `any P.Type`, but it is `P.Protocol`, and `T.Type` where `any P` stands for `T`.
        case .metatype(.existential(let constraint), "Type"), .metatype(let constraint, "Protocol"):
            return .metatype(.existential(inner(constraint)), kind: "Type")
        case .metatype(let instance, let kind):
            let type = inner(instance)
            return .metatype(isExistential(instance, in: context) ? .existential(type) : type, kind: kind)
        case .attributed(let attributes, let base):
            let isSendable = names.impliesSendable(in: context.module) && type.isUnmarkedFunctionOfActor
            let place = base.isAsyncFunction ? names.commonPlaceOfAsync : nil
            let kept = (isSendable ? attributes + ["@Sendable"] : attributes)
                .filter { $0 != "@escaping" && $0 != "__shared" && $0 != place }
                .map { $0 == "__owned" ? "consuming" : $0.mappingActor(inner) }.sorted()
            return kept.isEmpty ? inner(base) : .attributed(kept, inner(base))
        }
    }

    private func canonicalName(
        _ parts: [TypeSyntax.NamePart], in context: LookupContext, depth: Int, _ expansions: inout Int
    ) -> TypeSyntax {
        if let number = parts.first?.number { return .name(String(number)) }
        var parts = Self.withoutSelf(parts, in: context)
        if let type = argument(for: parts, in: context, depth: depth, &expansions) { return type }
        for index in parts.indices where !parts[index].arguments.isEmpty {
            parts[index] = .init(
                name: parts[index].name,
                arguments: canonicalArguments(of: parts[index], in: context, depth: depth + 1, &expansions))
        }
        if var behind = behindAlias(parts, in: context), depth < Self.deepest {
            if !behind.isOfProtocol, !behind.context.scope.isEmpty {
                behind.context.generics = generics(
                    around: behind.place, Array(parts.prefix(behind.length)), in: context, depth: depth, &expansions)
            }
            return canonicalName(behind.parts, in: behind.context, depth: depth + 1, &expansions)
        }
        let arguments = parts.arguments
        switch symbols.resolve(parts, in: context) {
        case .type(let key):
            var all = context.generics.isEmpty ? arguments : allArguments(of: key, parts, in: context)
            if all.isEmpty || key.name.isDotted, let (heir, base) = heir(of: key, named: parts, in: context) {
                let (before, inner) = split(parts, of: key, inside: base)
                all = inheritedArguments(of: base, in: heir, before, seenFrom: context, depth: depth, &expansions)
                all += inner.flatMap { $0.arguments }
            }
            return all.isEmpty ? key.canonicalType : key.canonicalType(arguments: all)
        case .alias(let first):
            let place = symbols.lastAlias(first)
            return meaning(of: place, parts, from: context, depth: depth + 1, &expansions)
                ?? symbols.key(ofAlias: place).canonicalType(arguments: arguments)
        case nil:
            return inferredAssociatedType(parts, in: context, depth: depth, &expansions)
                ?? canonicalLibraryName(parts, arguments: arguments, in: context)
        }
    }

    /// - Parameter parts: the alias as it is written at a place, with canonical arguments.
    func expanded(
        _ place: AliasPlace, _ parts: [TypeSyntax.NamePart], from context: LookupContext, depth: Int,
        _ expansions: inout Int
    ) -> TypeSyntax? {
        expansions += 1
        guard expansions <= Self.mostExpansions else { return nil }
        let alias = symbols.alias(place)
        var inner = symbols.aliasContext(place)
        if context.isArgument { inner = inner.ofArgument }
        if !inner.scope.isEmpty {
            inner.generics = generics(around: place, parts, in: context, depth: depth, &expansions)
        }
        let arguments = parts.last?.arguments ?? []
        var (parameters, type) = alias.generic(over: arguments.count)
        if !arguments.isEmpty, let pack = type.pack(among: parameters), let index = parameters.firstIndex(of: pack) {
            // The arguments of the only pack of a type each get a name that nothing has.
            let names = (0..<max(0, arguments.count - parameters.count + 1)).map { "\(pack)#\($0)" }
            parameters.replaceSubrange(index...index, with: names)
            type = type.expanding(pack, to: names.map { .named([.init(name: $0)]) })
        }
        for (parameter, argument) in zip(parameters, arguments) { inner.generics[parameter] = argument }
        if inner.isArgument { type = names.placingAsync(type, in: inner.module) }
        return canonical(type, in: inner, depth: depth, &expansions)
    }

    func genericParameters(of type: DeclaredName) -> [String] {
        if type.symbol == nil { return LibraryTypes.genericParameters[type.name] ?? [] }
        return type.types.first.map { symbols.declaration($0).genericParameters } ?? []
    }

    /// - Parameter name: of a type, or of one around it.
    func genericParameters(of name: String, around type: DeclaredName) -> [String] {
        symbols.key(name, in: type.module, from: type.file).map(genericParameters) ?? []
    }

    /// A type that the sources do not declare: the standard library's sugar, or one that only its text tells apart.
    private func canonicalLibraryName(
        _ parts: [TypeSyntax.NamePart], arguments: [TypeSyntax], in context: LookupContext
    ) -> TypeSyntax {
        var parts = parts
        if parts.count > 1, parts[0].arguments.isEmpty,
            LibraryTypes.implicitModules.contains(parts[0].name.withoutModuleMark)
                || symbols.importedModules.contains(parts[0].name.withoutModuleMark)
        {
            if parts.count == 2, isDeclaredWithoutModule(parts[1].name) {
                return .named(parts.map { $0.name }, arguments: arguments)
            }
            parts.removeFirst()
        }
        guard parts.count == 1 else {
            return .named(parts.map { $0.name }, arguments: arguments)
        }
        switch arguments.count {
        case 0: return LibraryTypes.aliases[parts[0].name] ?? .named(parts)
        case 1 where parts[0].name == "Optional": return .optional(arguments[0])
        case 1 where parts[0].name == "Array": return .array(arguments[0])
        case 2 where parts[0].name == "Dictionary": return .dictionary(key: arguments[0], value: arguments[1])
        default: return .named([.init(name: parts[0].name, arguments: arguments)])
        }
    }

    /// With the failure's type resolved: `throws(any Error)` is `throws`, and `throws(Never)` is nothing.
    func canonical(_ effects: Effects, in context: LookupContext) -> Effects {
        var expansions = 0
        return canonical(effects, in: context, depth: 0, &expansions)
    }

    private func canonical(
        _ effects: Effects, in context: LookupContext, depth: Int, _ expansions: inout Int
    ) -> Effects {
        guard case .typed(let failure) = effects.throwing else { return effects }
        var effects = effects
        let type = canonical(failure, in: context, depth: depth, &expansions)
        let isAny = isOfLibrary("Error", type, in: context)
        effects.throwing = isAny ? .any : isOfLibrary("Never", type, in: context) ? .no : .typed(type)
        return effects
    }

    /// An associated type stands for itself.
    private func isOfLibrary(_ name: String, _ type: TypeSyntax, in context: LookupContext) -> Bool {
        switch type.dottedName {
        case name: context.generics[name] != type && !isDeclaredWithoutModule(name)
        case "Swift.\(name)": true
        default: false
        }
    }

    /// Whether the name means something else than the standard library's type of that name.
    func isDeclaredWithoutModule(_ name: String) -> Bool {
        symbols.key(name, in: nil)?.types.isEmpty == false
    }

    func signature(
        of member: MemberDeclaration, generics: GenericClause? = nil, in context: LookupContext
    ) -> CanonicalSignature {
        let generics = generics ?? member.generics
        let context = generics.isEmpty ? context : self.context(of: generics, in: context)
        let result =
            member.type.map { canonical($0.syntax, in: context) } ?? (member.kind == .method ? .tuple([]) : nil)
        // Most members are properties.
        if member.parameters.isEmpty, generics.isEmpty {
            return CanonicalSignature(result: result, parameters: [], generics: .none)
        }
        // `some P` is a generic parameter without a name, behind those that have one.
        var bounds: [TypeSyntax] = []
        let parameters = member.parameters.map { parameter in
            canonical(parameter.type.namingOpaque(after: generics.parameters.count, &bounds), in: context)
        }
        let equal = equalTypes(of: generics, in: context)
        return CanonicalSignature(
            result: result?.replacingNames(equal), parameters: parameters.map { $0.replacingNames(equal) },
            generics: signature(of: generics, bounds, in: context),
            escapingParameters: Set(parameters.indices.filter { member.parameters[$0].type.isEscaping }))
    }

    /// A generic parameter hides a type of its name, and its own name means nothing.
    private func context(of generics: GenericClause, in context: LookupContext) -> LookupContext {
        var context = context
        for (index, parameter) in generics.parameters.enumerated() {
            context.generics[parameter.name] = .name("τ\(index)")
        }
        return context
    }

    func effects(of member: MemberDeclaration, in context: LookupContext) -> Effects {
        guard case .typed = member.effects.throwing else { return member.effects }
        return canonical(member.effects, in: self.context(of: member.generics, in: context))
    }

    // MARK: Emitted types

    /// The member's types as they must be spelled at the top of the generated file.
    func emitted(_ member: MemberDeclaration, in context: LookupContext) -> EmittedSignature {
        var spelling = Spelling(generics: Self.genericNames(of: member).union(context.generics.keys))
        let result = member.type.map { spell($0.syntax, in: context, &spelling) }
        let parameters = member.parameters.map { spell($0.type, in: context, &spelling) }
        var effects = effects(of: member, in: context)
        if case .typed = effects.throwing, case .typed(let written) = member.effects.throwing {
            effects.throwing = .typed(spell(written, in: context, &spelling))
        }
        let generics = spell(member.generics, in: context, &spelling)
        return EmittedSignature(
            result: result, parameters: parameters, effects: effects, generics: generics, modules: spelling.modules,
            needsFileImports: spelling.hasUnknownType)
    }

    func emitted(_ generics: GenericClause, of names: Set<String>, in context: LookupContext) -> GenericClause {
        var spelling = Spelling(generics: names)
        return spell(generics, in: context, &spelling)
    }

    private func spell(
        _ generics: GenericClause, in context: LookupContext, _ spelling: inout Spelling
    ) -> GenericClause {
        generics.mapping(
            types: { spell($0, in: context, &spelling) },
            constraints: { spell($0, in: context, &spelling, isConstraint: true) })
    }

    private struct Spelling {
        var generics: Set<String>
        var modules: Set<String> = []
        var hasUnknownType = false
        /// Aliases of members that were followed; some name each other.
        var expansions = 0
    }

    static func genericNames(of member: MemberDeclaration) -> Set<String> {
        member.generics.isEmpty ? [] : Set(member.generics.parameters.map { $0.name })
    }

    /// With the `any` that protocols need where the compiler insists on it, but not where one `isConstraint`.
    private func spell(
        _ type: TypeSyntax, in context: LookupContext, _ spelling: inout Spelling, isConstraint: Bool = false
    ) -> TypeSyntax {
        switch type {
        case .named(let parts): return spell(parts, in: context, &spelling, isConstraint: isConstraint)
        case .optional(let wrapped): return .optional(spell(wrapped, in: context, &spelling))
        case .implicitlyUnwrapped(let wrapped): return .implicitlyUnwrapped(spell(wrapped, in: context, &spelling))
        case .array(let element): return .array(spell(element, in: context, &spelling))
        case .dictionary(let key, let value):
            let spelledKey = spell(key, in: context, &spelling)
            return .dictionary(key: spelledKey, value: spell(value, in: context, &spelling))
        case .tuple(let elements): return .tuple(spell(elements, in: context, &spelling))
        case .function(let parameters, let effects, let result):
            let spelledParameters = spell(parameters, in: context, &spelling)
            var spelledEffects = effects
            if case .typed(let failure) = effects.throwing {
                spelledEffects.throwing = .typed(spell(failure, in: context, &spelling))
            }
            return .function(
                parameters: spelledParameters, effects: spelledEffects, result: spell(result, in: context, &spelling))
        case .composition(let types) where types.isEmpty: return type
        case .composition(let types):
            let spelled = TypeSyntax.composition(
                types.map { spell($0, in: context, &spelling, isConstraint: true) })
            return isConstraint ? spelled : .existential(spelled)
        case .existential(let constraint):
            return .existential(spell(constraint, in: context, &spelling, isConstraint: true))
        case .opaque(let constraint): return .opaque(spell(constraint, in: context, &spelling, isConstraint: true))
        case .metatype(let instance, let kind):
            let spelled = TypeSyntax.metatype(
                spell(instance, in: context, &spelling, isConstraint: true), kind: kind)
            return !isConstraint && kind == "Type" && isProtocol(instance, in: context)
                ? .existential(spelled) : spelled
        case .attributed(let attributes, let base):
            let isMarked =
                type.isUnmarkedFunctionOfActor && names.impliesSendable(in: context.module)
                && !names.impliesSendableInOutput
            let spelled = (isMarked ? attributes + ["@Sendable"] : attributes).map { attribute in
                attribute.mappingActor { spell($0, in: context, &spelling, isConstraint: true) }
            }
            return .attributed(
                spelled, spell(base, in: context, &spelling, isConstraint: isConstraint || attributes == ["~"]))
        }
    }

    private func spell(
        _ parts: [TypeSyntax.NamePart], in context: LookupContext, _ spelling: inout Spelling, isConstraint: Bool
    ) -> TypeSyntax {
        let parts = Self.withoutSelf(parts, in: context)
        if spelling.generics.contains(parts[0].name) {
            return .named(self.spelled(parts, in: context, &spelling))
        }
        if parts.count > 1, spelling.expansions < Self.deepest,
            let behind = behindAlias(self.spelled(parts, in: context, &spelling), in: context)
        {
            spelling.expansions += 1
            return spell(behind.parts, in: behind.context, &spelling, isConstraint: isConstraint)
        }
        let symbol = symbols.resolve(parts, in: context)
        let spelled = spellName(parts, meaning: symbol, in: context, &spelling)
        if case .existential = spelled { return spelled }
        return !isConstraint && isProtocol(symbol) ? .existential(spelled) : spelled
    }

    private func spell(
        _ elements: [TypeSyntax.TupleElement], in context: LookupContext, _ spelling: inout Spelling
    ) -> [TypeSyntax.TupleElement] {
        elements.map { element in
            .init(
                label: element.label, type: spell(element.type, in: context, &spelling), isVariadic: element.isVariadic)
        }
    }

    /// The same parts with their arguments as they must be spelled.
    private func spelled(
        _ parts: [TypeSyntax.NamePart], in context: LookupContext, _ spelling: inout Spelling
    ) -> [TypeSyntax.NamePart] {
        // Nearly all names have no arguments.
        if !parts.contains(where: { !$0.arguments.isEmpty }) { return parts }
        return parts.map { part in
            .init(name: part.name, arguments: part.arguments.map { spell($0, in: context, &spelling) })
        }
    }

    private func spellName(
        _ written: [TypeSyntax.NamePart], meaning symbol: SymbolTable.Symbol?, in context: LookupContext,
        _ spelling: inout Spelling
    ) -> TypeSyntax {
        let parts = spelled(written, in: context, &spelling)
        if symbols.mayBeOfLibrary(written, taken: symbol, in: context) {
            spelling.hasUnknownType = true
            return .named(parts)
        }
        let key: DeclaredName
        switch symbol {
        case .type(let type): key = type
        case .alias(let place):
            let alias = symbols.alias(place)
            if alias.access <= .fileprivate, alias.genericParameters.isEmpty {
                let meant = alias.type(givenArguments: parts.last?.arguments ?? [])
                return spell(meant, in: symbols.aliasContext(place), &spelling, isConstraint: true)
            }
            key = symbols.key(ofAlias: place)
            if isOfProtocol(key), !alias.genericParameters.isEmpty || namesAssociatedType(written, in: context) {
                let expanded = alias.type(givenArguments: parts.last?.arguments ?? [])
                var inner = symbols.aliasContext(place)
                inner.generics = context.generics
                return spell(expanded, in: inner, &spelling, isConstraint: true)
            }
        case nil:
            if parts[0].arguments.isEmpty, let conformer = conformer(naming: parts[0].name, around: context) {
                return spellName(conformer.name.nameParts.map { .init(name: $0) } + parts, of: conformer, &spelling)
            }
            if !LibraryTypes.isSeenEverywhere(parts) { spelling.hasUnknownType = true }
            let library =
                names.library(of: parts[0].name) ?? symbols.foreignModule(of: parts[0].name, in: context)
            return .named((library.map { [.init(name: $0)] } ?? []) + parts)
        }
        if let (heir, base) = heir(of: key, named: written, in: context),
            let path = path(to: key, declaredIn: base, by: heir, parts)
        {
            return spellName(path, of: heir, &spelling)
        }
        let qualifier = qualifier(of: key, &spelling) ?? moduleWritten(in: written, before: key)
        if parts.count == 1, parts[0].arguments.isEmpty, qualifier == nil { return key.plainType }
        var names = key.name.nameParts
        if let qualifier { names.insert(parts[0].name.isModuleMarked ? parts[0].name : qualifier, at: 0) }
        // The written parts are the last ones of the full name, so their arguments belong there.
        let leading = max(0, names.count - parts.count)
        let trailing = max(0, parts.count - names.count)
        return .named(
            names.enumerated().map { index, name in
                .init(name: name, arguments: index >= leading ? parts[index - leading + trailing].arguments : [])
            })
    }

    /// A member of a type, with the module of that where it needs one.
    private func spellName(
        _ parts: [TypeSyntax.NamePart], of key: DeclaredName, _ spelling: inout Spelling
    ) -> TypeSyntax {
        return .named((qualifier(of: key, &spelling).map { [TypeSyntax.NamePart(name: $0)] } ?? []) + parts)
    }

    /// What stands before a name, if anything has to; its module is noted among those that the spelling needs.
    private func qualifier(of key: DeclaredName, _ spelling: inout Spelling) -> String? {
        if let module = key.module, module != names.outputModule { spelling.modules.insert(module) }
        names.namespaces.note(around: key.name, in: key.module, &spelling.modules, &spelling.hasUnknownType)
        if let qualifier = names.qualifier(of: key.name, in: key.module) { return qualifier }
        // A generic parameter hides it.
        return spelling.generics.contains(key.name.firstNamePart) ? key.module : nil
    }

    /// The module that the sources write: they may know that a library has a type of that name, whose sources are not read.
    private func moduleWritten(in written: [TypeSyntax.NamePart], before key: DeclaredName) -> String? {
        guard let module = key.module, written.count > 1, names.mayWrite(module: module),
            !names.modulesInOtherBranches.contains(module), written[0].name.withoutModuleMark == module,
            written.count > key.name.nameParts.count
        else { return nil }
        return module
    }

    /// Whether an alias is a member of a protocol, behind whose name the compiler takes no generic ones.
    func isOfProtocol(_ alias: DeclaredName) -> Bool {
        symbols.outer(of: alias)?.protocols.isEmpty == false
    }
}
