import SwiftFacts

/// An import of a generated file.
struct EmittedImport: Hashable {
    let module: String
    /// `struct`, `func`, … and a blank, for the import of one declaration.
    var kind = ""
    var attributes: Set<String> = []
    var access: AccessLevel?
    var conditions: [Condition] = []

    var text: String {
        // An import of one declaration that the settings ask for stands there as it is written.
        let name = module.contains(byte: Byte.space) ? module : SwiftName.escapedParts(module)
        let declaration = "import " + kind + name
        if attributes.isEmpty && access == nil { return declaration }
        return (attributes.sorted() + [access.map { "\($0)" }].compactMap { $0 } + [declaration]).joined(separator: " ")
    }

    /// Orders those under no condition first, then by module.
    fileprivate struct SortKey: Comparable {
        let imported: EmittedImport
        let condition: String

        init(_ imported: EmittedImport) {
            self.imported = imported
            condition = imported.conditions.isEmpty ? "" : Condition.all(imported.conditions)?.text ?? ""
        }

        static func < (left: SortKey, right: SortKey) -> Bool {
            if left.condition != right.condition { return left.condition < right.condition }
            if left.imported.module != right.imported.module { return left.imported.module < right.imported.module }
            return left.imported.text < right.imported.text
        }
    }

    /// What is imported where.
    fileprivate struct Place: Hashable {
        let module: String
        let kind: String
        let conditions: [String]
    }

    fileprivate var isWhole: Bool { conditions.isEmpty && kind.isEmpty }

    fileprivate var place: Place { Place(module: module, kind: kind, conditions: conditions.map { $0.text }) }
}

/// What a generated file mentions of other modules.
struct ImportNeeds {
    var modules: Set<String> = []
    /// Those that exist in every build, whatever conditions the sources import them under.
    var certainModules: Set<String> = []
    /// The files whose imports it needs, because they name types that the sources do not declare.
    var files: Set<FileID> = []
    /// Where nobody names modules: the files that declare what it mentions. Their imports are needed, for a type that they
    /// declare with the help of another module cannot be told from the module's own.
    var declaringFiles: Set<FileID> = []
    /// The files that create each component.
    var creationFiles: [Set<FileID>] = []
    /// The widest access with which the file uses what a module declares.
    var limits: [String: AccessLevel] = [:]
    /// The access of the declarations that surely name what a module declares, for imports of which the sources tell no level.
    var levels: [String: AccessLevel] = [:]
    /// The access with which the file shows to others what a module declares: a root of that module.
    var shownLevels: [String: AccessLevel] = [:]
    /// Modules of which it uses what is internal there.
    var testableModules: Set<String> = []

    /// Notes that the file uses what the modules declare where others see it.
    mutating func limit(_ modules: [String], to access: AccessLevel) {
        for module in modules { limits[module] = max(access, limits[module] ?? .internal) }
    }

    /// Notes that the file extends what the modules declare by what others see.
    mutating func show(_ modules: [String], to access: AccessLevel) {
        for module in modules { shownLevels[module] = max(min(access, .public), shownLevels[module] ?? .internal) }
    }
}

/// Decides how a generated file imports the modules that it needs, by how the sources import them.
final class ImportPlanner {
    let imports: [FileID: [ImportDeclaration]]
    let fileModules: [FileID: String]
    let outputModule: String?
    /// Nobody names modules: which files are of one module is told from their paths and imports.
    var isModuleless = false
    /// The same, at least for files without a module.
    var hasOpenModules = false
    var place: OutputPlace?
    var paths: [FileID: String] = [:]
    /// The files that are surely compiled together with the generated one.
    var heldFiles: Set<FileID> = []
    /// Those that any file imports.
    var importedModules: Set<String> = []
    /// Those that the generated file sees under conditions only.
    var moduleConditions: [String: [Condition]] = [:]
    /// Whether the sources of the file's module write access levels of imports at all.
    private(set) lazy var writesLevels = imports.contains { file, declarations in
        isLocal(file) && declarations.contains { $0.access != nil }
    }
    /// The names that the sources declare.
    var declaredNames: Set<String> = []

    init(imports: [FileID: [ImportDeclaration]], fileModules: [FileID: String], outputModule: String?) {
        self.imports = imports
        self.fileModules = fileModules
        self.outputModule = outputModule
    }

