import SwiftFacts

extension Rule {
    package static let oldRuntime = Rule(
        id: "old-runtime",
        severity: .warning,
        find: filesOfOldRuntime,
        explanation: Explanation(
            title: "a file that still imports NeedleFoundation",
            meaning: """
                A file with components or dependency protocols imports NeedleFoundation, or any file passes it on by
                `@_exported import`, and DIRuntime is imported there as well, or in other files of the graph.
                """,
            reason: """
                The classes of the two have equal names and nothing else in common. Where Needle is linked no
                more, the compiler misses the module; where it still is, the generated file does not compile.
                """,
            fix: "- Import DIRuntime instead, or delete the import if the file has that already.",
            silencing: "Do that where a library of your own has that name and re-exports DIRuntime.",
            example: """
                  import DIRuntime
                - import NeedleFoundation  // reported here

                  final class RootComponent: BootstrapComponent {
                  }
                """))

    /// An app that is not moved at all has no file with the new import.
    private static func filesOfOldRuntime(in wiring: Wiring) -> [Diagnostic] {
        let symbols = wiring.program.symbols
        let (new, old) = (RuntimeNames.modules[0], RuntimeNames.modules[1])
        let runtimes = Set([new] + wiring.program.settings.given.runtimeModules)
        // A module of the sources may have that name, and re-export the new one.
        if wiring.program.settings.isNamed(old) { return [] }
        func plain(_ module: String, in summary: FileSummary) -> ImportDeclaration? {
            summary.imports.first { $0.module.firstNamePart == module && $0.conditions.isEmpty }
        }
        let left = symbols.summaries.indices.filter { plain(old, in: symbols.summaries[$0]) != nil }
        guard !left.isEmpty, symbols.summaries.contains(where: { plain(new, in: $0) != nil }) else { return [] }
        let declaring = Set(wiring.graph.components.map { $0.declaration.summary })
        return left.compactMap { index in
            let summary = symbols.summaries[index]
            let isDependency = summary.types.contains { type in
                type.kind == .protocol && type.inherits.contains { $0.syntax.dottedName == "Dependency" }
            }
            guard let line = plain(old, in: summary) else { return nil }
            if !declaring.contains(index), !isDependency, !line.isExported { return nil }
            let location = SourceLocation(file: summary.file, offset: line.offset)
            let hasBoth = !runtimes.isDisjoint(with: symbols.visibleModules[index])
            return hasBoth
                ? .oldRuntime(old, beside: new, at: location)
                : .oldRuntime(old, insteadOf: new, at: location, isExported: line.isExported)
        }
    }
}

extension Diagnostic {
    /// An import that was forgotten when the app was moved.
    fileprivate static func oldRuntime(
        _ old: String, insteadOf new: String, at location: SourceLocation, isExported: Bool
    ) -> Diagnostic {
        let difference =
            isExported
            ? "passes '\(old)' on, and other files of the graph build"
            : "builds on '\(old)', and other files of the graph"
        return Diagnostic(
            .oldRuntime, at: location, "this file \(difference) on '\(new)'",
            edit: "write '\(isExported ? "@_exported " : "")import \(new)'",
            fix: Fix(importing: new, insteadOf: old, at: location))
    }

    /// The same in a file that has the other import already.
    fileprivate static func oldRuntime(_ old: String, beside new: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .oldRuntime, at: location, "this file sees '\(new)' as well as '\(old)', whose classes have the same names",
            edit: "delete 'import \(old)'")
    }
}
