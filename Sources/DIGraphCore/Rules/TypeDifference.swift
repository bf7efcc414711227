import SwiftFacts

/// A place at which a member's type is another one than what is requested.
struct TypeDifference: Hashable {
    let found: TypeSyntax
    let wanted: TypeSyntax

    /// The smallest parts that differ, each once: `Disk` and `Store` for `[Disk]?` and `[Store]?`.
    static func all(_ found: CanonicalSignature, _ wanted: CanonicalSignature) -> [TypeDifference] {
        guard found.parameters.count == wanted.parameters.count, found.generics.takes(wanted.generics),
            let result = found.result, let wantedResult = wanted.result
        else { return [] }
        var served = result
        // `some P` serves `any P`.
        if case .opaque(let bound) = result { served = bound }
        // `T` serves `T?`.
        let isWrapped = served.withoutOptional != served
        let pairs =
            Array(zip(found.parameters, wanted.parameters))
            + [(served, isWrapped ? wantedResult : wantedResult.withoutOptional)]
        return pairs.flatMap { all($0, $1) }.withoutRepetition()
    }

    static func all(_ found: TypeSyntax, _ wanted: TypeSyntax) -> [TypeDifference] {
        if found == wanted { return [] }
        guard !found.children.isEmpty, found.hasShape(of: wanted) else {
            return heads(found, wanted) ?? [TypeDifference(found: found, wanted: wanted)]
        }
        return zip(found.children, wanted.children).flatMap { all($0, $1) }
    }

    /// Of generic types by other names, and with as many arguments, the names and what differs in the arguments.
    private static func heads(_ found: TypeSyntax, _ wanted: TypeSyntax) -> [TypeDifference]? {
        guard case .named(let foundParts) = found, case .named(let wantedParts) = wanted,
            let arguments = foundParts.last?.arguments, let others = wantedParts.last?.arguments,
            !arguments.isEmpty, arguments.count == others.count,
            !(foundParts.dropLast() + wantedParts.dropLast()).contains(where: { !$0.arguments.isEmpty })
        else { return nil }
        let names = [foundParts, wantedParts].map { parts in
            TypeSyntax.named(parts.map { TypeSyntax.NamePart(name: $0.name) })
        }
        return [TypeDifference(found: names[0], wanted: names[1])] + zip(arguments, others).flatMap { all($0, $1) }
    }
}

extension Program {
    /// What the sources declare by a canonical name.
    func declared(_ type: TypeSyntax) -> DeclaredName? {
        types.declared(type)
    }

    /// Whether a module calls what it declares so, also by a typealias.
    func calls(_ declared: DeclaredName?, _ type: TypeSyntax, in module: String) -> Bool {
        guard let declared, let name = type.dottedName else { return false }
        if declared.name == name { return true }
        return symbols.key(name, in: module)?.symbol.flatMap { symbols.type(of: $0) } == declared
    }

    /// Without the module of a plain name.
    func name(of type: TypeSyntax) -> String {
        type.hasArguments ? "\(type)" : declared(type)?.name ?? "\(type)"
    }

    /// A plain name that neither the sources nor the known libraries declare.
    func isUndeclared(_ type: TypeSyntax) -> Bool {
        guard let name = type.dottedName, name.firstNamePart != "Self", !type.hasArguments, declared(type) == nil
        else { return false }
        return !LibraryTypes.all.contains(name) && !LibraryTypes.ofEveryFile.contains(name) && !name.hasPrefix("τ")
            && !RuntimeNames.declare(name)
    }

    /// What may be another type as soon as a file imports the module that declares it: a name of nothing, or one of the
    /// standard library's, as `Clock`, which counts where no other one is imported.
    func isLostWithImport(_ type: TypeSyntax) -> Bool {
        guard !isUndeclared(type) else { return true }
        guard let name = type.dottedName, !type.hasArguments, declared(type) == nil else { return false }
        return LibraryTypes.all.contains(name) && !LibraryTypes.foundation.contains(name)
    }
}

extension Program {
    /// Whether a type is a component where what is wanted is a type that no component can be.
    func isComponentOnly(_ found: TypeSyntax?, _ wanted: TypeSyntax?) -> Bool {
        guard let found, let wanted = wanted?.withoutOptional, isComponent(declared(found)) else { return false }
        if case .composition = wanted { return false }
        guard let name = wanted.dottedName else { return true }
        guard let other = declared(wanted) else { return LibraryTypes.all.contains(name) }
        return other.protocols.isEmpty && !other.types.isEmpty && !isComponent(other)
    }

    private func isComponent(_ declared: DeclaredName?) -> Bool {
        declared?.types.contains { classifier.classifications[$0] != nil } == true
    }
}

