import SwiftFacts

/// Which extensions of protocols and of the runtime's classes are for a component.
extension ScopeGraphBuilder {
    /// `extension Component: Named {}`: what the sources let the runtime's own class above a component conform to.
    func runtimeConformances(of inherited: InheritedClass) -> [DeclarationReference] {
        met(protocolTable.runtimeConformances(above: inherited.reference), by: inherited) { $0 }
    }

    /// Most of many extensions are for components of another dependency, which is seen without looking at all they ask for.
    func met<Extension>(
        _ extensions: [Extension], by inherited: InheritedClass, _ reference: (Extension) -> DeclarationReference
    ) -> [Extension] {
        if extensions.isEmpty { return [] }
        let own = arguments(of: inherited).first
        return extensions.filter { extending in
            let asked = dependency(askedBy: reference(extending))
            return (asked == nil || asked == own) && isMet(by: inherited, reference(extending))
        }
    }

    /// `where DependencyType == any PlayerDependency`.
    private func dependency(askedBy extending: DeclarationReference) -> TypeSyntax? {
        if let known = askedDependencies[extending] { return known }
        let constraint = symbols.declaration(extending).constraints.first {
            $0.isSameType && $0.left.dottedName == "DependencyType"
        }
        let asked = constraint.map { types.canonical($0.right, in: symbols.context(inside: extending)) }
        askedDependencies[extending] = .some(asked)
        return asked
    }

    /// The protocols that a class conforms to on an actor only, as by `@MainActor Titled`.
    func actorsOfConformances(of parts: [DeclarationReference]) -> [DeclarationReference: Isolation] {
        var actors: [DeclarationReference: Isolation] = [:]
        for part in parts {
            for conformed in inferredConformances(of: part, among: parts) {
                actors[conformed] = isolations.isolation(of: part)
            }
            for case .attributed(let attributes, let type) in symbols.declaration(part).inherits.map({ $0.syntax }) {
                let context = symbols.context(around: part)
                let named = attributes.compactMap { isolations.actor(named: String($0.dropFirst()), in: context) }
                guard let actor = named.first else { continue }
                for conformed in symbols.constraints(of: type, in: context) {
                    let protocols = protocolTable.protocols(named: conformed.type, in: conformed.context)
                    for above in protocols.flatMap({ protocolTable.hierarchy(of: $0) }) { actors[above] = actor }
                }
            }
        }
        return actors
    }

    /// Where the main actor is the default, what a class on an actor conforms to by a member that is there, too, it conforms to
    /// on that actor only, unless it says `nonisolated`. So it is with `InferIsolatedConformances`, without which language
    /// mode 6 takes no such member but one that any code may wait for or read.
    private func inferredConformances(
        of part: DeclarationReference, among parts: [DeclarationReference]
    ) -> [DeclarationReference] {
        let inherits = symbols.declaration(part).inherits
        let module = symbols.modules[part.summary]
        let isInferred = settings.hasMainActorIsolation(module)
        guard !inherits.isEmpty, isInferred || settings.compiler(of: module)?.isInMode5 != true,
            isolations.isolation(of: part) != .none
        else { return [] }
        let context = symbols.context(around: part)
        let named = inherits.map { $0.syntax }.filter { if case .attributed = $0 { false } else { true } }
        let conformed = named.flatMap { symbols.constraints(of: $0, in: context) }.flatMap {
            protocolTable.protocols(named: $0.type, in: $0.context)
        }
        return conformed.flatMap { protocolTable.hierarchy(of: $0) }.withoutRepetition().filter { above in
            isolations.isolation(of: above) == .none
                && protocolTable.hierarchy(of: above).contains { above in
                    isScope(above) || isMetOnActor(above, by: parts, isInferred: isInferred)
                }
        }
    }

    /// A main-actor component is a scope on the main actor only.
    private func isScope(_ conformed: DeclarationReference) -> Bool {
        symbols.declaration(conformed).inherits.contains { inherited in
            guard let name = inherited.syntax.dottedName, RuntimeNames.scopes.contains(name.lastNamePart) else {
                return false
            }
            return symbols.resolveType(named: name, in: symbols.context(around: conformed)) == nil
        }
    }

