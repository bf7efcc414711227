/// What the tool can be told to do.
package enum Command: String, CaseIterable, Sendable {
    case generate, check, fix, graph, why, flags, mocks, summarize
    case initialize = "init"
    case new
    case compat, explain, dump, completion, man

    package var help: String {
        switch self {
        case .generate: "check the graph and write the code that wires it (the default)"
        case .check: "check only; fails when the generated file or the mocks are stale"
        case .fix: "print the edits that mend what is found, or make them"
        case .graph: "print the graph: as a tree, as JSON, or for dot, Mermaid or a browser"
        case .why: "who serves a request, and on which way: why COMPONENT[.NAME]"
        case .flags: "list the flags of plug-ins, or compare them with a backend's"
        case .mocks: "write mocks of the dependency protocols to --out, for tests"
        case .summarize: "write what one module contributes to graphs, in place of its sources"
        case .initialize: "write a first needle.json, and move sources from Needle"
        case .new: "write an app to begin with: new imvvm | vidrep | contracts | empty"
        case .compat: "compare with what Needle wrote: compat FILE SOURCES…"
        case .explain: "say what the diagnostics ID… mean; without one, list them all"
        case .dump: "print what the scanner sees in FILES…, as JSON lines"
        case .completion: "print what completes these words in bash, zsh or fish"
        case .man: "print the manual page"
        }
    }

    /// What stands behind its name in a call.
    package var arguments: String {
        switch self {
        case .generate, .mocks: "[SOURCES… | needle.json | @LIST] --out FILE [OPTIONS]"
        case .check, .fix, .graph, .flags: "[SOURCES… | needle.json | @LIST] [OPTIONS]"
        case .why: "COMPONENT[.NAME] [SOURCES… | needle.json | @LIST] [OPTIONS]"
        case .summarize: "--module NAME SOURCES… --out NAME.digraph [OPTIONS]"
        case .initialize: "[FOLDER] [OPTIONS]"
        case .new: "imvvm | vidrep | contracts | empty --name NAME [OPTIONS]"
        case .compat: "NeedleGenerated.swift [SOURCES… | needle.json | @LIST] [OPTIONS]"
        case .explain: "[ID…] [--out FILE]"
        case .dump: "FILES… [--out FILE]"
        case .completion: "bash | zsh | fish"
        case .man: ""
        }
    }

    /// As Needle's scripts may call it.
    init?(spelledByNeedle word: String) {
        guard word == "print-dependency-tree" else { return nil }
        self = .graph
    }

    /// Whether `--format` is that of its findings; others print something else.
    var printsFindings: Bool { self == .generate || self == .check || self == .mocks }

    /// Whether what it prints may go to a file.
    var printsData: Bool { [.graph, .flags, .explain, .dump].contains(self) }

    /// Whether a run has to be told where to write.
    var needsOutput: Bool { self == .generate || self == .mocks || self == .summarize }

    /// Whether modules may be given by their summaries.
    var takesSummaries: Bool { self == .generate || self == .check || self == .graph || self == .why }

    /// Whether options that name no commands are for it.
    var takesOptions: Bool { ![.initialize, .new, .explain, .completion, .man].contains(self) }
}
