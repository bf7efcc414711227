import SwiftFacts

extension Rule {
    package static let unlinkedCreation = Rule(
        id: UnlinkedCreation.id,
        canBeIgnored: true,
        find: unlinkedCreations,
        explanation: Explanation(
            title: "a creation whose parent the generator cannot tell",
            meaning: """
                A component is created with a parent, but which component that is cannot be read from the source:
                the argument is not `self`, the call stands outside of any component or in a static member, the
                initialiser is passed on as a value, or the type is not told. So the edge from the parent to the
                child is unknown. An initialiser that hides the parent from its callers, or passes on another one,
                is reported too.

                Or a member creates another component than its type says, as in
                `var home: HomeComponent { FeedComponent(parent: self) }`.

                Or a component creates a class that looks like a component and is not known to be one: the file
                of its base class does not import the runtime, or imports it through a module that the generator
                does not know; or its base class is not among the sources.
                """,
            reason: """
                The requests of the child are proved along the edges of the graph. A creation that is left out
                could put the child below a parent that does not provide what it needs, and then it traps when it
                is created.
                """,
            fix: """
                - Create it with `Child(parent: self)` in a member of its parent component, and call that member.
                - In a test create it below a `StandaloneScope`, made in place or by a name that stands for nothing
                  else in the file.
                - Instead of the initialiser as a value write a closure: `{ Child(parent: self) }`.
                - Make a static member that creates it an instance member.
                - Write the name of the component before `(parent: self)` where only `.init` stands.
                - Write `import DIRuntime` in the file that the note points at. If a module that is not among the
                  sources re-exports the runtime, name it: `"runtimeModules": ["Kit"]` in needle.json.
                """,
            silencing: """
                Do that only where you know that the parent is one that creates this child elsewhere as well, or
                that the class is no component: the generator takes your word for it.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                +     var settings: SettingsComponent { SettingsComponent(parent: self) }
                  }

                  struct Router {
                      let root: RootComponent

                      func openSettings() -> SettingsComponent {
                -         SettingsComponent(parent: root)  // reported here
                +         root.settings
                      }
                  }

                  final class SettingsComponent: Component<EmptyDependency> {
                  }
                """))

    private static func unlinkedCreations(in wiring: Wiring) -> [Diagnostic] {
        let rejected = wiring.rejections.creations + wiring.creationsOfAnything()
        return wiring.withoutToldElsewhere(rejected).map { wiring.finding(about: $0) }
            + wiring.unseenComponents(of: .unlinkedCreation)
    }
}

extension Wiring {
    fileprivate func withoutToldElsewhere(_ rejected: [UnlinkedCreation]) -> [UnlinkedCreation] {
        if rejected.isEmpty { return [] }
        let nonCores = classesNamedAsNonCore()
        let hidden = Set(componentsHiddenFromCreations.values.map { $0.declaration })
        return rejected.filter { creation in
            let place = creation.location
            return componentsHiddenFromCreations[place] == nil && basesMeantByCreations[place] == nil
                && copiesMeantByCreations[place] == nil && unimportedBasesOfCreations[place] == nil
                && !isInComponentWithoutClass(creation) && !isInClass(of: nonCores, creation)
                && !isInUnseenBase(creation)
                && hiddenClassExtended(around: creation).map(hidden.contains) != true
        }
    }

    fileprivate func finding(about creation: UnlinkedCreation) -> Diagnostic {
        if let found = findingAboutExtension(around: creation) ?? findingAboutModule(of: creation) { return found }
        if let namespace = misspeltNamespace(of: creation) {
            return .misspeltNamespace(
                namespace, for: .unlinkedCreation, hiding: creation.child, usedAt: creation.location)
        }
        let absent = absentImport(above: creation)
        if let absent, absent.conditions.isEmpty { return .creation(of: creation, in: absent) }
        let meant = componentsMeantByCreations[creation.location]
        if let modules = unreadModules(of: creation, insteadOf: meant) {
            return .creation(of: creation, in: modules, orMeaning: meant)
        }
        if let meant { return .creation(of: creation.child, insteadOf: meant, at: creation.location) }
        if let absent { return .creation(of: creation, in: absent) }
        if let (declaration, base) = unknownBase(of: creation), creation.typeAround != nil {
            return .creation(of: creation, in: program.symbols.key(of: declaration).name, below: base)
        }
        if let alias = lostAlias(of: creation) { return .creation(of: creation, by: alias) }
        if let around = typeAround(creation) { return .creation(of: creation, in: around) }
        return .unlinkedCreation(creation)
    }

