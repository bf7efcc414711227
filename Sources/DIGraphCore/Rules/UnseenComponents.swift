/// Classes that look like components, and files that do not show them to be any.
extension Diagnostic {
    /// Where a class is left out of the graph: it is created there, creates something there, or is a root declared there.
    package enum UnseenPlace: Sendable {
        case created, creates, declared
    }

    /// A class that is left out of the graph, because nothing tells that its base is the runtime's. The location is that
    /// of a creation, or of a root's base class; `importPlace` that of the base's name, `modules` are those that may
    /// re-export the runtime, and `others` are left out for the same reason.
    package static func unseenComponent(
        _ name: String, base: String, at location: SourceLocation, place: UnseenPlace, runtime: String,
        importPlace: SourceLocation, modules: [String], others: [(name: String, location: SourceLocation)]
    ) -> Diagnostic {
        let what =
            switch place {
            case .created: "'\(name)' is created here, but"
            case .creates: "'\(name)' creates a component here, but is"
            case .declared: "'\(name)' is"
            }
        var notes = [
            Diagnostic.Note("'\(base)' stands here, and may be any library's", at: importPlace)
        ]
        notes += others.prefix(5).map {
            Diagnostic.Note("'\($0.name)' is left out for the same reason", at: $0.location)
        }
        if others.count > 5 { notes.append(Diagnostic.Note("and so are \(others.count - 5) more")) }
        let silence =
            place == .created
            ? "; if it is another library's, silence this with '// needle:ignore unlinked-creation'" : ""
        notes.append(
            Diagnostic.Note("add 'import \(runtime)' to that file, or \(namingRuntime(modules, runtime))\(silence)"))
        return Diagnostic(
            place == .declared ? .unknownBaseClass : .unlinkedCreation, at: location,
            "\(what) left out of the graph: no 'import \(runtime)', nor one of a module in \"runtimeModules\", shows that "
                + "its base class '\(base)' is the runtime's", notes: notes)
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
}
