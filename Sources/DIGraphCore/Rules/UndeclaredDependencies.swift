import SwiftFacts

extension Wiring {
    /// The typealias in which a part of a dependency is named, where it does not stand in the argument itself.
    func alias(naming part: String, in argument: ComponentClassifier.Argument) -> AliasPlace? {
        let unknown = program.protocols.placedUnknownPart(of: argument)
        return unknown?.constraint.type.description == part ? unknown?.alias : nil
    }

    /// The protocol, or the typealias of protocols, that a file would mean by a name, but for the access of that.
    func hiddenDependency(named name: String, in file: FileID) -> NarrowRequirement.NamedType? {
        if let declared = hiddenDeclaration(of: .protocol, named: name, in: file) { return .type(declared) }
        let symbols = program.symbols
        guard let index = summaryIndices[file] else { return nil }
        let (module, visible) = (symbols.modules[index], symbols.visibleModules[index])
        let seen = symbols.declared(name).filter { declared in
            declared.module != module && declared.module.map(visible.contains) == true
        }
        return seen.flatMap { $0.aliases }.first { symbols.alias($0).access < .public }.map { .alias($0) }
    }

    /// The protocols that others inherit from in modules that do not see them.
    func protocolsHiddenFromHeirs() -> Set<DeclarationReference> {
        let unknown = program.protocols.unknownRequirers(of: Array(program.protocols.incompleteProtocols))
        return Set(
            unknown.compactMap { name, location, _ in
                if case .type(let declared)? = hiddenDependency(named: name, in: location.file) {
                    declared
                } else {
                    nil
                }
            })
    }

    /// What is of a type that is found nowhere, in protocols that may have it from one that is not found either and is told.
    func membersOfInheritedNames() -> Set<SourceLocation> {
        let symbols = program.symbols
        return Set(
            program.protocols.incompleteProtocols.flatMap { reference in
                let context = symbols.context(inside: reference)
                let inherited = symbols.declaration(reference).members.filter { member in
                    member.typeNames.contains { name in
                        program.isUndeclared(.name(name)) && symbols.resolve(named: name, in: context) == nil
                    }
                }
                return inherited.map { symbols.location(of: $0, in: reference) }
            })
    }

    /// A protocol or a typealias of that name in a module that a file does not import: one that this shows to the file's
    /// module goes before others.
    func unseenDependency(named name: String, in file: FileID) -> UnseenDependency? {
        let symbols = program.symbols
        guard let index = summaryIndices[file] else { return nil }
        let user = symbols.modules[index]
        let found = symbols.declared(name).compactMap { declared -> UnseenDependency? in
            guard let module = declared.module, module != user, !symbols.visibleModules[index].contains(module)
            else { return nil }
            let levels =
                declared.protocols.map { symbols.declaration($0).access }
                + declared.aliases.map { symbols.alias($0).access }
            guard let access = levels.max(), access > .fileprivate else { return nil }
            let isShown = access >= program.settings.neededAccess(in: module, from: user)
            return UnseenDependency(module: module, user: user, hiddenBy: isShown ? nil : access)
        }
        return found.first { $0.hiddenBy == nil } ?? found.first
    }

    /// What a protocol calls by the name of one of the runtime's, where that is another type: one that is no protocol, itself,
    /// or one of another module, beside which the name is ambiguous.
    func mistakenInheritance(of key: DeclaredName) -> (name: String, location: SourceLocation)? {
        let symbols = program.symbols
        for reference in key.types {
            for inherited in symbols.declaration(reference).inherits {
                guard let name = inherited.syntax.dottedName, RuntimeNames.protocols.contains(name),
                    let other = symbols.resolveType(named: name, in: symbols.context(around: reference)),
                    other == key || other.protocols.isEmpty || symbols.isOfAnotherModule(other, than: reference.summary)
                else { continue }
                return (name, symbols.location(at: inherited.offset, in: reference.summary))
            }
        }
        return nil
    }
}

/// Where a dependency is declared that a file does not see.
struct UnseenDependency {
    let module: String
    /// That of the file.
    let user: String?
    /// The access that keeps it from the file's module.
    let hiddenBy: AccessLevel?
}

extension Wiring {
    /// By file: its one protocol that has one of these names, but for some.
    func onlyProtocolsOfFiles(
        named names: Set<String>, without others: Set<DeclarationReference>
    ) -> [Int: String] {
        var found: [Int: [String]] = [:]
        for reference in program.symbols.typeReferences where !others.contains(reference) {
            let type = program.symbols.declaration(reference)
            guard type.kind == .protocol, names.contains(type.name) else { continue }
            found[reference.summary, default: []].append(type.name)
        }
        return found.filter { $0.value.count == 1 }.compactMapValues { $0.first }
    }
}