    private func findingAboutExtension(around creation: UnlinkedCreation) -> Diagnostic? {
        if let extended = hiddenClassExtended(around: creation) {
            return .creation(of: creation, inExtensionOf: extended, in: self)
        }
        if let extended = unseenComponentExtended(around: creation), let module = extended.module {
            return .creation(
                of: creation, inExtensionOf: extended, ofModuleThatIsNotImported: module,
                fix: fix(importing: module, in: creation.location.file))
        }
        return componentExtended(around: creation).map { name, similar, location in
            .creation(of: creation, inExtensionOf: name, insteadOf: similar, extendedAt: location)
        }
    }

    private func findingAboutModule(of creation: UnlinkedCreation) -> Diagnostic? {
        let location = creation.location
        guard let component = componentsOfUnseenModules[location], let module = component.module else { return nil }
        if let home = moduleImported(by: module, with: location.file) {
            return .creation(
                of: component, inModule: module, above: home, at: location, by: nameOfClass(around: location))
        }
        if let dependency = dependency(of: component, fromModuleOf: location.file) {
            return .creation(of: component, inModule: module, apartFrom: dependency, at: location)
        }
        return .creation(
            of: component, inModuleThatIsNotImported: module, at: location,
            fix: fix(importing: module, in: location.file))
    }

    /// Initialisers of types that only callers know: of components, where there is one that nothing else creates.
    fileprivate func creationsOfAnything() -> [UnlinkedCreation] {
        if rejections.creationsByValues.isEmpty { return [] }
        let isAnyLeft = graph.components.contains { $0.isWanted && $0.isLeftOut && !$0.isRoot && !$0.isConstructed }
        return isAnyLeft ? rejections.creationsByValues : []
    }

    /// Whether it stands in a struct or an actor that is told to be a class, or in a class with that as its base class.
    fileprivate func isInComponentWithoutClass(_ creation: UnlinkedCreation) -> Bool {
        guard !componentsWithoutClass.isEmpty, let reference = creation.typeAround else { return false }
        let top = topClasses.end(from: program.symbols.extendedKey(of: reference), next: program.symbols.superclass)
        let inherited = top.types.flatMap { type in
            let context = program.symbols.context(around: type)
            return program.symbols.declaration(type).inherits.prefix(1).compactMap {
                program.symbols.resolveType($0.syntax, in: context)
            }
        }
        return ([top] + inherited).contains(where: componentsWithoutClass.contains)
    }

    /// Whether it stands in a class that is told to lack its base class.
    fileprivate func isInClass(of nonCores: Set<DeclarationReference>, _ creation: UnlinkedCreation) -> Bool {
        guard !nonCores.isEmpty, let reference = creation.typeAround else { return false }
        return program.symbols.extendedKey(of: reference).types.contains(where: nonCores.contains)
    }

    /// The class that is extended around a creation and that its module keeps to itself.
    func hiddenClassExtended(around creation: UnlinkedCreation) -> DeclarationReference? {
        guard let reference = creation.typeAround else { return nil }
        let type = program.symbols.declaration(reference)
        guard type.kind == .extension else { return nil }
        return hiddenDeclaration(of: .class, named: type.name, in: creation.location.file)
    }

