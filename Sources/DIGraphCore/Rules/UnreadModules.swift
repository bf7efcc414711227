import SwiftFacts

/// Modules that a file imports and whose sources are not read, beside those of the system: what nobody declares may be of one.
struct UnreadModules {
    let names: [String]
    /// Whether the name that nobody declares shows that it is of them: `Feed.FeedComponent`, or `FeedComponent` of 'Feed'.
    let areShown: Bool
    /// Whether the build has them, and they are of packages that it fetches.
    let areFetched: Bool
    /// Whether somebody named the modules of the sources.
    let isNamingModules: Bool

    /// What to do if the name is of one of them.
    private var edit: String {
        if areFetched { return "name that module in \"includeModules\" of needle.json" }
        return "add that module to the sources" + (isNamingModules ? ", by \"modules\" in needle.json" : "")
    }

    /// What is said where they come first.
    var advice: String { advice(for: "it") }

    func advice(for subject: String) -> String {
        "if \(subject) is of \(Diagnostic.alternatives(names)), which this file imports, \(edit)"
    }
}

extension Wiring {
    /// Those that a name may be of which a file uses and nobody declares; nil where it can be of none.
    func unreadModules(of name: String, in file: FileID) -> UnreadModules? {
        let settings = program.settings
        guard !settings.given.modules.isEmpty, let index = summaryIndices[file] else { return nil }
        let unread = unreadImports(of: index).sorted()
        let shown = unread.filter { name.lastNamePart.hasPrefix($0) || name.isDotted && name.firstNamePart == $0 }
        // What several files use is of a module that each of them imports.
        let common = unreadModulesOfNames[name]
        let possible = shown.isEmpty ? unread.filter { common?.contains($0) ?? true } : shown
        guard let longest = shown.max(by: { $0.utf8.count < $1.utf8.count }) ?? possible.first else { return nil }
        return UnreadModules(
            names: shown.isEmpty ? Array(possible.prefix(3)) : [longest], areShown: !shown.isEmpty,
            areFetched: settings.given.unreadModules.contains(longest), isNamingModules: !settings.given.areModulesFound
        )
    }

    private func unreadImports(of summary: Int) -> Set<String> {
        Set(program.symbols.summaries[summary].imports.map { $0.module.firstNamePart }).filter(isUnread)
    }

    /// Per name of an inheritance clause, and of an unknown creation: those that all files import which have it.
    func findUnreadModulesOfNames() -> [String: Set<String>] {
        var modules: [String: Set<String>] = [:]
        let created = Dictionary(grouping: rejections.creations.filter { $0.isOfUnknownType }, by: \.location.file)
        for (index, summary) in program.symbols.summaries.enumerated() {
            var names = Set(created[summary.file, default: []].map { $0.child })
            for type in summary.types.lazy.flatMap({ $0.inherits }) {
                names.formUnion(type.syntax.namesOfParts)
                if case .named(let parts) = type.syntax, let last = parts.last {
                    names.formUnion(last.arguments.flatMap { $0.namesOfParts })
                }
            }
            if names.isEmpty { continue }
            let unread = unreadImports(of: index)
            for name in names { modules[name] = modules[name]?.intersection(unread) ?? unread }
        }
        return modules
    }

    /// Where the build tells which modules it has and does not read, one of the system is none of them.
    private func isUnread(_ module: String) -> Bool {
        let settings = program.settings
        if !settings.given.unreadModules.isEmpty, !settings.given.unreadModules.contains(module) { return false }
        if settings.given.absentModules.contains(module) { return false }
        let known = RuntimeNames.modules.contains(module) || settings.given.runtimeModules.contains(module)
        return !known && !settings.isNamed(module) && !RuntimeCandidates.systemModules.contains(module)
    }

    /// How `Dependency` is called where a type of the sources, or of a module that is not read, may have its name.
    func nameOfDependency(in contexts: [LookupContext]) -> String {
        let isHidden = contexts.contains {
            program.symbols.resolve(named: "Dependency", in: $0) != nil || namesModulesOfDependencies(in: $0.summary)
        }
        return isHidden ? "\(program.usedRuntime).Dependency" : "Dependency"
    }

