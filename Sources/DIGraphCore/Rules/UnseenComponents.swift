import SwiftFacts

/// Classes that look like components, and files that do not show them to be any: an `unlinked-creation` where one is
/// created or creates something, an `unknown-base-class` where a root is declared.
extension Wiring {
    /// One finding for each line that is missing: an import in a file, or a module in the configuration.
    func unseenComponents(of rule: Rule) -> [Diagnostic] {
        var causes = OrderedGroups<[String], UnseenComponent>()
        var met: Set<DeclarationReference> = []
        let unseen = unseenComponents
        if unseen.isEmpty { return [] }
        let candidates = RuntimeCandidates(program)
        let exporter = lostExport?.module
        for component in unseen where met.insert(component.declaration).inserted {
            let modules = candidates.modules(for: component.base)
            let isOfModule = exporter != nil && candidates.lacksImport(in: component.base)
            let lacking = isOfModule ? "any module" : candidates.lackingImport(of: component.base)
            causes.add(component, to: modules.isEmpty ? [lacking] : modules)
        }
        return causes.groups.compactMap { finding($0, candidates, exporter) }.filter { $0.rule == rule }
    }

    /// Whether a plug-in is left out, for want of an import or a base class, or since it is no class.
    var lacksPlugins: Bool {
        hasPluginOfUnknownBase || unseenComponents.contains { $0.base.runtimeKind == .plugin }
            || program.classifier.withoutClass.contains { reference in
                program.symbols.declaration(reference).members.contains { $0.name == "plugin" && !$0.isStatic }
            }
    }

    /// The files that are told to lack an import of the runtime, by the classes that are left out for it.
    func filesOfUnseenComponents() -> Set<FileID> {
        if unseenComponents.isEmpty { return [] }
        return Set(unseenComponents.map { program.symbols.summaries[$0.base.summary].file })
            .union(lostExport?.filesOfProtocols ?? [])
    }

    /// The line that re-exports the runtime, where several files lack it.
    func findLostExport() -> LostExport? {
        let candidates = RuntimeCandidates(program)
        if candidates.exporter != nil { return nil }
        let components = unseenComponents.map { $0.base }.filter {
            candidates.modules(for: $0).isEmpty && candidates.lacksImport(in: $0)
        }.map { $0.summary }
        let unseen = program.protocols.namingDependency.filter { !program.classifier.seesRuntime(summary: $0.summary) }
        let protocols = Set(unseen.map { $0.summary }).filter { candidates.lacksRuntime(summary: $0) }.sorted()
        if let module = candidates.commonExporter(for: components + protocols) {
            return LostExport(
                module: module, filesOfProtocols: protocols.map { program.symbols.summaries[$0].file })
        }
        return candidates.commonExporter(for: components).map { LostExport(module: $0, filesOfProtocols: []) }
    }

    /// The import that each of these files lacks.
    func additionsOfRuntime(in files: [FileID]) -> [Fix?] {
        files.map { addition(ofImporting: program.usedRuntime, in: $0) }
    }

    private func finding(
        _ components: [UnseenComponent], _ candidates: RuntimeCandidates, _ commonExporter: String?
    ) -> Diagnostic? {
        guard let first = components.first(where: { $0.place != .declared }) ?? components.first else { return nil }
        let others = components.filter { $0.declaration != first.declaration }
        let toImport = exporterToImport(for: first.base, candidates)
        let isExported = commonExporter != nil && candidates.lacksImport(in: first.base)
        let exported = isExported ? lostExport?.filesOfProtocols ?? [] : []
        let files = components.map { program.symbols.summaries[$0.base.summary].file } + exported
        let leftOut = LeftOutClass(
            name: program.symbols.key(of: first.declaration).name, base: first.base.dottedName,
            location: first.location, place: first.place, basePlace: program.location(of: first.base),
            runtime: program.usedRuntime, imported: importOfRuntime(lackingIn: files),
            remedy: remedy(for: first.base, importing: toImport, candidates, commonExporter),
            others: others.map { (program.symbols.key(of: $0.declaration).name, $0.location) })
        return .unseenComponent(
            leftOut,
            fix: Fix.joined(
                components.map { candidates.importFix(of: toImport, for: $0, in: self) }
                    + additionsOfRuntime(in: exported)))
    }

