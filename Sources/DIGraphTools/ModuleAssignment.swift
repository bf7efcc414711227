import DIGraphCommand
import DIGraphCore
import DIGraphProjects

/// Which of the modules that were found each source is of, as seen from the file that is generated.
///
/// A target that shares sources with others, as the two apps of a project may, is told from these by the output: what is
/// compiled together with it is of its module, whatever else it is compiled in.
struct ModuleAssignment {
    private let modules: [FoundModules.Module]
    private let question: ModuleSearch.Question
    /// Per source: the indices of the modules that compile it.
    private let holders: [Set<Int>]
    private let found: FoundModules
    private let uncompiled: UncompiledSources
    /// Those that compile the output, and what of their package they depend on; nil where that is not known.
    private var output: Set<Int> = []
    private var needed: Set<Int>?

    init(_ found: FoundModules, _ question: ModuleSearch.Question) {
        self.found = found
        self.question = question
        modules = found.modules
        let real = found.modules(holding: question.sources.map(\.real))
        // A link in a folder of a module is one of its sources, or a folder of them.
        let linked = Self.pathsByLinks(question)
        let atLinks = found.modules(holding: linked.map(\.path))
        holders = zip(linked, atLinks).reduce(into: real) { $0[$1.0.source].formUnion($1.1) }
        uncompiled = UncompiledSources(found, question, holders: holders)
        if holders.allSatisfy(\.isEmpty) { return }
        output = holders(of: question.output)
        needed = output.isEmpty ? nil : found.modules(neededBy: output)
    }

    /// The other paths that lead to sources: those that they were found at, and those through any link that was met.
    private static func pathsByLinks(_ question: ModuleSearch.Question) -> [(source: Int, path: String)] {
        let links = Dictionary(grouping: question.links, by: \.target)
        var result: [(source: Int, path: String)] = []
        for (index, source) in question.sources.enumerated() {
            if source.absolute != source.real { result.append((index, source.absolute)) }
            var target = links.isEmpty ? "/" : source.real
            while target != "/" {
                for link in links[target, default: []] {
                    result.append((index, link.path + source.real.dropFirst(target.count)))
                }
                target = Path.folder(of: target)
            }
        }
        return result
    }

    var answer: ModuleSearch.Answer {
        guard let first = output.min() else { return answerWithoutOutput }
        let name = modules[first].name
        var known: [Set<Int>: ModuleSearch.Answer.Source] = [:]
        let sources = holders.indices.map { index -> ModuleSearch.Answer.Source in
            if uncompiled.contains(index) { return .leftOut }
            let holders = holders[index]
            let source = known[holders] ?? source(compiledIn: holders, outputName: name)
            known[holders] = source
            return source
        }
        let names = Set(
            known.values.compactMap { source in
                if case .module(let name) = source { return name }
                return nil
            } + [name])
        let shared = modulesUsedElsewhere
        let described = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { known in
            description(
                of: known, among: known == name ? output : nil, beside: modules[first].origin,
                isOutput: known == name, shared: shared)
        }
        let other = question.otherOutput.path == nil ? output : holders(of: question.otherOutput)
        let absent = Set(
            modules.indices.filter { modules[$0].kind == .library && !isSeen($0) }.map { modules[$0].name })
        return .init(
            modules: described, sources: sources, outputModule: name, absent: absent.subtracting(names),
            holdsForOther: other == output)
    }

    private var isOutputOfTests: Bool { output.allSatisfy { modules[$0].kind == .tests } }

    /// Whether the output's module may import another one: not those of its package that it is known to do without.
    private func isSeen(_ index: Int) -> Bool {
        guard let needed, !needed.contains(index) else { return true }
        return !output.contains { modules[$0].origin == modules[index].origin }
    }

    /// What an app, or another app, may create of what the output's module depends on, as the plugin has it.
    private var modulesUsedElsewhere: Set<Int> {
        guard let needed else { return [] }
        if output.allSatisfy({ modules[$0].kind == .library }) { return needed }
        let others = modules.indices.filter { modules[$0].kind != .tests && !isSeen($0) }
        return found.modules(neededBy: Set(others)) ?? needed
    }

    /// Where the module of the output cannot be told nothing can be said about what it sees.
    private var answerWithoutOutput: ModuleSearch.Answer {
        let sources = holders.indices.map { uncompiled.contains($0) ? ModuleSearch.Answer.Source.leftOut : .open }
        return .init(
            modules: [], sources: sources, outputModule: nil, holdsForOther: true, similar: moduleLikeOutput,
            programs: programsWithoutOutput)
    }