extension Diagnostic {
    /// Those of an own base class, of which one is the dependency if that hands it on.
    static func forgottenArguments(
        of base: DeclarationReference, in component: Component, _ wiring: Wiring
    ) -> Diagnostic {
        let name = wiring.program.symbols.key(of: base).name.lastNamePart
        let parameters = Array(wiring.program.symbols.declaration(base).genericParameters)
        let dependency = wiring.argument(0, of: component)?.type.dottedName
        if let dependency, !dependency.isEmpty, !parameters.contains(dependency) {
            return tooFewArguments(
                of: (name: name, parameters: parameters, lacksDependency: false), in: component, wiring)
        }
        return forgottenArguments(of: name, takesOne: parameters.count == 1, in: component, wiring)
    }

    /// The compiler would tell it as well, but this one finds no dependency to look at.
    static func forgottenArguments(
        of name: String, takesOne isOnly: Bool, in component: Component, _ wiring: Wiring
    ) -> Diagnostic {
        let symbols = wiring.program.symbols
        let dependency = wiring.stem(of: component.name.lastNamePart) + "Dependency"
        let isKnown = symbols.resolveType(named: dependency, in: symbols.context(around: component.declaration)) != nil
        return Diagnostic(
            .unknownDependencyProtocol, of: component.name, at: component.place(ofBaseIn: wiring),
            "'\(component.name)' names no dependency between the angle brackets of its base class '\(name)'",
            edit: isKnown && isOnly
                ? "write '\(name)<\(dependency)>'"
                : "name it there, or 'EmptyDependency' if it needs nothing",
            cause: "forgotten \(component.name)")
    }

    /// Fewer than the base class takes, of which what it hands on as the dependency may be one.
    static func tooFewArguments(
        of base: (name: String, parameters: [String], lacksDependency: Bool), in component: Component, _ wiring: Wiring
    ) -> Diagnostic {
        if base.parameters.count == 1, base.lacksDependency {
            return forgottenArguments(of: base.name, takesOne: true, in: component, wiring)
        }
        return Diagnostic(
            .unknownDependencyProtocol, of: component.name, at: component.place(ofBaseIn: wiring),
            "'\(component.name)' gives its base class '\(base.name)' too few arguments"
                + (base.lacksDependency ? ", and names no dependency" : ""),
            edit: "write one for each of '\(base.name)<\(base.parameters.joined(separator: ", "))>'",
            cause: "too few for \(base.name)")
    }

    /// More than the base class takes: of dependencies a composition was meant.
    static func tooManyArguments(
        of base: TypeSyntax.NamePart, _ most: Int, in component: Component, _ wiring: Wiring
    ) -> Diagnostic {
        let context = wiring.program.symbols.context(around: component.declaration)
        let requests = base.arguments.filter {
            wiring.program.protocols.dependencies(of: $0, in: context)?.isEmpty == false
        }
        let isComposed = most == 1 && requests.count > 1
        let kept = isComposed ? [TypeSyntax.composition(requests)] : Array(base.arguments.prefix(most))
        let list = kept.isEmpty ? "" : "<\(kept.map { $0.description }.joined(separator: ", "))>"
        return Diagnostic(
            .unknownDependencyProtocol, of: component.name, at: component.place(ofBaseIn: wiring),
            "'\(component.name)' gives its base class '\(base.name)' \(counted(base.arguments.count, "argument")), and it "
                + "takes \(most == 0 ? "none" : "\(most)")",
            edit: "write '\(base.name)\(list)'", cause: "arguments \(component.name)")
    }

    static let declaration =
        "declare a protocol that inherits from 'Dependency', with the requests as requirements, and name it here"

    /// A dependency that the sources do not declare.
    static func undeclaredDependency(
        _ name: String, of component: String, at location: SourceLocation, similar: [String], edit: String,
        in wiring: Wiring
    ) -> Diagnostic {
        if LibraryTypes.declare(name) {
            return Diagnostic(
                .unknownDependencyProtocol, of: component, at: location,
                "'\(name)', the dependency of '\(component)', is of a library, and does not inherit from 'Dependency'",
                edit: declaration, cause: name)
        }
        return Diagnostic(
            .unknownDependencyProtocol, of: component, at: location,
            "the dependency '\(name)' of '\(component)' is not declared in the sources", undeclared: name,
            similar: similar, edit: "\(edit), or add the file that declares it to the sources", in: wiring)
    }

    /// A protocol that a dependency protocol inherits from, and that the sources do not declare.
    static func unknownInheritedProtocol(
        _ name: String, dependency: String, similar: [String], at location: SourceLocation, in wiring: Wiring
    ) -> Diagnostic {
        if LibraryTypes.declare(name) {
            return Diagnostic(
                .unknownDependencyProtocol, of: dependency, at: location,
                "the dependency protocol '\(dependency)' inherits from the library protocol '\(name)', which a provider does "
                    + "not implement",
                edit: "delete '\(name)' here, and declare in '\(dependency)' what is used of it", cause: name)
        }
        return Diagnostic(
            .unknownDependencyProtocol, of: dependency, at: location,
            "the dependency protocol '\(dependency)' inherits from '\(name)', which is no protocol of the sources, "
                + "so a provider cannot implement it",
            undeclared: name, similar: similar,
            edit: "write the requirements into '\(dependency)', or add the file that declares '\(name)' to the sources",
            in: wiring)
    }

