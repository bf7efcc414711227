import SwiftFacts

extension Rule {
    package static let noComponents = Rule(
        id: "no-components",
        severity: .warning,
        canBeIgnored: false,
        find: noComponents,
        explanation: Explanation(
            title: "sources without any component",
            meaning: """
                The sources were read, and no class among them is a component. A component is a class that
                inherits from `Component`, `BootstrapComponent` or another base class of the runtime, in a file
                that imports `DIRuntime`. An empty but valid file is written, so that a build goes on.
                """,
            reason: """
                A new target has no component yet, so this is no error. More often the folder is the wrong one,
                or the runtime comes through a module that the generator does not know as its own. Then the app
                would trap when it creates a component that requests something.
                """,
            fix: """
                - Check the sources that the message names against those that hold your components, and what
                  `--exclude-paths` and `--exclude-suffixes` leave out of them.
                - Write `import DIRuntime` in the files that declare components.
                - Leave the plugin `NeedlePlugin` out of a target that has no components and sees none.
                - If a module re-exports the runtime and is not among the sources, name it:
                  `--runtime-module NAME`, or `"runtimeModules"` in needle.json.
                """,
            silencing: "The finding has no line, so there is nowhere to write a comment.",
            example: """
                + import DIRuntime
                +
                  final class RootComponent: BootstrapComponent {
                      var greeting: String { "Hello" }
                  }
                """))

    /// Where a source could not be read, that is the finding.
    private static func noComponents(in inspection: Inspection) -> [Diagnostic] {
        guard let wiring = inspection.wiring, wiring.graph.components.isEmpty, inspection.scanned.isReadable else {
            return []
        }
        // What is created names the line that is missing.
        if !wiring.unseenComponents(of: .unlinkedCreation).isEmpty { return [] }
        let settings = wiring.program.settings
        if settings.given.excludedFileCount > 0 {
            return [.everythingExcluded(fileCount: settings.given.excludedFileCount)]
        }
        return [
            .noComponents(
                folders: settings.given.sourceNames(), isOfBuild: settings.given.isWiredByBuild,
                lookalikes: lookalikes(in: wiring.program))
        ]
    }

    /// The classes that look like components, where none was recognised.
    private static func lookalikes(in program: Program) -> [Diagnostic.Lookalike] {
        let candidates = RuntimeCandidates(program)
        return program.classifier.sortedUnknownBases().compactMap { declaration, base in
            guard program.protocols.likeness(of: base) == .certain else { return nil }
            return .init(
                name: program.symbols.key(of: declaration).name, location: program.symbols.location(of: declaration),
                modules: candidates.modules(for: base))
        }
    }
}

extension Diagnostic {
    /// A class with a base that is not known to be the runtime's.
    struct Lookalike: Sendable {
        let name: String
        let location: SourceLocation
        let modules: [String]
    }

    /// A run for which the settings leave nothing to read.
    static func everythingExcluded(fileCount: Int) -> Diagnostic {
        let files = fileCount == 1 ? "the only file that was" : "all \(fileCount) files that were"
        return Diagnostic(
            .noComponents, at: nil, "no component was found, since the exclusions leave out \(files) found",
            edit: "change '--exclude-paths' or '--exclude-suffixes', or their keys in needle.json", notes: [])
    }

    /// A run that found no component; `folders` are the sources as the user gave them, if the build did not, and
    /// `lookalikes` the classes that would be components if their files imported the runtime.
    static func noComponents(folders: [String], isOfBuild: Bool = false, lookalikes: [Lookalike] = []) -> Diagnostic {
        let shown = folders.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        let rest = folders.count > 3 ? " and \(folders.count - 3) more" : ""
        var notes = lookalikes.prefix(3).map { Note("'\($0.name)' looks like one", at: $0.location) }
        if lookalikes.count > 3 { notes.append(Note("and so do \(lookalikes.count - 3) more")) }
        let runtime = RuntimeNames.modules[0]
        let kind =
            "a component is a class that inherits from 'Component' or 'BootstrapComponent' "
            + "in a file that imports '\(runtime)'; "
            + (isOfBuild
                ? "if there shall be none, leave the plugin NeedlePlugin out of the target"
                : "name other sources if there should be one")
        if !lookalikes.isEmpty { notes.append(Note(kind)) }
        return Diagnostic(
            .noComponents, at: nil,
            folders.isEmpty ? "there are no sources, so no components" : "no component was found in \(shown)\(rest)",
            edit: lookalikes.first.map { "add the import, or \(namingRuntime($0.modules, runtime))" } ?? kind,
            notes: notes)
    }
}