extension NearMissFinder {
    /// Effects as written, unless that would show the same text twice.
    func effectDifference(_ member: ProvidedMember, _ request: Request, in scope: ScopeID) -> NearMiss.Reason {
        let throwing = [member.effects, request.effects].map { $0.throwing }
        if case .typed(let found) = throwing[0], case .typed(let wanted) = throwing[1],
            let reason = reason(of: TypeDifference.all(found, wanted), member, request, in: scope)
        {
            return reason
        }
        // `throws(Never)` is a clause to change, and no place to add one.
        let isClause = request.effects.throwing != .no || request.member.effects.neverThrows
        let throwsOther = isClause && throwing[0] != .no && throwing[0] != throwing[1]
        let areEqualTexts = member.member.effects == request.member.effects
        var found = areEqualTexts ? member.effects : member.member.effects
        let wanted = areEqualTexts ? request.effects : request.member.effects
        if throwsOther {
            return .effects(
                found: found.keywords.joined(separator: " "), wanted: wanted.keywords.joined(separator: " "))
        }
        if request.effects.isAsync { found.isAsync = false }
        if request.effects.throwing != .no || member.effects.throwing == .no { found.throwing = .no }
        return .effects(found: found.keywords.joined(separator: " "), wanted: nil)
    }

    /// An import or a declaration for want of which the types differ.
    func reason(
        of differences: [TypeDifference], _ member: ProvidedMember, _ request: Request, in scope: ScopeID
    ) -> NearMiss.Reason? {
        guard let first = differences.first else { return nil }
        let visible = program.symbols.visibleModules(in: request.location.file)
        if let module = program.declared(first.found)?.module, module != request.module, !visible.contains(module),
            differences.allSatisfy({ difference in
                let declared = program.declared(difference.found)
                return declared?.module == module && program.isLostWithImport(difference.wanted)
                    && program.calls(declared, difference.wanted, in: module)
            })
        {
            guard let user = request.module, wiring.moduleImports.reach(user, from: module, in: program.symbols) else {
                return unseenModuleOfRequest(module, request)
            }
            return .typeOfUser(program.name(of: first.found), module: module, user: user)
        }
        if let reason = hiddenType(first, member, request) ?? unseenType(first, member, request) { return reason }
        let reason = differences.count == 1 ? reason(of: first, member, request) : nil
        if case .undeclared(let name, let other?, _)? = reason, isLike(name, other) { return reason }
        let context = program.symbols.context(inside: wiring.graph[scope].declaration)
        return misspelt(differences, context, request) ?? reason ?? undeclared(differences, context, request)
    }

    private func reason(
        of difference: TypeDifference, _ member: ProvidedMember, _ request: Request
    ) -> NearMiss.Reason? {
        let (found, wanted) = (difference.found, difference.wanted)
        guard found.dottedName != nil, wanted.dottedName != nil else { return nil }
        switch (isUndeclared(found), isUndeclared(wanted)) {
        case (true, false): return .undeclared("\(found)", other: program.name(of: wanted), isRequested: false)
        case (false, true): return .undeclared("\(wanted)", other: program.name(of: found), isRequested: true)
        default: return namesake(difference, member, request)
        }
    }

    /// A type that is not seen where it is named, since its module keeps it to itself.
    private func hiddenType(
        _ difference: TypeDifference, _ member: ProvidedMember, _ request: Request
    ) -> NearMiss.Reason? {
        let places = [(difference.found, member.location.file), (difference.wanted, request.location.file)]
        for (index, (type, file)) in places.enumerated() where program.isUndeclared(type) {
            guard let name = type.dottedName?.firstNamePart,
                let module = wiring.module(hiding: name, from: file)
            else { continue }
            return .hiddenType(
                name, module: module, needed: wiring.program.settings.neededAccess(in: module), isRequested: index == 1)
        }
        return nil
    }

    /// A type of the only module that declares its name, which the file where it is named does not import.
    private func unseenType(
        _ difference: TypeDifference, _ member: ProvidedMember, _ request: Request
    ) -> NearMiss.Reason? {
        func module(of type: TypeSyntax, in file: FileID) -> String? {
            // An import that is lost shows in one part of `any Routing & Sendable`.
            if case .composition(let parts) = type.withoutExistential {
                return parts.firstNonNil { module(of: $0, in: file) }
            }
            let head = type.withoutArguments
            guard program.isUndeclared(head), let name = head.dottedName?.firstNamePart else { return nil }
            let declared = program.symbols.declared(name)
            guard declared.count == 1, let only = declared.first, only.access ?? .internal > .internal,
                let module = only.module
            else { return nil }
            return program.symbols.visibleModules(in: file).contains(module) ? nil : module
        }
        if let module = module(of: difference.found, in: member.location.file) { return .unseenModule(module) }
        return module(of: difference.wanted, in: request.location.file).map { unseenModuleOfRequest($0, request) }
    }