    /// The component that is extended around a creation, in a file that does not import its module.
    func unseenComponentExtended(around creation: UnlinkedCreation) -> Component? {
        guard let reference = creation.typeAround else { return nil }
        let symbols = program.symbols
        let type = symbols.declaration(reference)
        guard type.kind == .extension, symbols.extendedKey(of: reference).types.isEmpty else { return nil }
        let visible = symbols.visibleModules[reference.summary]
        let module = symbols.modules[reference.summary]
        let unseen = (componentsByName[type.name] ?? []).filter { component in
            component.access >= .internal && component.module.map { !visible.contains($0) } == true
        }
        return unseen.first { $0.access >= program.settings.neededAccess(in: $0.module, from: module) }
            ?? unseen.first { $0.module.flatMap { moduleImported(by: $0, with: creation.location.file) } == nil }
    }

    /// The type that is extended around a creation and that nobody declares, with the component that was meant.
    func componentExtended(
        around creation: UnlinkedCreation
    ) -> (name: String, similar: String, location: SourceLocation)? {
        guard let reference = creation.typeAround else { return nil }
        let symbols = program.symbols
        let type = symbols.declaration(reference)
        let context = symbols.context(atTopOf: reference.summary)
        let name = nameInModule(type.name) ?? type.name
        guard type.kind == .extension, symbols.resolveType(named: type.name, in: context) == nil,
            let similar = namesOfComponents.similar(to: name).first ?? componentsMeantByNames[name]?.name
                ?? renamedRoot(from: name, seenBy: reference.summary)
        else { return nil }
        return (name, similar, symbols.location(of: reference))
    }

    /// The only root, where it creates nothing and nobody extends it: what others extend may be its former name.
    private func renamedRoot(from name: String, seenBy summary: Int) -> String? {
        guard let root = rootWithoutChildren,
            root.name.lastWord == name.lastWord || root.name.firstWord == name.firstWord,
            RuntimeNames.classes[name.lastNamePart] == nil
        else { return nil }
        let isSeen = root.module.map(program.symbols.visibleModules[summary].contains) ?? true
        return isSeen || root.module == program.symbols.modules[summary] ? root.name : nil
    }

    /// Without the module that stands before it.
    private func nameInModule(_ name: String) -> String? {
        let parts = name.nameParts
        guard parts.count > 1, program.symbols.importedModules.contains(parts[0]) else { return nil }
        return parts.dropFirst().joined(separator: ".")
    }

    /// A type that is no component, and in which something is created below `self`.
    fileprivate struct PlainType {
        let name: String
        let kind: TypeDeclaration.Kind
        /// The class at the top of those that it inherits from.
        let base: String?
        /// Where only an extension of it is known.
        let isDeclared: Bool
        /// What the runtime declares, any component may be.
        var isOfRuntime = false
        /// The name by which all creations in extensions of it are told together: a module may stand before it.
        var nameInModule: String?
    }

    fileprivate func typeAround(_ creation: UnlinkedCreation) -> PlainType? {
        guard let reference = creation.typeAround else { return nil }
        let key = program.symbols.extendedKey(of: reference)
        guard let type = key.types.first else {
            let extending = program.symbols.declaration(reference)
            let context = program.symbols.context(atTopOf: reference.summary)
            let parts = extending.name.nameParts
            let runtimeName = program.classifier.runtimeName(parts, in: context)
            return PlainType(
                name: extending.name, kind: extending.kind, base: nil, isDeclared: extending.kind != .extension,
                isOfRuntime: runtimeName.map(RuntimeNames.isExtensible) == true,
                nameInModule: nameInModule(extending.name))
        }
        let top = topClasses.end(from: key, next: program.symbols.superclass)
        return PlainType(
            name: key.name, kind: program.symbols.declaration(type).kind, base: top == key ? nil : top.name,
            isDeclared: true)
    }

    /// Whether an error is about a creation that may be one of any component: of a type that only callers know, or of a
    /// name that nobody declares and that is like no other.
    var hasCreationOfUnknownComponent: Bool {
        (rejections.creations + creationsOfAnything()).contains { creation in
            switch creation.reason {
            case _ where creation.isSilenced: return false
            case .typeOfValue: return true
            case .unknownType:
                let location = creation.location
                // What is created elsewhere as well need not be what is meant.
                return componentsMeantByCreations[location]?.isCreated != false
                    && componentsHiddenFromCreations[location] == nil && componentsOfUnseenModules[location] == nil
            default: return false
            }
        }
    }

