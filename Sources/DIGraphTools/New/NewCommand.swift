import DIGraphCommand
import DIGraphCore
import DIGraphTemplates

extension Option {
    /// Those of `new`, besides the ones that it shares with `init`.
    static let creation = [
        Option(
            ["--name"], .one("NAME"), help: "of the app: its module, package and scheme", for: [.new],
            .setsRun { run, values in run.projectName = values.last }),
        Option(
            ["--tuist"], .none, help: "write the manifests of Tuist as well", for: [.new],
            .setsRun { run, _ in run.writesTuist = true }),
        Option(
            ["--xcode"], .none, help: "write a project.yml for XcodeGen as well", for: [.new],
            .setsRun { run, _ in run.writesXcodeGen = true }),
        Option(
            ["--package-path"], .one("PATH"), help: "a checkout of needle-gen, in place of its release", for: [.new],
            .setsRun { run, values in run.packagePath = values.last }),
    ]
}

extension CommandLineTool {
    /// Writes a project that is a sample app under another name.
    func create(_ call: CommandCall) throws(CommandError) -> Int32 {
        let template = try Self.template(call.parsed.positionals)
        guard let given = call.settings.projectName else { throw .wrongUse(.noProjectName(template.kind)) }
        let name = try ProjectName(given, for: template)
        let output = call.parsed.values(ofKey: "output").last ?? name.text
        if output == "-" { throw .wrongUse(.badProjectFolder(output)) }
        let folder = ProjectTarget(GivenPath(output, in: workingDirectory), displayedIn: workingDirectory)
        let package = try PackageSource(call.settings.packagePath, in: workingDirectory, from: folder.absolute)
        let project = NewProject(template, name, package, call.settings)
        try folder.requireRoom(for: project.files, call.settings)
        if call.settings.isDryRun {
            return try print(project.files.map { Path.join(folder.name, $0.path) + "\n" }.joined())
        }
        try write(project.files, into: folder)
        let code = runGenerator(of: project, in: folder)
        if code != 0 { return code }
        console.say("wrote \(folder.name): \(counted(project.files.count, "file")), with \(package.description)")
        if let address = package.openAddress {
            console.say("first write where needle-gen is in place of \(address), or use --package-path")
        }
        console.say("next: \(project.nextSteps(in: folder.name))")
        return 0
    }

    /// Tells how to go on where a file cannot be written.
    private func write(_ files: [Template.File], into folder: ProjectTarget) throws(CommandError) {
        for (index, file) in files.enumerated() {
            do throws(CommandError) {
                try folder.write(file)
            } catch {
                let written = "\(index) of \(counted(files.count, "file")) into \(folder.name)"
                if index > 0 { console.say("wrote \(written); --force writes them again, and the others") }
                throw error
            }
        }
    }

    private static func template(_ words: [String]) throws(CommandError) -> Template {
        let kinds = Template.all.map(\.kind)
        guard let word = words.first else { throw .wrongUse(.noTemplate(kinds)) }
        if let other = words.dropFirst().first { throw .wrongUse(.severalTemplates(word, other)) }
        guard let template = Template.all.first(where: { $0.kind == word }) else {
            throw .wrongUse(.unknownTemplate(word, kinds, similar: SimilarNames.meant(by: word, among: kinds)))
        }
        return template
    }

    /// The mocks in the order of the new names; and the code that Xcode's targets compile, so that it is there when
    /// the project is made. The exit code of the first run that fails.
    private func runGenerator(of project: NewProject, in folder: ProjectTarget) -> Int32 {
        let tool = NeedleGen.tool(workingDirectory: folder.absolute, console: console)
        let commands = project.graphs.flatMap { graph in
            (graph.hasMocks ? [["mocks", graph.settings]] : [])
                + (project.hasXcodeTargets ? [["generate", graph.settings]] : [])
        }
        return commands.lazy.map { tool.run($0 + ["--quiet"]) }.first { $0 != 0 } ?? 0
    }
}

/// The folder that a project is written into.
struct ProjectTarget {
    let absolute: String
    /// As messages call it.
    let name: String

    init(_ path: GivenPath, displayedIn workingDirectory: String) {
        absolute = FileSystem.destination(of: path.absolute)
        name = path.displayed(in: workingDirectory)
    }

    /// Throws where something of somebody's would be lost, or mixed with the project unasked.
    func requireRoom(for files: [Template.File], _ settings: RunSettings) throws(CommandError) {
        guard let status = FileSystem.status(of: absolute) else {
            if FileSystem.status(of: absolute, followingLinks: false) == nil { return }
            throw .input(.brokenOutputLink(name))
        }
        if status.kind != .folder { throw .input(.notAFolder(name)) }
        // A repository that was just made holds nothing yet.
        let names = FileSystem.names(in: absolute).filter { $0 != ".git" && $0 != ".DS_Store" }
        if !names.isEmpty && !settings.isForced { throw .input(.folderNotEmpty(name)) }
        let others = files.map(\.path).filter { path in !mayWrite(path, files) }
        if !others.isEmpty { throw .input(.projectFilesExist(others.map { Path.join(name, $0) })) }
    }

    /// Whether nothing stands there, or the same, or what the tool generated.
    private func mayWrite(_ path: String, _ files: [Template.File]) -> Bool {
        let place = Path.join(absolute, path)
        guard FileSystem.status(of: place, followingLinks: false) != nil else { return true }
        guard let bytes = FileSystem.bytes(of: place) else { return false }
        return bytes.withUnsafeBufferPointer(GeneratedFileMarker.isGenerated)
            || files.contains { $0.path == path && Array($0.text.utf8) == bytes }
    }

    fileprivate func write(_ file: Template.File) throws(CommandError) {
        let path = Path.join(absolute, file.path)
        try FileSystem.writing(Path.join(name, file.path)) { () throws(SystemError) in
            try FileSystem.makeFolder(Path.folder(of: path))
            try FileSystem.replace(path, with: file.text)
        }
    }
}
