import SwiftFacts

/// A source as the caller knows it: its bytes are asked for when they are needed.
package struct SourceDescription: Sendable {
    /// As diagnostics print it.
    package let path: String
    /// The name of one of the settings' modules; nil when there are none.
    package let module: String?

    /// What a summary says of the file; nil where its bytes are asked for.
    let recorded: RecordedFile?

    package init(path: String, module: String? = nil) {
        self.path = path
        self.module = module
        recorded = nil
    }

    /// A file of a module that was summarized.
    package init(path: String, recordedIn summary: ModuleSummary, at index: Int) {
        self.path = path
        module = summary.description.name
        recorded = RecordedFile(module: summary, index: index)
    }
}

/// A file by its summary.
struct RecordedFile: Sendable {
    let module: ModuleSummary
    let index: Int

    var flags: ModuleSummary.File.Flags { module.files[index].flags }
    var heads: DeclarationHeads { module.heads(ofFileAt: index) }

    func summary(as file: FileID, withCode: Bool) -> FileSummary? {
        module.summary(ofFileAt: index, as: file, withCode: withCode)
    }
}

/// What came of asking for a file's bytes.
package enum SourceContents: Sendable {
    case bytes([UInt8])
    /// The system's reason, as in "Permission denied".
    case unreadable(String)
}