    /// What a typealias of the file stands for, also where nothing declares that.
    private func targetOfAlias(behind creation: UnlinkedCreation) -> String? {
        let symbols = program.symbols
        guard let context = context(around: creation),
            case .alias(let first)? = symbols.resolve(named: creation.child, in: context)
        else { return nil }
        let last = symbols.lastAlias(first)
        return last.summary == context.summary ? symbols.alias(last).type.dottedName : nil
    }

    /// The creations of unknown types that are components of a module which their file imports, or does not.
    func components(
        ofUnknownCreations isMeant: (Component) -> Bool, inImportedModule isImported: Bool
    ) -> [SourceLocation: Component] {
        let unknown = rejections.creations.filter { $0.isOfUnknownType }
        if unknown.isEmpty { return [:] }
        let candidates = graph.components.filter { $0.module != nil && isMeant($0) }.sorted { $0.access > $1.access }
        let byName = Dictionary(grouping: candidates, by: \.name)
        lazy var byAlias = Dictionary(grouping: aliases(of: candidates), by: \.0).mapValues { $0.map { $0.1 } }
        var found: [SourceLocation: Component] = [:]
        for creation in unknown {
            guard let index = summaryIndices[creation.location.file] else { continue }
            let visible = program.symbols.visibleModules[index]
            // A module that is called otherwise may stand before the name.
            let named =
                byName[creation.child] ?? creation.child.innerName.flatMap { byName[$0] }
                ?? targetOfAlias(behind: creation).flatMap { byName[$0] }
                ?? byAlias[creation.child]
            let module = program.symbols.modules[index]
            found[creation.location] = named?.first { component in
                let isSeen = component.access == .package && program.settings.areOfOnePackage(component.module, module)
                return component.module.map(visible.contains) == isImported && !(isImported && isSeen)
            }
        }
        return found
    }
}

extension Diagnostic {
    /// A creation in an extension of a class that its module keeps to itself.
    fileprivate static func creation(
        of creation: UnlinkedCreation, inExtensionOf reference: DeclarationReference, in wiring: Wiring
    ) -> Diagnostic {
        let symbols = wiring.program.symbols
        let name = symbols.key(of: reference).name
        let access = symbols.declaration(reference).access
        let isHere = "'\(creation.child)' is created here"
        return Diagnostic(
            .unlinkedCreation, at: symbols.location(of: reference),
            "'\(name)' is '\(access)', but '\(creation.child)' is created in an extension of it in another module",
            edit: "make it 'public'",
            affected: [Affected(creation.child, at: creation.location, isHere, amongOthers: isHere)],
            cause: "hidden \(name)", fix: Widening.fix("'\(name)'", of: reference, to: .public, in: wiring))
    }