    /// The imports in their order, each once.
    func imports(for needs: ImportNeeds) -> [EmittedImport] {
        let local = localImports()
        var emitted: Set<EmittedImport> = []
        for module in needs.certainModules {
            let widest = local[module]?.widestAccess
            let access = shownLevel(of: module, widest, needs) ?? access(widest, upTo: needs.limits[module])
            emitted.insert(EmittedImport(module: module, access: access))
        }
        // Of which the sources say nothing.
        var unknown: [String] = []
        for module in needs.modules where module != outputModule && !needs.certainModules.contains(module) {
            if local[module] == nil, !needs.testableModules.contains(module) {
                let imported = EmittedImport(
                    module: module, access: access(of: module, LocalImports(), needs),
                    conditions: moduleConditions[module] ?? [])
                let isBare = imported.conditions.isEmpty && imported.access == nil
                if isBare { unknown.append(module) } else { emitted.insert(imported) }
                continue
            }
            emitted.formUnion(
                imports(
                    of: module, local: local[module] ?? LocalImports(), needs))
        }
        let own = [outputModule, ownModule].compactMap { $0 }
        // Most files write the same bare imports.
        var bareImports: Set<String> = []
        let creating = Set(needs.creationFiles.joined())
        for file in needs.files.union(filesThatSeeModules(needs)) {
            for declaration in imports[file, default: []] where !own.contains(topModule(declaration)) {
                if !creating.contains(file), staysInside(declaration, of: file, needs) { continue }
                if !needs.files.contains(file), !mayHoldWhatIsNamed(declaration, in: file) { continue }
                if declaration.isBare, !bareImports.insert(declaration.module).inserted { continue }
                emitted.formUnion(repeated(declaration, of: file, local: local, needs))
            }
        }
        return sortedWithoutRepetition(emitted, unknown)
    }

    /// Whether no declaration that the generated file sees can name what comes from an import: what is declared for a whole
    /// module does not name what is imported for a file, nor what is declared for others what is imported for the module.
    private func staysInside(_ declaration: ImportDeclaration, of file: FileID, _ needs: ImportNeeds) -> Bool {
        if let access = declaration.access, access < .internal { return true }
        if isOpen(file) || isLocal(file) { return false }
        if let module = fileModules[file], needs.testableModules.contains(module) { return false }
        // `@_implementationOnly` says less: what is `package` may name what is imported so.
        return declaration.access == .internal
    }

    /// An import of a file as the generated file writes it, with the access level that its own module writes.
    private func repeated(
        _ declaration: ImportDeclaration, of file: FileID, local: [String: LocalImports], _ needs: ImportNeeds
    ) -> [EmittedImport] {
        let module = topModule(declaration)
        let known = local[module] ?? LocalImports()
        var attributes = isLocal(file) ? keptAttributes(declaration) : portableAttributes(declaration)
        if hasOpenModules, let attribute = known.sharedImplementationOnly { attributes.append(attribute) }
        let plain = EmittedImport(
            module: declaration.module, attributes: Set(attributes.map { $0.text }),
            access: access(of: module, known, needs), conditions: declaration.conditions)
        guard let kind = declaration.importedKind else { return [plain] }
        let path = declaration.module.nameParts
        var scoped = plain
        scoped.kind = kind + " "
        // Who imports one component sees that one only, while the generated file names its dependency as well.
        guard hasOpenModules, let name = path.last, declaredNames.contains(name) else { return [scoped] }
        return [
            scoped,
            EmittedImport(
                module: path.dropLast().joined(separator: "."), attributes: plain.attributes, access: plain.access,
                conditions: plain.conditions),
        ]
    }

    /// An import is left out where a wider one of the same module stands.
    /// - Parameter modules: those that are imported as a whole, and under no condition.
    private func sortedWithoutRepetition(_ emitted: Set<EmittedImport>, _ modules: [String]) -> [EmittedImport] {
        var merged: [EmittedImport.Place: EmittedImport] = [:]
        for candidate in emitted {
            merged[candidate.place, default: candidate].attributes.formUnion(candidate.attributes)
        }
        let wholes = Set(merged.values.filter { $0.isWhole }.map { $0.module })
        let narrow = Set(merged.values.filter { !$0.isWhole }.flatMap { [$0.module, $0.module.firstNamePart] })
        let unconditional = narrow.isEmpty ? [] : wholes.union(modules.filter(narrow.contains))
        let kept = merged.values.filter { candidate in
            if candidate.isWhole { return true }
            return !unconditional.contains(candidate.module)
                && (candidate.kind.isEmpty || !unconditional.contains(candidate.module.firstNamePart))
        }
        let others = modules.filter { !wholes.contains($0) }.sorted().map { EmittedImport(module: $0) }
        return Self.merged(kept.map(EmittedImport.SortKey.init).sorted(), others)
    }

    /// Both in one order, which the second ones are in, of which there may be very many: all by their names.
    private static func merged(_ first: [EmittedImport.SortKey], _ second: [EmittedImport]) -> [EmittedImport] {
        var first = first[...]
        var merged: [EmittedImport] = []
        for imported in second {
            while let next = first.first, next < EmittedImport.SortKey(imported) {
                merged.append(next.imported)
                first.removeFirst()
            }
            merged.append(imported)
        }
        return merged + first.map { $0.imported }
    }