    private func remedy(
        for base: ComponentClassifier.UnknownBase, importing module: String?, _ candidates: RuntimeCandidates,
        _ commonExporter: String?
    ) -> LeftOutClass.Remedy {
        if let module { return .importExporter(module) }
        if let misspelt = candidates.misspeltImport(for: base) { return .correctImport(misspelt.module) }
        if candidates.lacksImport(in: base),
            let exporter = commonExporter ?? candidates.possibleExporter(for: base)
        {
            return .addImports(orExportIn: exporter)
        }
        return .addImport(orName: candidates.modules(for: base))
    }

    /// The module of the sources from which all others have the runtime, where this one can have it, too.
    private func exporterToImport(
        for base: ComponentClassifier.UnknownBase, _ candidates: RuntimeCandidates
    ) -> String? {
        guard let exporter = candidates.exporter, base.name.count == 1, candidates.misspeltImport(for: base) == nil,
            let own = program.symbols.modules[base.summary], own != exporter,
            !moduleImports.reach(own, from: exporter, in: program.symbols)
        else { return nil }
        return exporter
    }

    /// Without the level that only some of the files need.
    func importOfRuntime(lackingIn files: [FileID]) -> String {
        let declarations = Set(
            files.map { levelsOfImports.declaration(ofImporting: program.usedRuntime, in: $0) })
        let plain = "import \(program.usedRuntime)"
        return declarations.count == 1 ? declarations.first ?? plain : plain
    }

    /// With the roots, the non-core components and the plug-ins: nothing creates them with `parent:`, so they are told by
    /// their bases alone. Where there is no component at all, `no-components` says so.
    func findUnseenComponents() -> [UnseenComponent] {
        let told = filesLackingRuntimeModules
        let created = rejections.unseen.filter { !isSilenced($0) && !told.contains($0.base.summary) }
        if graph.components.isEmpty, created.isEmpty { return [] }
        let known = Set(created.map { $0.declaration })
        let nonCores = classesNamedAsNonCore()
        return created
            + program.classifier.sortedUnknownBases().compactMap { declaration, base in
                let isMeant =
                    switch base.runtimeKind {
                    case .bootstrap: true
                    case .nonCore: nonCores.contains(declaration)
                    case .plugin: base.arguments.contains { program.protocols.likeness(of: $0) == .certain }
                    default: false
                    }
                guard isMeant, !known.contains(declaration), !told.contains(base.summary) else { return nil }
                return UnseenComponent(
                    declaration: declaration, base: base, summary: base.declaration.summary,
                    location: program.location(of: base), place: .declared)
            }
    }

    /// Whether it stands in a class that is left out as the base class of others: the line that these lack is the same.
    func isInUnseenBase(_ creation: UnlinkedCreation) -> Bool {
        if unseenComponents.isEmpty { return false }
        return unknownBase(of: creation).map { basesOfUnseenComponents.contains($0.base.declaration) } ?? false
    }

    /// Who says that one class is no component says nothing of the others that lack the same line.
    func isSilenced(_ component: UnseenComponent) -> Bool {
        program.symbols.summaries[component.summary].silences(
            Rule.unlinkedCreation.id, at: component.location.offset)
    }
}

extension Program {
    func findUsedRuntime() -> String {
        RuntimeNames.modules.first { runtime in
            symbols.summaries.contains { $0.imports.contains { $0.module.firstNamePart == runtime } }
        } ?? RuntimeNames.modules[0]
    }

    /// Where the base is named that is not known.
    func location(of base: ComponentClassifier.UnknownBase) -> SourceLocation {
        symbols.location(at: base.reference.offset, in: base.declaration.summary)
    }

    /// The same, or the typealias in which its name stands.
    func placeOfName(of base: ComponentClassifier.UnknownBase) -> SourceLocation {
        let name = base.dottedName
        if base.reference.syntax.dottedName == name { return location(of: base) }
        let alias = symbols.aliasPlaces.first { place in
            place.summary == base.summary && symbols.alias(place).type.dottedName == name
        }
        return alias.map(symbols.location) ?? location(of: base)
    }
}