    private func isMetOnActor(
        _ conformed: DeclarationReference, by parts: [DeclarationReference], isInferred: Bool
    ) -> Bool {
        let members = symbols.declaration(conformed).members
        let needy = members.filter { !$0.isStatic && (isInferred || !$0.effects.isAsync) }
        let requirements = Set(needy.map { $0.fullName })
        if requirements.isEmpty { return false }
        return parts.contains { part in
            let ambient = isolations.isolation(of: part)
            return symbols.declaration(part).members.contains { member in
                !member.isStatic && (isInferred || !member.isLet) && requirements.contains(member.fullName)
                    && isolations.isolation(of: member, in: part, ambient: ambient) != .none
            }
        }
    }

    /// Whether a class is known to meet all that such an extension requires.
    func isMet(by inherited: InheritedClass, _ extending: DeclarationReference) -> Bool {
        !isUnread(extending) && firstUnmet(of: extending, by: inherited) == nil
    }

    /// What an extension of a protocol requires that a class is not known to meet.
    func unmetConstraint(ofProtocol extending: DeclarationReference, by inherited: InheritedClass) -> String? {
        isUnread(extending) ? "where" : firstUnmet(of: extending, by: inherited)?.description
    }

    /// Whether it has a clause that the scan does not read.
    private func isUnread(_ extending: DeclarationReference) -> Bool {
        let declaration = symbols.declaration(extending)
        return declaration.hasWhereClause && declaration.constraints.isEmpty
    }

    private func firstUnmet(of extending: DeclarationReference, by inherited: InheritedClass) -> TypeConstraint? {
        let declaration = symbols.declaration(extending)
        let arguments = symbols.extendedArguments(of: extending)
        guard declaration.hasWhereClause || !arguments.isEmpty else { return nil }
        let context = symbols.context(inside: extending)
        if let unmet = declaration.constraints.first(where: { !meets($0, inherited, in: context) }) { return unmet }
        // `extension Storage<User>`.
        let names = symbols.key(of: extending).protocols.first.map { symbols.declaration($0).genericParameters } ?? []
        let known = arguments.isEmpty ? [:] : associatedTypes(of: inherited)
        return zip(names, arguments).first { name, argument in
            known[name] != types.canonical(argument.type, in: argument.context)
        }.map { TypeConstraint(left: .name($0), right: $1.type, isSameType: true) }
    }

    private func meets(_ constraint: TypeConstraint, _ inherited: InheritedClass, in context: LookupContext) -> Bool {
        switch constraint.left.dottedName {
        case "Self" where constraint.isSameType:
            return protocolTable.declarations(of: constraint.right, in: context).contains(inherited.reference)
        case "Self":
            let parts = protocolTable.constraints(of: constraint.right, in: context)
            return !parts.isEmpty && parts.allSatisfy { isKind(inherited, of: $0.type, in: $0.context) }
        case "DependencyType" where constraint.isSameType:
            return arguments(of: inherited).first == types.canonical(constraint.right, in: context)
        default: return associated(constraint, meetsItIn: inherited, in: context)
        }
    }

    /// `Item == User`, `Self.Item: Codable`.
    private func associated(
        _ constraint: TypeConstraint, meetsItIn inherited: InheritedClass, in context: LookupContext
    ) -> Bool {
        let known = associatedTypes(of: inherited)
        guard let type = constraint.left.associatedName.flatMap({ known[$0] }) else {
            return isOfAssociatedType(constraint.left)
        }
        var context = context
        context.generics = known
        return mayMeet(constraint, type, in: context)
    }

    private func mayMeet(_ constraint: TypeConstraint, _ type: TypeSyntax, in context: LookupContext) -> Bool {
        if constraint.isSameType { return type == types.canonical(constraint.right, in: context) }
        let bounds = protocolTable.constraints(of: constraint.right, in: context)
        return !bounds.isEmpty && bounds.allSatisfy { mayBe(type, $0.type, in: $0.context) }
    }

