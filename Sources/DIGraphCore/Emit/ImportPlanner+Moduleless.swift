import SwiftFacts

/// What paths and imports tell where nobody names modules.
extension ImportPlanner {
    convenience init(_ scanned: ScannedSources, _ settings: GeneratorSettings, graph: ScopeGraph?) {
        var imports: [FileID: [ImportDeclaration]] = [:]
        var modules: [FileID: String] = [:]
        var paths: [FileID: String] = [:]
        for summary in scanned.summaries {
            let source = scanned.sources[summary.file.index]
            imports[summary.file] = Array(summary.imports)
            modules[summary.file] = source.module
            paths[summary.file] = source.path
        }
        self.init(imports: imports, fileModules: modules, outputModule: settings.outputModule)
        hasOpenModules = settings.hasOpenModules
        moduleConditions = graph?.moduleConditions ?? [:]
        guard settings.hasOpenModules else { return }
        isModuleless = settings.modules.isEmpty
        self.paths = paths
        importedModules = Set(imports.values.joined().map { $0.module.firstNamePart })
        declaredNames = graph?.declaredNames ?? []
        // What goes to stdout is likely to lie beside the root.
        let root = graph?.components.first { $0.isRoot && $0.isReachable }
        place = OutputPlace(settings) ?? root.flatMap { paths[$0.location.file] }.map(OutputPlace.init(near:))
        guard let place else { return }
        heldFiles = Set(paths.filter { isOpen($0.key) && place.holds($0.value) }.keys)
    }

    /// Whether a file is compiled together with the generated one.
    func isLocal(_ file: FileID) -> Bool {
        isOpen(file) ? isHeld(file) : fileModules[file] == outputModule
    }

    /// Whether the module of a file is not known.
    func isOpen(_ file: FileID) -> Bool {
        hasOpenModules && fileModules[file] == nil
    }

    /// Whether a file of an open module surely is of the output's.
    private func isHeld(_ file: FileID) -> Bool {
        heldFiles.contains(file)
    }

    /// How likely a file is of the output's module; the same for all files of it where modules are named.
    func nearness(of file: FileID) -> Int? {
        guard isOpen(file), let place, let path = paths[file] else {
            return fileModules[file] == outputModule ? .max : nil
        }
        return isHeld(file) ? .max : place.nearness(of: path)
    }

    /// The module that the output's folder is named after. No file that is needed can import it, but for one that imports
    /// its own module, and one of tests or of a demo that creates a component; what a file beside the output imports is
    /// another module.
    var ownModule: String? {
        guard isModuleless, let name = place?.moduleName else { return nil }
        let held = imports.filter { isHeld($0.key) }.flatMap { $0.value }
        return held.contains { $0.module.firstNamePart == name } ? nil : name
    }

    /// The modules that the tests beside the output see as a whole.
    var testableModules: Set<String> {
        let held = imports.filter { isHeld($0.key) }.flatMap { $0.value }
        return Set(held.filter { $0.isTestable }.map { $0.module })
    }

    /// The modules that folders around a file are named after.
    func modulesLikely(toHold file: FileID) -> [String] {
        guard !isHeld(file), let path = paths[file] else { return [] }
        return path.folders.map(String.init).filter(importedModules.contains)
    }

    /// The files whose imports are, among others, the modules of what is named. Tests see more than others do, so what
    /// creates a component there counts only where nothing else creates it.
    func filesThatSeeModules(_ needs: ImportNeeds) -> Set<FileID> {
        let ofTests = Set(needs.creationFiles.joined()).filter(isOfTests)
        return needs.creationFiles.reduce(into: needs.declaringFiles) { files, creating in
            let plain = creating.filter { !ofTests.contains($0) }
            files.formUnion(plain.isEmpty ? creating : plain)
        }
    }

    private func isOfTests(_ file: FileID) -> Bool {
        !isHeld(file)
            && imports[file, default: []].contains { declaration in
                Self.testLibraries.contains(declaration.module.firstNamePart) || declaration.isTestable
            }
    }

    private static let testLibraries: Set<String> = ["Testing", "XCTest"]

    /// Neither the runtime, which is imported anyway, nor a library that exists for tests only.
    func mayHoldWhatIsNamed(_ declaration: ImportDeclaration, in file: FileID) -> Bool {
        let module = declaration.module.firstNamePart
        if RuntimeNames.modules.contains(module) { return false }
        return isHeld(file) || !Self.testLibraries.contains(module)
    }
}