    /// Whether a file says of which module a `Dependency` or `Component` is, and imports one that may have such types as well.
    private func namesModulesOfDependencies(in summary: Int) -> Bool {
        if unreadImports(of: summary).isEmpty { return false }
        return program.symbols.summaries[summary].types.lazy.flatMap { $0.inherits }.contains { inherited in
            guard let name = inherited.syntax.dottedName, name.isDotted else { return false }
            return RuntimeNames.sharedNames.contains(name.lastNamePart)
        }
    }

    /// Those of an unknown creation that come before the component whose name is like it: that is created elsewhere, or
    /// the name is that of a module.
    func unreadModules(of creation: UnlinkedCreation, insteadOf component: Component?) -> UnreadModules? {
        guard creation.isOfUnknownType,
            let modules = unreadModules(of: creation.child, in: creation.location.file)
        else { return nil }
        let isGuess = component.map { !$0.isLeftOut || !$0.isWanted } ?? true
        return modules.areShown || isGuess ? modules : nil
    }
}

extension Diagnostic {
    static func undeclaredCreation(_ child: String) -> String {
        "'\(child)' is created here with a component as its parent, but the sources do not declare it"
    }

    /// A finding about a name that nobody declares, and that may be of a module whose sources are not read; what else may
    /// have been meant goes before, unless the name shows that it is of such a module.
    init(
        _ rule: Rule, of component: String, at location: SourceLocation, _ message: String, undeclared name: String,
        similar: [String], edit: String, notes: [Note] = [], in wiring: Wiring
    ) {
        let unread = wiring.unreadModules(of: name, in: location.file)
        guard let unread, similar.isEmpty || unread.areShown else {
            self.init(
                rule, of: component, at: location, message, unknown: name, similar: similar, edit: edit, notes: notes,
                cause: name)
            return
        }
        self.init(
            rule, of: component, at: location, message, edit: unread.advice, alternative: "if not, \(edit)",
            notes: notes, cause: "unread \(unread.names)")
    }

    /// A creation of a class that nobody declares, and that may be of a module whose sources are not read.
    static func creation(of creation: UnlinkedCreation, in modules: UnreadModules, orMeaning meant: Component?)
        -> Diagnostic
    {
        let child = creation.child
        let other = meant.map { "if not, did you mean '\($0.name)'?" } ?? creation.reason.alternative(child)
        return Diagnostic(
            .unlinkedCreation, of: child, at: creation.location, undeclaredCreation(child), edit: modules.advice,
            alternative: other, cause: "unread \(modules.names)")
    }

    /// A creation of a class that nobody declares, where the name of a component comes close.
    static func creation(
        of child: String, insteadOf component: Component, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .unlinkedCreation, of: child, at: location,
            undeclaredCreation(child), edit: "did you mean '\(component.name)'?",
            alternative: "if not, write the name of the component itself or add its file to the sources",
            cause: "misspelt \(child.lastNamePart) for \(component.name)",
            misspelt: MisspeltName(name: child, meant: component.name))
    }
}

extension Wiring {
    /// An import of a module that this build does without, in the file that creates what nobody declares: one without a
    /// condition goes before others.
    func absentImport(above creation: UnlinkedCreation) -> ImportDeclaration? {
        let (file, settings) = (creation.location.file, program.settings)
        guard creation.isOfUnknownType, let index = summaryIndices[file] else { return nil }
        let imports = program.symbols.summaries[index].imports
        let absent = imports.filter { settings.given.absentModules.contains($0.module.firstNamePart) }
        return absent.first { $0.conditions.isEmpty } ?? absent.first
    }
}

extension Diagnostic {
    /// A creation of a class that nobody declares, where the file imports a module that this build does without.
    static func creation(of creation: UnlinkedCreation, in absent: ImportDeclaration) -> Diagnostic {
        let module = absent.module.firstNamePart
        let condition = absent.conditions.map { $0.text }.joined(separator: " && ")
        let isAlways = condition.isEmpty
        return Diagnostic(
            .unlinkedCreation, of: creation.child, at: creation.location,
            undeclaredCreation(creation.child)
                + (isAlways
                    ? ", and the target does not depend on '\(module)', which this file imports"
                    : ", and this build does without '\(module)', which this file imports under '#if \(condition)'"),
            edit: isAlways
                ? "add '\(module)' to the dependencies of the target" : "put the creation under that condition",
            alternative: "if '\(creation.child)' is of no such module, "
                + creation.reason.edit(creation.child, creation.argument),
            cause: "absent \(module)")
    }
}