    /// What a dependency inherits from, or what it is, where the file does not import its module.
    static func unimportedDependency(
        _ name: String, of user: String, isInherited: Bool, _ unseen: UnseenDependency, at location: SourceLocation,
        _ wiring: Wiring
    ) -> Diagnostic {
        let relation = isInherited ? "inherits from" : "depends on"
        return unimported(
            .unknownDependencyProtocol, name, "'\(name)', which '\(user)' \(relation),", of: user, unseen, at: location,
            wiring)
    }

    /// What a component names, where the file does not import its module.
    static func unimported(
        _ rule: Rule, _ name: String, _ subject: String, of user: String, _ unseen: UnseenDependency,
        at location: SourceLocation, _ wiring: Wiring
    ) -> Diagnostic {
        let module = unseen.module
        let message = "\(subject) is declared in the module '\(module)'"
        if let home = unseen.user, wiring.moduleImports.reach(home, from: module, in: wiring.program.symbols) {
            return Diagnostic(
                rule, of: user, at: location,
                "\(message), which depends on '\(home)' and so cannot be imported here", edit: "move it to '\(home)'",
                cause: "unseen \(name)")
        }
        if let access = unseen.hiddenBy {
            return Diagnostic(
                rule, of: user, at: location,
                "\(message), where it is '\(access)', and this file does not import '\(module)'",
                edit: "make it 'public' and import '\(module)'",
                alternative: "or declare it in a module that this file sees",
                cause: "unseen \(name)")
        }
        return Diagnostic(
            rule, of: user, at: location,
            "\(message), and this file does not import '\(module)'",
            edit: "import '\(module)'", cause: "unseen \(module) in file \(location.file.index)",
            lostImport: Fix.lostImport(of: module, in: location.file),
            fix: wiring.fix(importing: module, in: location.file))
    }

    /// The runtime's own, in a file that does not import it.
    static func dependencyOfRuntime(
        _ name: String, of user: String, at location: SourceLocation, _ wiring: Wiring
    ) -> Diagnostic {
        let runtime = wiring.program.usedRuntime
        return Diagnostic(
            .unknownDependencyProtocol, of: user, at: location,
            "'\(name)', which '\(user)' depends on, is the runtime's, and this file does not import '\(runtime)'",
            edit: "add '\(wiring.levelsOfImports.declaration(ofImporting: runtime, in: location.file))'",
            cause: "file \(location.file.index)", fix: wiring.addition(ofImporting: runtime, in: location.file))
    }

    /// What a dependency inherits from, or what it is, where its module keeps that to itself.
    static func hiddenDependency(
        _ hidden: NarrowRequirement.NamedType, of user: String, isInherited: Bool, at location: SourceLocation,
        in wiring: Wiring
    ) -> Diagnostic {
        let symbols = wiring.program.symbols
        let name = symbols.name(of: hidden)
        let uses = isInherited ? "inherits from" : "depends on"
        let access = wiring.accessNeeded(of: hidden, in: location.file)
        return Diagnostic(
            .unknownDependencyProtocol, of: user, at: symbols.location(of: hidden),
            "'\(name)' is '\(symbols.access(of: hidden))', but '\(user)' of another module \(uses) it",
            edit: "make it '\(access)'", notes: [Note("'\(user)' \(uses) it here", at: location)],
            cause: "hidden \(name)",
            fix: Widening.fix("'\(name)'", of: hidden, to: access, in: wiring))
    }

    static func classInComposition(
        _ name: String, of component: String, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .unknownDependencyProtocol, of: component, at: location,
            "'\(name)', a part of the dependency of '\(component)', is no protocol, so a provider cannot be one",
            edit: "write what is needed of it into a protocol", cause: "part \(name)")
    }

    /// A class of the runtime where `Dependency` was meant, or beside it.
    static func inheritedClass(
        _ name: String, dependency: String, insteadOf meant: String?, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .unknownDependencyProtocol, of: dependency, at: location,
            "the dependency protocol '\(dependency)' inherits from '\(name)', which is a class of the runtime",
            edit: meant.map { "did you mean '\($0)'?" } ?? "delete '\(name)' here", cause: "inherited \(name)",
            fix: meant.flatMap { Fix(writing: [$0], insteadOf: name, at: location) })
    }

    static func inheritedClass(
        _ name: String, dependency: String, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .unknownDependencyProtocol, of: dependency, at: location,
            "the dependency protocol '\(dependency)' inherits from '\(name)', which is no protocol, so a provider cannot",
            edit: "write the requirements into '\(dependency)' or a protocol that it inherits from",
            cause: "inherited \(name)")
    }
}

extension Component {
    fileprivate func place(ofBaseIn wiring: Wiring) -> SourceLocation {
        let clause = wiring.program.symbols.declaration(declaration).inherits.first
        return clause.map { wiring.program.symbols.location(at: $0.offset, in: declaration.summary) } ?? location
    }
}
