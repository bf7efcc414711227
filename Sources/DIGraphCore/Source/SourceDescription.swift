/// A source as the caller knows it: its bytes are asked for when they are needed.
package struct SourceDescription: Sendable {
    /// As diagnostics print it.
    package let path: String
    /// The name of one of the settings' modules; nil when there are none.
    package let module: String?

    package init(path: String, module: String? = nil) {
        self.path = path
        self.module = module
    }
}

/// What came of asking for a file's bytes.
package enum SourceContents: Sendable {
    case bytes([UInt8])
    /// The system's reason, as in "Permission denied".
    case unreadable(String)
}

/// Calls the body once for each index below the count, on as many threads as the caller likes.
package typealias ParallelLoop = (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void