    // MARK: How the sources import

    private func topModule(_ declaration: ImportDeclaration) -> String {
        declaration.module.firstNamePart
    }

    /// How the files of the output's module import one module.
    private struct LocalImports {
        private(set) var declarations: [ImportDeclaration] = []
        private(set) var widestAccess: AccessLevel?
        /// The attribute `@_implementationOnly`, if all have it.
        private(set) var sharedImplementationOnly: Attribute?
        private var nearness = Int.min

        /// Of the files that may be of that module, only those count that are the nearest to the output.
        mutating func add(_ declaration: ImportDeclaration, nearness: Int) {
            if nearness < self.nearness { return }
            if nearness > self.nearness { self = LocalImports() }
            let implementationOnly = declaration.attributes.first { $0.name == "_implementationOnly" }
            if declarations.isEmpty || implementationOnly == nil { sharedImplementationOnly = implementationOnly }
            self.nearness = nearness
            declarations.append(declaration)
            widestAccess = [widestAccess, declaration.access].compactMap { $0 }.max()
        }
    }

    /// The imports that the files of the output module hold, by module.
    private func localImports() -> [String: LocalImports] {
        var result: [String: LocalImports] = [:]
        for file in imports.keys.sorted() {
            guard let nearness = nearness(of: file) else { continue }
            for declaration in imports[file, default: []] {
                result[topModule(declaration), default: LocalImports()].add(declaration, nearness: nearness)
            }
        }
        return result
    }

    /// Under the conditions of the module's own imports, since it may not exist elsewhere, and wherever else what others
    /// create of it is named.
    private func imports(of module: String, local: LocalImports, _ needs: ImportNeeds) -> [EmittedImport] {
        let whole = local.declarations.filter { $0.module == module && $0.importedKind == nil }
        let testable = needs.testableModules.contains(module) ? ["@testable"] : []
        let attributes = Set(testable + whole.flatMap(keptAttributes).map { $0.text })
        let access = access(of: module, local, needs)
        let conditions = whole.map { $0.conditions }
        var places = conditions.isEmpty || conditions.contains([]) ? [[]] : conditions
        if let needed = moduleConditions[module], !ConditionLogic.implies(needed, anyOf: places) {
            places = places.filter { !ConditionLogic.implies($0, anyOf: [needed]) } + [needed]
        }
        return Set(places).map {
            EmittedImport(module: module, attributes: attributes, access: access, conditions: $0)
        }
    }

    /// The widest access level that the sources write, for a bare import beside one with a level is an error; but no
    /// wider than the generated file uses, for that is a warning. What it declares is internal, and so at least are its
    /// imports.
    private func access(_ widest: AccessLevel?, upTo limit: AccessLevel?) -> AccessLevel? {
        let used = min(limit ?? .internal, .public)
        return widest.map { max(.internal, min($0, used)) }
    }

    /// The level that the sources give, or else, as imports may be internal by default, what is surely used: the compiler
    /// rejects `package` beside bare imports, though not `public`.
    private func access(of module: String, _ local: LocalImports, _ needs: ImportNeeds) -> AccessLevel? {
        if let shown = shownLevel(of: module, local.widestAccess, needs) { return shown }
        let given = access(local.widestAccess, upTo: needs.limits[module])
        guard given == nil, let used = needs.levels[module], !needs.testableModules.contains(module) else {
            return given
        }
        if used >= .public { return .public }
        return used == .package && local.declarations.isEmpty ? .package : nil
    }

    /// The level of what is shown to others, however narrow the sources import it: imports may be internal by default. A
    /// level that is not `public` only where the sources write levels.
    private func shownLevel(of module: String, _ widest: AccessLevel?, _ needs: ImportNeeds) -> AccessLevel? {
        guard let shown = needs.shownLevels[module], !needs.testableModules.contains(module) else { return nil }
        return shown == .public || widest != nil ? shown : nil
    }

    private func keptAttributes(_ declaration: ImportDeclaration) -> [Attribute] {
        declaration.attributes.filter {
            ["testable", "preconcurrency", "_implementationOnly", "_spi"].contains($0.name)
        }
    }

    /// Those that hold in any module.
    private func portableAttributes(_ declaration: ImportDeclaration) -> [Attribute] {
        declaration.attributes.filter { ["preconcurrency", "_spi"].contains($0.name) }
    }
}

extension ImportDeclaration {
    /// `import Module`, with nothing before or after it that another file may write in another way.
    fileprivate var isBare: Bool { importedKind == nil && attributes.isEmpty && conditions.isEmpty }
}