    /// Whether a subclass meets a constraint of an extension of its generic class, as far as the sources tell: `Model == User`,
    /// `Model: Equatable`, `Model.ID == Int`.
    func mayMeet(_ constraint: TypeConstraint, of extending: DeclarationReference, _ inherited: InheritedClass) -> Bool
    {
        guard case .named(let parts) = constraint.left, inherited.generics[parts[0].name] != nil else { return false }
        var context = symbols.context(inside: extending)
        context.generics = inherited.generics
        return mayMeet(constraint, types.canonical(constraint.left, in: context), in: context)
    }

    /// Whether it is an associated type, or one of its own, as `Item.Element`: that the sources do not tell which type it
    /// stands for does not show that it is a wrong one.
    private func isOfAssociatedType(_ type: TypeSyntax) -> Bool {
        guard case .named(let parts) = type else { return false }
        return parts.first { $0.name != "Self" }.map { symbols.associatedNames.contains($0.name) } ?? false
    }

    /// Whether a type conforms to a protocol, or a class inherits from another one, as far as the sources tell: what is not
    /// of the sources is taken to, as the compiler says where it does not.
    private func mayBe(_ type: TypeSyntax, _ bound: TypeSyntax, in context: LookupContext) -> Bool {
        guard case .named(let wanted) = bound else { return true }
        let key = symbols.resolveType(wanted.map { $0.name }, in: context)
        let name = bound.dottedName?.lastNamePart ?? ""
        if key == nil, let answer = mayBe(type, anyOf: name, in: context) { return answer }
        if isExistential(type, in: context) {
            return key == nil && (!LibraryTypes.isProtocol(name) || name == "Error" && type.isOnly("Error"))
        }
        switch type {
        case .function, .tuple, .metatype: return false
        case .attributed(_, let base) where base.isFunction: return false
        case .optional, .array, .dictionary:
            let needsParts = key == nil && LibraryTypes.conformedByParts.contains(name)
            if needsParts, !type.children.allSatisfy({ mayBe($0, bound, in: context) }) { return false }
            return mayBe(type.unsugared?.first?.name ?? "", name, key)
        case .named(let parts): return mayBe(type, parts, bound, key, in: context)
        default: return true
        }
    }

    /// The same of the library's protocols to which what has no name may belong; nil for others.
    private func mayBe(_ type: TypeSyntax, anyOf name: String, in context: LookupContext) -> Bool? {
        switch name {
        case "AnyObject": return mayBeObject(type, in: context)
        case "Sendable" where settings.compiler(of: settings.outputModule)?.isInMode5 != true:
            return !sendability.isUnsendable(type, in: symbols.context(atTopOf: context.summary))
        case "Any", "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype": return true
        default: return nil
        }
    }

    private func mayBe(
        _ type: TypeSyntax, _ parts: [TypeSyntax.NamePart], _ bound: TypeSyntax, _ key: DeclaredName?,
        in context: LookupContext
    ) -> Bool {
        let name = bound.dottedName?.lastNamePart ?? ""
        guard let reference = declared(parts, in: context) else {
            return mayBe(parts.last?.name ?? "", name, key)
        }
        if key != nil {
            return isKind(InheritedClass(reference: reference, generics: [:]), of: bound, in: context)
                || types.implied(by: type).bounds.contains(types.canonical(bound, in: context))
        }
        let kind = symbols.declaration(reference).kind
        if name == "Actor" { return kind == .actor }
        let implying = LibraryTypes.implying[name] ?? (LibraryTypes.otherProtocols.contains(name) ? [name] : nil)
        guard let implying else { return true }
        // Whose cases hold nothing, it conforms to these by itself.
        if kind == .enum, !implying.isDisjoint(with: ["Hashable"]) { return true }
        var visited: Set<DeclarationReference> = []
        return saysOrHides(implying, reference, &visited)
    }

