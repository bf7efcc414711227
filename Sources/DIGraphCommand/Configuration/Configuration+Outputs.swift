extension Configuration {
    /// Which of the programs of the sources a run is about, where nobody has named one.
    package enum Programs {
        /// All as one module, with a warning.
        case together
        /// Each by itself; a run that meets several ends with their names.
        case each
        case one(String)
    }

    /// The one of several programs that it is about.
    package var program: String? {
        if case .one(let name) = programs { return name }
        return nil
    }

    /// About one of the programs: with what it can see, as if somebody had named it.
    package func of(program name: String) -> Configuration {
        var result = self
        result.programs = .one(name)
        result.code.module = name
        return result
    }

    /// Two outputs in one file would replace each other by turns, and where no file can be none is looked for.
    func requireUsableOutputs() throws(CommandError) {
        if depfile != nil, code.output == .standardOutput { throw .wrongUse(.ruleForStandardOutput) }
        var met: [String: String] = [:]
        for (_, path) in outputFiles where FileSystem.isTooLong(path.absolute) {
            throw .input(.unwritable(path.text, reason: SystemError.tooLong.reason), place: place(of: path.offset))
        }
        for (name, path) in outputFiles where FileSystem.status(of: path.absolute)?.kind != .stream {
            if let other = met.updateValue(name, forKey: FileSystem.destination(of: path.absolute)) {
                throw .input(.sharedOutput(path.text, other, name), place: place(of: path.offset))
            }
        }
    }

    /// Generated code that needle.json gives a file of another kind, or one that another module compiles; devices hold no code.
    /// - Parameter old: The file, if it is to be written.
    func outputWarnings(of file: GeneratedFile, replacing old: OutputFile?) -> [InputWarning] {
        guard case .file(let path) = file.output, FileSystem.status(of: path.absolute)?.kind != .stream else {
            return []
        }
        let place = place(of: path.offset)
        var warnings: [InputWarning] = []
        // A folder, or what somebody wrote, is refused when it is to be written.
        let isRefused = FileSystem.status(of: path.absolute)?.kind == .folder || old?.isWrittenByHand == true
        if path.offset != nil, !isRefused, !path.absolute.hasSuffix(".swift") {
            warnings.append(.outputNotCompiled(path.text, place: place))
        }
        if let module = file.module, let other = otherOwner(of: path.absolute, than: module) {
            warnings.append(.outputOfOtherModule(path.text, in: other, for: module, place: place))
        }
        return warnings
    }

    /// The module in whose folder a path is, but for one whose own folder is as near.
    private func otherOwner(of path: String, than module: String) -> String? {
        guard let owner = owner(of: path), let name = owner.name, name != module else { return nil }
        let own = modules.first { $0.name == module }
        let folders = (own?.sources ?? []).map { $0.folder } + (own?.summarizedFolders ?? [])
        return folders.contains { Path.isBelow(path, $0) && $0.utf8.count >= owner.depth } ? nil : name
    }

    /// What a run may write, by what messages call it.
    private var outputFiles: [(name: String, path: GivenPath)] {
        let outputs =
            [("the generated code", code.output), ("the mocks", mocks.output), ("what is printed", printedOutput)]
            + reports.map { ("the findings as \($0.format)", $0.output) }
        let files = [("--depfile", depfile), ("--unused-inputs", unusedInputs), ("--write-baseline", newBaseline)]
        return outputs.compactMap { name, output in
            if case .file(let path) = output { (name, path) } else { nil }
        } + files.compactMap { name, path in path.map { (name, $0) } }
    }
}