/// The module that may have lost the line that re-exports the runtime, and what lacks it beside components.
struct LostExport {
    let module: String
    /// In order.
    let filesOfProtocols: [FileID]
}

/// A class that is left out of the graph, because nothing tells that its base is the runtime's.
struct LeftOutClass {
    /// What would tell it.
    enum Remedy {
        /// An import of the module of the sources that is sure to re-export the runtime.
        case importExporter(String)
        /// The runtime in place of the misspelt module of an import.
        case correctImport(String)
        /// An import in each file, or a re-export in a module of the sources.
        case addImports(orExportIn: String)
        /// An import in the file, or word that one of these modules re-exports the runtime.
        case addImport(orName: [String])
    }

    let name: String
    let base: String
    /// Of a creation, or of a root's base class.
    let location: SourceLocation
    let place: UnseenComponent.Place
    /// Where the base is named.
    let basePlace: SourceLocation
    let runtime: String
    /// The import of the runtime as the file lacks it.
    let imported: String
    let remedy: Remedy
    /// What is left out for the same reason.
    let others: [(name: String, location: SourceLocation)]

    fileprivate var subject: String {
        switch place {
        case .created: "'\(name)' is created here, but"
        case .creates: "'\(name)' creates a component here, but is"
        case .declared: "'\(name)' is"
        }
    }

    fileprivate var lacking: String {
        if case .importExporter(let module) = remedy { return "'import \(module)'" }
        return "'import \(runtime)', nor one of a module in \"runtimeModules\","
    }

    fileprivate var edit: String {
        switch remedy {
        case .importExporter(let module): "import '\(module)', which re-exports '\(runtime)'"
        case .correctImport(let misspelt): "write 'import \(runtime)' in place of 'import \(misspelt)'"
        case .addImports(let exporter):
            "add '\(imported)' to each such file, or write '@_exported import \(runtime)' in '\(exporter)'"
        case .addImport(let modules):
            "add '\(imported)' to that file, or \(Diagnostic.namingRuntime(modules, runtime))"
        }
    }

    fileprivate var lostImport: String? {
        switch remedy {
        case .importExporter(let module): Fix.lostImport(of: module, in: basePlace.file)
        case .addImport: Fix.lostImport(of: runtime, in: basePlace.file)
        case .correctImport, .addImports: nil
        }
    }

    fileprivate var notes: [Diagnostic.Note] {
        var notes = [Diagnostic.Note("'\(base)' stands here, and may be any library's", at: basePlace)]
        for other in others.prefix(5) {
            notes.append(Diagnostic.Note("'\(other.name)' is left out for the same reason", at: other.location))
        }
        if others.count > 5 { notes.append(Diagnostic.Note("and so are \(others.count - 5) more")) }
        return notes
    }
}

extension Diagnostic {
    static func unseenComponent(_ component: LeftOutClass, fix: Fix? = nil) -> Diagnostic {
        Diagnostic(
            component.place == .declared ? .unknownBaseClass : .unlinkedCreation, at: component.location,
            "\(component.subject) left out of the graph, since no \(component.lacking) shows that its base class "
                + "'\(component.base)' is the runtime's",
            edit: component.edit,
            alternative: component.place == .created
                ? "if it is another library's, \(silence("unlinked-creation"))" : nil,
            notes: component.notes, lostImport: component.lostImport, fix: fix)
    }

    /// How to tell which module re-exports the runtime, given those that may.
    static func namingRuntime(_ modules: [String], _ runtime: String) -> String {
        guard let first = modules.first else {
            return "name the module that re-exports '\(runtime)' in needle.json, as in '\"runtimeModules\": [\"Kit\"]'"
        }
        let candidates = modules.count > 3 ? "one of its imports" : alternatives(modules)
        return "if \(candidates) re-exports '\(runtime)', say so in needle.json, as in "
            + "'\"runtimeModules\": [\"\(first)\"]'"
    }

    /// Where a class of another module stands, and what it lacks to be created here.
    static func declaration(of component: Component) -> Note {
        let access = component.access < .package ? ", and has to be 'public'" : ""
        return Note("'\(component.name)' is declared here\(access)", at: component.location)
    }
}