    /// `any Titled` conforms to no protocol, also not to `Titled`, unless that is `@objc` or a mere mark.
    private func isExistential(_ type: TypeSyntax, in context: LookupContext) -> Bool {
        switch type {
        case .composition(let parts): return parts.allSatisfy { isExistential($0, in: context) }
        case .named(let parts):
            guard let reference = declared(parts, in: context) else {
                return type.withoutSwift.dottedName.map(LibraryTypes.isProtocol) ?? false
            }
            let declaration = symbols.declaration(reference)
            return declaration.kind == .protocol
                && !declaration.attributes.contains { ["objc", "_marker"].contains($0.name) }
        default: return false
        }
    }

    /// Whether a type of a library may conform to a protocol, or inherit from a class; the sources may say that it does.
    private func mayBe(_ name: String, _ bound: String, _ key: DeclaredName?) -> Bool {
        if let key { return protocolTable.mayBe(name, key) }
        let extended = protocolTable.libraryExtensions[name] ?? []
        return LibraryTypes.mayConform(name, to: bound)
            || extended.contains { !symbols.declaration($0).inherits.isEmpty }
    }

    private func mayBeObject(_ type: TypeSyntax, in context: LookupContext) -> Bool {
        if isExistential(type, in: context) { return type.isOnly("AnyObject") }
        switch type {
        case .function, .tuple, .metatype, .optional, .array, .dictionary: return false
        case .attributed(_, let base): return !base.isFunction
        case .named(let parts):
            guard let reference = declared(parts, in: context) else {
                return !LibraryTypes.isValue(parts.last?.name ?? "")
            }
            return [.class, .actor, .protocol].contains(symbols.declaration(reference).kind)
        default: return true
        }
    }

    private func declared(_ parts: [TypeSyntax.NamePart], in context: LookupContext) -> DeclarationReference? {
        symbols.resolveType(parts.map { $0.name }, in: symbols.context(atTopOf: context.summary))?.types.first
    }

    /// Whether a type says that it is one of some protocols, or something of which the sources do not tell whether that is one.
    private func saysOrHides(
        _ names: Set<String>, _ reference: DeclarationReference, _ visited: inout Set<DeclarationReference>
    ) -> Bool {
        if !visited.insert(reference).inserted { return false }
        for part in symbols.parts(of: reference) {
            let declaration = symbols.declaration(part)
            // A macro may add conformances.
            if declaration.attributes.contains(where: { $0.availability == nil && $0.name != "MainActor" }) {
                return true
            }
            for inherited in declaration.inherits {
                for bound in protocolTable.constraints(of: inherited.syntax, in: symbols.context(around: part)) {
                    let declarations = protocolTable.declarations(of: bound.type, in: bound.context)
                    let name = bound.type.dottedName?.lastNamePart ?? ""
                    if declarations.isEmpty, names.contains(name) || !LibraryTypes.plain.contains(name) { return true }
                    if declarations.contains(where: { saysOrHides(names, $0, &visited) }) { return true }
                }
            }
        }
        return false
    }

    /// A class and those above it, each with what is passed on to it.
    func classes(from inherited: InheritedClass) -> some Sequence<InheritedClass> {
        classChain(from: inherited, by: \.reference, base)
    }

    /// Whether a class is, inherits from or conforms to what a name means.
    private func isKind(_ inherited: InheritedClass, of type: TypeSyntax, in context: LookupContext) -> Bool {
        guard case .named(let parts) = type else { return false }
        guard case .type(let key) = symbols.resolve(parts, in: context) else {
            let isSendable = classifier.classifications[inherited.reference]?.isMainActor == true
            if parts.last?.name == "AnyObject" || isSendable && parts.last?.name == "Sendable" { return true }
            return isRuntimeKind(inherited, of: parts, in: context) || saysConformance(inherited, to: type.withoutSwift)
        }
        for found in classes(from: inherited) {
            if key.types.contains(found.reference) { return hasArguments(found, parts.last?.arguments ?? [], context) }
            let conformed = conformances(of: found.reference)
            if key.types.contains(where: { conformed[$0] != nil }) { return true }
        }
        return false
    }