    /// A module that the file of a request lacks, or imports by the name that it had before `moduleAliases`.
    private func unseenModuleOfRequest(_ module: String, _ request: Request) -> NearMiss.Reason {
        let file = request.location.file
        if let known = unseenModules[file]?[module] { return known }
        let visible = program.symbols.visibleModules(in: file)
        let renamed = visible.sorted().firstNonNil { renamedModule(module, seenAs: $0, by: request.module) }
        let reason = renamed ?? .unseenModuleOfRequest(module)
        unseenModules[file, default: [:]][module] = reason
        return reason
    }

    private func isLike(_ name: String, _ other: String) -> Bool {
        !SimilarNames.similar(to: name.lastNamePart, in: [other.lastNamePart]).isEmpty
    }

    /// A name for want of whose declaration the types differ: one that stands in both hardly is it.
    private func misspelt(
        _ differences: [TypeDifference], _ context: LookupContext, _ request: Request
    ) -> NearMiss.Reason? {
        for difference in differences {
            let found = wiring.misspeltName(in: difference.found, at: context)
            let wanted = wiring.context(of: request).flatMap { wiring.misspeltName(in: difference.wanted, at: $0) }
            if found == wanted { continue }
            if let found { return .misspelt(found, isRequested: false) }
            if let wanted { return .misspelt(wanted, isRequested: true) }
        }
        return nil
    }

    /// A name in one of two types that nothing declares: what it would stand for may be of any form.
    private func undeclared(
        _ differences: [TypeDifference], _ context: LookupContext, _ request: Request
    ) -> NearMiss.Reason? {
        for difference in differences {
            let found = wiring.nameDeclaredNowhere(in: difference.found, at: context)
            let wanted = wiring.context(of: request).flatMap {
                wiring.nameDeclaredNowhere(in: difference.wanted, at: $0)
            }
            if found == wanted { continue }
            if wanted == nil, let found { return .undeclared(found, other: nil, isRequested: false) }
            if found == nil, let wanted { return .undeclared(wanted, other: nil, isRequested: true) }
        }
        return nil
    }

    /// What one module declares, where another one's type of that name is requested.
    private func namesake(
        _ difference: TypeDifference, _ member: ProvidedMember, _ request: Request
    ) -> NearMiss.Reason? {
        guard let found = program.declared(difference.found), let wanted = program.declared(difference.wanted),
            found.module != wanted.module, found.name.lastNamePart == wanted.name.lastNamePart
        else { return nil }
        if let foundModule = found.module, let wantedModule = wanted.module {
            let renamed =
                renamedModule(foundModule, seenAs: wantedModule, by: request.module)
                ?? renamedModule(wantedModule, seenAs: foundModule, by: member.module)
            if let renamed { return renamed }
        }
        return .namesake(found: "\(difference.found)", wanted: "\(difference.wanted)")
    }

    /// A module of which `moduleAliases` changed the name: its own package goes on to call it by that of a module of
    /// another package, which depends on this one and cannot be meant.
    private func renamedModule(_ module: String, seenAs known: String, by user: String?) -> NearMiss.Reason? {
        let settings = program.settings
        guard let package = settings.package(of: module), package == settings.package(of: user),
            let other = settings.package(of: known), other != package
        else { return nil }
        let imports = zip(program.symbols.modules, program.symbols.summaries).flatMap { importer, summary in
            summary.imports.map { (package: settings.package(of: importer), module: $0.module.firstNamePart) }
        }
        let isKnown = imports.contains { $0.package == package && $0.module == module }
        let isNeeded = imports.contains { $0.package == other && settings.package(of: $0.module) == package }
        return isNeeded && !isKnown ? .renamedModule(module, known: known, package: package) : nil
    }

    /// Nor is what stands in files that were not lexed undeclared.
    private func isUndeclared(_ type: TypeSyntax) -> Bool {
        guard program.isUndeclared(type), let name = type.dottedName else { return false }
        return !declaredNames.contains(NameHash(name.lastNamePart))
    }
}

extension Effects {
    /// Whether they say so: `throws(Never)`.
    fileprivate var neverThrows: Bool {
        if case .typed(let failure) = throwing { failure.dottedName?.lastNamePart == "Never" } else { false }
    }
}

extension TypeSyntax {
    /// `Store` of `Store<Item>`.
    fileprivate var withoutArguments: TypeSyntax {
        guard case .named(let parts) = self else { return self }
        return .named(parts.map { NamePart(name: $0.name) })
    }

    /// Whether it is made of types that much has, so that it says little about what is meant.
    var isEverywhere: Bool {
        let names = dottedName.map { [$0] } ?? []
        return names.allSatisfy(Self.commonNames.contains) && children.allSatisfy { $0.isEverywhere }
    }

    private static let commonNames: Set<String> = [
        "AnyObject", "Any", "Array", "Bool", "Character", "Data", "Date", "Decimal", "Dictionary", "Double", "Duration",
        "Float", "Int", "Int64", "Never", "Optional", "Set", "String", "Substring", "TimeInterval", "UInt", "URL",
        "UUID", "Void",
    ]
}
