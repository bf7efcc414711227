import DIGraphCore

// What stands in no folder of the modules that are named.

extension Configuration {
    /// Gives the sources that no module claims to the output module, if that was named, so that each has a module.
    mutating func resolveLooseSources() {
        let owners = code.module.map { [$0] } ?? modules.map(\.name)
        if modules.contains(where: { owners.contains($0.name) && !$0.sources.isEmpty }) { looseSources = sources }
        guard let outputModule = code.module, !sources.isEmpty else { return }
        addModule(Module(name: outputModule, sources: sources))
        sources = []
    }

    /// Whether no folder of the modules that were named holds a file.
    func isLoose(_ path: String) -> Bool {
        guard let loose = looseSources.lazy.filter({ Path.isBelow(path, $0.folder) }).map(\.folder.utf8.count).max()
        else { return false }
        return !modules.contains { module in
            module.sources.contains { source in
                source.folder.utf8.count >= loose && Path.isBelow(path, source.folder)
                    && !looseSources.contains { $0.absolute == source.absolute }
            }
        }
    }

    /// What to add to `"modules"`, or to the options, for a module that was found among the other sources.
    func warning(of unnamed: UnnamedModule) -> InputWarning {
        let folder = GivenPath(unnamed.folder, in: workingDirectory).absolute
        let last = namedModules.last { $0.key == "modules" && $0.offset != nil }
        guard let last else {
            let path = GivenPath(folder, in: workingDirectory).displayed(in: displayFolder)
            return .unnamedModule(unnamed, addition: "--module \(unnamed.name)=\(path)", place: nil)
        }
        let addition = "\"\(unnamed.name)\": \"\(Path.way(to: folder, from: self.folder))\""
        return .unnamedModule(unnamed, addition: addition, place: place(of: last.offset))
    }
}