    /// Whether a class or one above it names what the sources do not declare, or a protocol that inherits from that.
    private func saysConformance(_ inherited: InheritedClass, to type: TypeSyntax) -> Bool {
        guard let name = type.dottedName, !type.hasArguments, !RuntimeNames.isExtensible(name) else { return false }
        return classes(from: inherited).contains { found in
            let parts = symbols.parts(of: found.reference)
            let above = protocolTable.conformances(of: parts).map { $0.reference }
            return (parts + above).contains { protocolTable.libraryNames(inheritedBy: $0).contains(name) }
        }
    }

    /// The conditions under which a class or one above it conforms to a protocol; nil where none does. Base classes are
    /// asked first, so that a chain of them is gone once.
    func conditionsOfConformance(of inherited: InheritedClass, to key: DeclaredName) -> [Condition]? {
        var conditions: [Condition]?
        var asked: [DeclarationReference] = []
        for found in classes(from: inherited) {
            asked.append(found.reference)
            if let known = knownConformances[ClassConformance(reference: found.reference, conformed: key)] {
                conditions = known
                break
            }
            let conformed = conformances(of: found.reference)
            conditions = key.types.lazy.compactMap { conformed[$0] }.first
            if conditions != nil { break }
        }
        for reference in asked {
            knownConformances[ClassConformance(reference: reference, conformed: key)] = .some(conditions)
        }
        return conditions
    }

    /// The protocols that a class conforms to itself, with the conditions of each: an extension may ask for many.
    private func conformances(of reference: DeclarationReference) -> [DeclarationReference: [Condition]] {
        if let known = classConformances[reference] { return known }
        // What such an extension asks for may hang on this.
        classConformances[reference] = [:]
        let above = runtimeConformances(of: InheritedClass(reference: reference, generics: [:]))
        let found = protocolTable.conformances(of: symbols.parts(of: reference) + above)
        let conformances = Dictionary(found.map { ($0.reference, $0.conditions) }) { first, _ in first }
        classConformances[reference] = conformances
        return conformances
    }

    private func hasArguments(_ found: InheritedClass, _ arguments: [TypeSyntax], _ context: LookupContext) -> Bool {
        zip(symbols.declaration(found.reference).genericParameters, arguments).allSatisfy { parameter, argument in
            found.generics[parameter] == types.canonical(argument, in: context)
        }
    }

    /// `Self: BootstrapComponent`, `Self: Component<SomeDependency>`.
    private func isRuntimeKind(
        _ inherited: InheritedClass, of parts: [TypeSyntax.NamePart], in context: LookupContext
    ) -> Bool {
        guard let classification = classifier.classifications[inherited.reference],
            let name = classifier.runtimeName(parts.map { $0.name }, in: context),
            ComponentClassifier.extensibleNames(of: classification).contains(name),
            // What is a scope on the main actor only has such members there only.
            !RuntimeNames.isMetOnMainActor(name) || !classification.isMainActor
        else { return false }
        return zip(arguments(of: inherited), parts.last?.arguments ?? []).allSatisfy {
            $0 == types.canonical($1, in: context)
        }
    }

    /// Of the runtime's class above a component. A root is a component that depends on nothing.
    private func arguments(of inherited: InheritedClass) -> [TypeSyntax] {
        let arguments = classifier.classifications[inherited.reference]?.arguments ?? []
        if arguments.isEmpty { return [.name("EmptyDependency")] }
        return arguments.map { types.canonical($0.type, in: $0.context).replacingNames(inherited.generics) }
    }
}