    /// A creation in an extension of a class that nobody declares, where the name of a component comes close.
    fileprivate static func creation(
        of creation: UnlinkedCreation, inExtensionOf name: String, insteadOf similar: String,
        extendedAt location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .unlinkedCreation, of: creation.child, at: creation.location,
            "'\(creation.child)' is created in an extension of '\(name)', which the sources do not declare",
            edit: "did you mean '\(similar)'?",
            alternative: "if not, add the file that declares '\(name)' to the sources",
            notes: [Note("'\(name)' is extended here", at: location)], cause: "extended \(name)",
            misspelt: MisspeltName(name: name, meant: similar),
            fix: Fix(writing: [similar], insteadOf: name, at: location))
    }

    /// A creation below `self` where that may be a component, for all that is known of its base class.
    fileprivate static func creation(
        of creation: UnlinkedCreation, in name: String, below base: ComponentClassifier.UnknownBase
    ) -> Diagnostic {
        let base = base.dottedName
        return Diagnostic(
            .unlinkedCreation, of: creation.child, at: creation.location,
            "'\(creation.child)' is created in '\(name)', whose base class '\(base)' is not declared in the sources, so "
                + "whether it is a component is unknown",
            edit: "add the files that declare '\(base)' to the sources, or \(creationElsewhere(of: creation))",
            alternative: creation.reason.alternative(creation.child),
            cause: UnlinkedCreation.Reason.unknownBase(base).cause(creation.child, at: creation.location))
    }

    private static func creationElsewhere(of creation: UnlinkedCreation) -> String {
        "create '\(creation.child)' in a member of its parent component and call that"
    }

    /// A creation below `self` where that is no component: its base class was lost, or its declaration is not among the sources.
    fileprivate static func creation(of creation: UnlinkedCreation, in type: Wiring.PlainType) -> Diagnostic {
        let elsewhere = creationElsewhere(of: creation)
        let base = type.base.map { ", or its base class '\($0)'," } ?? ""
        let inherit = "let '\(type.name)'\(base) inherit from 'Component' or 'BootstrapComponent'"
        let message: String
        let edit: String
        if type.isOfRuntime {
            message =
                "'\(creation.child)' is created in an extension of the runtime's '\(type.name)', which many scopes are, so "
                + "its place in the graph is unknown"
            edit = elsewhere
        } else if type.isDeclared {
            message =
                "'\(creation.child)' is created in '\(type.name)', which is no component, so its place in the graph is "
                + "unknown"
            edit = type.kind == .class ? "\(inherit), or \(elsewhere)" : elsewhere
        } else {
            message =
                "'\(creation.child)' is created in an extension of '\(type.name)', which the sources do not declare"
            edit = "add the file that declares '\(type.name)' to the sources"
        }
        // Creations of a class that is not declared are told for the same reason.
        let cause = type.isDeclared || type.isOfRuntime ? "outside" : "\(UnlinkedCreation.Reason.unknownType)"
        return Diagnostic(
            .unlinkedCreation, of: creation.child, at: creation.location, message, edit: edit,
            alternative: creation.reason.alternative(creation.child),
            cause: "\(cause) \(type.base ?? type.nameInModule ?? type.name)")
    }

    /// A creation in a file that sees no module of the name which the settings, or a project file, give that of the class.
    /// There is a fix where the name is surely the module's own.
    fileprivate static func creation(
        of component: Component, inModuleThatIsNotImported module: String, at location: SourceLocation, fix: Fix?
    ) -> Diagnostic {
        Diagnostic(
            .unlinkedCreation, of: component.name, at: location,
            "'\(component.name)' of the module '\(module)' is created here, and this file does not import '\(module)'",
            edit: fix?.title ?? "import it or, if the file imports it by another name, give the module that name",
            notes: [declaration(of: component)], cause: unseenCause(module, in: location.file, fix),
            lostImport: Fix.lostImport(of: module, in: location.file), fix: fix)
    }

    /// A creation in an extension of a component, in a file that sees no module of the name which that component's has.
    fileprivate static func creation(
        of creation: UnlinkedCreation, inExtensionOf component: Component, ofModuleThatIsNotImported module: String,
        fix: Fix?
    ) -> Diagnostic {
        Diagnostic(
            .unlinkedCreation, of: creation.child, at: creation.location,
            "'\(creation.child)' is created in an extension of '\(component.name)' of the module '\(module)', and this "
                + "file does not import '\(module)'",
            edit: fix?.title ?? "import it or, if the file imports it by another name, give the module that name",
            notes: [declaration(of: component)], cause: unseenCause(module, in: creation.location.file, fix),
            lostImport: Fix.lostImport(of: module, in: creation.location.file), fix: fix)
    }

    /// One edit mends all: the import of a file, or else the name of the module.
    private static func unseenCause(_ module: String, in file: FileID, _ fix: Fix?) -> String {
        "unseen \(module)" + (fix == nil ? "" : " in file \(file.index)")
    }

    /// A creation that cannot be tied to the scope that makes it.
    fileprivate static func unlinkedCreation(_ creation: UnlinkedCreation) -> Diagnostic {
        let (child, location, reason) = (creation.child, creation.location, creation.reason)
        return Diagnostic(
            .unlinkedCreation, of: child, at: location, reason.message(child),
            edit: reason.edit(child, creation.argument), alternative: reason.alternative(child),
            cause: reason.cause(child, at: location))
    }
}