    private var programsWithoutOutput: [String] {
        if question.output.module != nil { return [] }
        let programs = Set(holders.joined()).filter { modules[$0].kind == .program }
        return Set(programs.map { modules[$0].name }).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// What is described by no file that is read may have any other name.
    private var moduleLikeOutput: String? {
        guard let name = question.output.module, !modules.contains(where: { $0.name == name }) else { return nil }
        return SimilarNames.similar(to: name, in: Set(modules.map(\.name)).sorted()).first
    }

    private func description(
        of name: String, among output: Set<Int>?, beside outputOrigin: String, isOutput: Bool, shared: Set<Int>
    ) -> ModuleSearch.Answer.Module? {
        let candidates = modules.indices.filter { modules[$0].name == name && output?.contains($0) ?? true }
        // Other projects of the tree may have a module of the same name.
        let near = candidates.first { modules[$0].origin == outputOrigin } ?? candidates.first
        return near.map { index in
            .init(
                name: name, package: modules[index].package,
                compiler: .init(
                    hasMainActorIsolation: modules[index].compiler.hasMainActorIsolation,
                    isNonsending: modules[index].compiler.isNonsending,
                    isInMode5: modules[index].compiler.isInMode5,
                    infersFromWrappers: modules[index].compiler.infersFromWrappers,
                    defines: modules[index].compiler.defines.map { names in
                        .init(names: names, open: modules[index].compiler.openDefines)
                    }),
                isSurelyNonisolated: modules[index].compiler.isSurelyNonisolated,
                isWiredElsewhere: !isOutput && (isOutputOfTests || modules[index].wiresItself),
                isCreatedElsewhere: shared.contains(index),
                origin: modules[index].origin)
        }
    }

    private func source(
        compiledIn holders: Set<Int>, outputName: String
    ) -> ModuleSearch.Answer.Source {
        if !holders.isDisjoint(with: output) { return .module(outputName) }
        if holders.isEmpty { return .open }
        let importable = holders.filter { index in
            isSeen(index) && (modules[index].kind == .library || isOutputOfTests && modules[index].kind == .program)
        }
        if importable.isEmpty { return .leftOut }
        let names = Set(importable.map { modules[$0].name })
        guard names.count == 1, let name = names.first, name != outputName else { return .open }
        return .module(name)
    }

    // MARK: The output

    private func holders(of output: ModuleSearch.Output) -> Set<Int> {
        if let name = output.module {
            let named = Set(modules.indices.filter { modules[$0].name == name })
            let near = named.intersection(holders(around: output))
            return near.isEmpty ? named : near
        }
        let near = holders(around: output)
        if !near.isEmpty { return near }
        return onlyModule(.program) ?? onlyModule(.library) ?? []
    }

    /// What goes nowhere near the sources is of the program that they make, or of the library.
    private func onlyModule(_ kind: FoundModules.Module.Kind) -> Set<Int>? {
        let candidates = Set(holders.joined()).filter { modules[$0].kind == kind }
        if candidates.isEmpty { return nil }
        return Set(candidates.map { modules[$0].name }).count == 1 ? candidates : []
    }

    private func holders(around output: ModuleSearch.Output) -> Set<Int> {
        let paths = [output.real, output.path].compactMap { $0 }
        return paths.lazy.map(holders(ofPath:)).first { !$0.isEmpty } ?? []
    }

    /// The modules that compile a file, or where it is new to them, those around it.
    private func holders(ofPath path: String) -> Set<Int> {
        if let known = found.modules(holding: [path]).first, !known.isEmpty { return known }
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/"), slash != folder.startIndex {
            folder = folder[..<slash]
            let below = holders(below: folder + "/")
            let shared = below.beside.isEmpty ? below.all : below.beside
            if !shared.isEmpty { return Self.common(shared) }
        }
        return []
    }

    private func holders(below folder: Substring) -> (beside: [Set<Int>], all: [Set<Int>]) {
        var beside: [Set<Int>] = []
        var all: [Set<Int>] = []
        for (source, modules) in zip(question.sources, holders) where !modules.isEmpty && source.real.hasPrefix(folder)
        {
            all.append(modules)
            if !source.real.dropFirst(folder.count).contains("/") { beside.append(modules) }
        }
        return (beside, all)
    }

    /// The modules that compile all of the files; none where they have none in common.
    private static func common(_ holders: [Set<Int>]) -> Set<Int> {
        holders.dropFirst().reduce(holders.first ?? []) { $0.intersection($1) }
    }
}