/// What generic parameters and associated types stand for, of which code makes what others choose.
extension ScopeGraphBuilder {
    /// Whether the type that is created is one that callers choose among components, or surely among others; nil where that
    /// is not known.
    func standsForComponents(_ creation: Creation, owner: Owner?, in summaryIndex: Int) -> Bool? {
        let fixed = fixedType(creation, owner: owner, in: summaryIndex).map(declared) ?? []
        if !fixed.isEmpty { return fixed.contains { idsByKey[$0]?.isEmpty == false } ? nil : false }
        let associated = nameThatMayBeAssociated(creation).flatMap { name in
            owner.flatMap { boundsOfAssociatedType(name, in: $0.key) }
        }
        guard let bounds = associated ?? boundsOfParameter(creation), associated != nil || !bounds.isEmpty else {
            return nil
        }
        let context = LookupContext(
            summary: summaryIndex, module: symbols.modules[summaryIndex], scope: owner?.key.name ?? "")
        var isClass = false
        var isUnknown = bounds.isEmpty
        for name in bounds {
            if let runtime = classifier.runtimeName(name.nameParts, in: context) {
                if RuntimeNames.classes[runtime] != nil { return true }
                continue
            }
            let keys = symbols.resolveTypes(name.nameParts, in: context)
            isUnknown = isUnknown || keys.isEmpty
            for key in keys {
                if idsByKey[key]?.isEmpty == false { return true }
                if key.types.contains(where: conformedProtocols.contains) { return true }
                isClass = isClass || key.types.contains { isOtherClass($0) }
            }
        }
        return isClass ? false : associated.map { _ in isUnknown }
    }

    /// What the code around says that an associated type is: `where Feed == FeedComponent`.
    func fixedType(_ creation: Creation, owner: Owner?, in summaryIndex: Int) -> TypeSyntax? {
        guard let name = nameThatMayBeAssociated(creation), let index = creation.owner,
            let protocols = owner?.key.protocols, let extended = protocols.first
        else { return nil }
        let around = DeclarationReference(summary: summaryIndex, type: index)
        var found: [String: TypeSyntax] = [:]
        for (name, argument) in zip(
            symbols.declaration(extended).genericParameters, symbols.extendedArguments(of: around))
        {
            found[name] = types.canonical(argument.type, in: argument.context)
        }
        addFixed(by: [around] + protocols.flatMap { protocolTable.hierarchy(of: $0) }, &found)
        return found[name].flatMap { declared($0).isEmpty ? nil : $0 }
    }

    private func boundsOfParameter(_ creation: Creation) -> [String]? {
        guard case .named = creation.callee else { return nil }
        return creation.contextualType?.namesOfParts
    }

    private func nameThatMayBeAssociated(_ creation: Creation) -> String? {
        let name: String?
        switch creation.callee {
        case .named(let parts, _):
            let isOne = parts.count == 1 || parts.count == 2 && parts[0] == "Self"
            name = isOne && creation.contextualType == nil ? parts.last : nil
        case .inferredInitializer: name = creation.contextualType?.associatedName
        default: name = nil
        }
        return name.flatMap { symbols.associatedNames.contains($0) ? $0 : nil }
    }

    func findConformedProtocols() -> Set<DeclarationReference> {
        var asked: Set<DeclarationReference> = []
        var found: Set<DeclarationReference> = []
        for component in components where !component.isRoot {
            let inherited = InheritedClass(reference: component.declaration, generics: [:])
            for reference in classes(from: inherited).lazy.map({ $0.reference }) {
                guard asked.insert(reference).inserted else { break }
                found.formUnion(protocolTable.conformances(of: symbols.parts(of: reference)).map { $0.reference })
            }
        }
        return found
    }

    /// The names of what an associated type of a protocol, or of one above it, has to inherit from; nil where there is none.
    private func boundsOfAssociatedType(_ name: String, in key: DeclaredName) -> [String]? {
        func isOf(_ reference: DeclarationReference) -> MemberDeclaration? {
            symbols.declaration(reference).members.first { $0.kind == .associatedtype && $0.name == name }
        }
        for reference in key.protocols {
            guard let declaring = protocolTable.first(from: reference, where: { isOf($0) != nil }),
                let member = isOf(declaring)
            else { continue }
            let constraints = ([declaring, reference] + key.extensions).flatMap { symbols.declaration($0).constraints }
            let constrained = constraints.filter { $0.left.associatedName == name }.map { $0.right }
            return (member.generics.parameters.compactMap { $0.bound } + constrained).flatMap { $0.namesOfParts }
        }
        return nil
    }

    /// Whether a class inherits from no component, as far as its base classes are known.
    private func isOtherClass(_ reference: DeclarationReference) -> Bool {
        symbols.declaration(reference).kind == .class && classifier.unknownBases[reference] == nil
            && classifier.classifications[reference] == nil
    }
}