extension UnlinkedCreation.Reason {
    fileprivate func message(_ child: String) -> String {
        switch self {
        case .otherParent(let parent):
            "'\(child)' is created with the parent '\(parent)', so its place in the graph is unknown"
        case .outsideComponent:
            "'\(child)' is created outside of any component, so its place in the graph is unknown"
        case .staticMember(let member):
            "'\(child)' is created in the static member '\(member)', where 'self' is no component"
        case .value: "the initialiser of '\(child)' is used as a value, which hides the parent that it will get"
        case .untoldInit: "nothing here tells which component '.init' creates"
        case .besideValue: "'.init' is of the class of the value beside it, which may be a subclass of '\(child)'"
        case .typeOfValue(isBelowSelf: true): "nothing here tells which component '\(child)' creates"
        case .typeOfValue(isBelowSelf: false):
            "nothing here tells which component '\(child)' creates, nor below which it is"
        case .otherThanRequired(let required): "'\(child)' is created here, where '\(required)' is expected"
        case .root: "'\(child)' is a root, which has no parent, and is created here with one"
        case .unknownType: Diagnostic.undeclaredCreation(child)
        case .unknownBase(let base):
            "'\(child)' is created here with a component as its parent, but its base class '\(base)' is not "
                + "declared in the sources, so whether it is a component is unknown"
        case .hiddenParent: "this initialiser of '\(child)' hides the parent, so its creations cannot be found"
        case .parentNotPassedOn(let parent):
            "this initialiser of '\(child)' gets a parent and passes on '\(parent)', so its place in the graph is unknown"
        case .belowForeignRoot(let root, let module):
            "'\(child)' is created below '\(root)', which gets its providers in module '\(module)', where this "
                + "creation is not known"
        }
    }

    func edit(_ child: String, _ argument: String) -> String {
        switch self {
        case .otherParent, .outsideComponent:
            "create it with '\(argument)' in a member of its parent component and call that"
        case .staticMember(let member): "make '\(member)' an instance member"
        case .value: "call it in a closure instead, as in '{ \(SwiftName.escapedParts(child))(\(argument)) }'"
        case .untoldInit, .besideValue: "write the component's name before '(\(argument))'"
        case .typeOfValue(isBelowSelf: true): "create each with its name and '\(argument)'"
        case .typeOfValue(isBelowSelf: false):
            "create each with its name and '\(argument)' in a member of its parent component"
        case .otherThanRequired(let required): "create '\(required)', or change the type to '\(child)'"
        case .root(let base):
            "let '\(child)' inherit from '\(base)<…>' with its dependency, or create it without 'parent:'"
        case .unknownType: "write the name of the component itself or add its file to the sources"
        case .unknownBase(let base): "add the files that declare '\(base)' to the sources"
        case .hiddenParent: "name the parameter 'parent', as in 'init(parent: Scope)'"
        case .parentNotPassedOn: "pass on its parameter 'parent'"
        case .belowForeignRoot(_, let module):
            "move the creation to '\(module)', or create '\(child)' below a root of this module"
        }
    }

    func alternative(_ child: String) -> String? {
        switch self {
        case .belowForeignRoot, .otherThanRequired, .root: nil
        case .typeOfValue: Diagnostic.silence("unlinked-creation", if: "this creates no component")
        case .unknownBase: Diagnostic.silence("unlinked-creation", if: "'\(child)' is no component")
        default: Diagnostic.silence("unlinked-creation", if: "the parent is one that the graph knows")
        }
    }

    /// What creations have in common that one edit may mend: the unknown class, or the place where the parent is.
    fileprivate func cause(_ child: String, at location: SourceLocation) -> String {
        switch self {
        case .unknownType, .hiddenParent, .root: "\(self) \(child)"
        case .unknownBase, .belowForeignRoot: "\(self)"
        case .otherThanRequired: "\(self) in file \(location.file.index) at \(location.offset)"
        default: "\(self) in file \(location.file.index)"
        }
    }
}
