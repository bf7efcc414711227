import DIGraphCore

/// A file that a command writes, or looks at to see whether it is current.
struct OutputFile {
    /// What the tool writes into it, which tells what it may write over.
    enum Content {
        case code, graph
    }

    private enum State {
        case missing
        case file([UInt8])
        case unreadable(reason: String)
        /// A pipe or a device, which has no old content to lose.
        case stream
        case link
        case unsupported(reason: String)
    }

    /// As messages print it.
    let path: String
    /// Where it is, or is to be; a link is followed, so that it stays a link.
    let absolute: String
    private let content: Content
    private let state: State

    init(_ given: GivenPath, content: Content = .code, workingDirectory: String?) {
        path = given.displayed(in: workingDirectory)
        self.content = content
        state = Self.state(of: given.absolute)
        if case .stream = state {
            // The link of a process to its own pipe cannot be resolved.
            absolute = given.absolute
        } else {
            absolute = FileSystem.resolved(given.absolute) ?? given.absolute
        }
    }

    private static func state(of path: String) -> State {
        guard let status = FileSystem.status(of: path) else {
            return FileSystem.status(of: path, followingLinks: false)?.kind == .link ? .link : .missing
        }
        // What a process was started with is written to, whatever it is.
        if ["/dev/fd/", "/dev/std", "/proc/self/fd/"].contains(where: path.hasBytePrefix) { return .stream }
        switch status.kind {
        case .folder: return .unsupported(reason: "Is a directory")
        case .stream: return .stream
        case .other, .link: return .unsupported(reason: "Not a regular file")
        case .file: break
        }
        do throws(SystemError) {
            return .file(try FileSystem.contents(of: path))
        } catch {
            return .unreadable(reason: error.reason)
        }
    }

    var exists: Bool {
        if case .missing = state { return false }
        return true
    }

    /// Whether it keeps what is written to it, so that it can be current or stale.
    var isKept: Bool {
        if case .stream = state { return false }
        return true
    }

    /// Whether it holds something that is the work of no generator, neither this one nor Needle's.
    var isWrittenByHand: Bool {
        guard case .file(let bytes) = state else { return false }
        return !bytes.isEmpty && !isOwn(bytes)
    }

    private func isOwn(_ bytes: [UInt8]) -> Bool {
        switch content {
        case .code: bytes.withUnsafeBufferPointer(GeneratedFileMarker.isGenerated)
        case .graph: GraphReport.isReport(String(decoding: bytes, as: UTF8.self))
        }
    }

    func holds(_ text: String) -> Bool {
        guard case .file(let bytes) = state else { return false }
        var text = text
        return text.withUTF8 { new in
            bytes.withUnsafeBufferPointer { FileSystem.areEqual($0, new) }
        }
    }

    /// Leaves it out of the sources; it must not be one that somebody wrote.
    func removed(from sources: [FoundSource]) throws(CommandError) -> [FoundSource] {
        guard let index = sources.firstIndex(where: { $0.real.hasSameBytes(as: absolute) }) else { return sources }
        if isWrittenByHand { throw .input(.outputIsASource(path)) }
        var sources = sources
        sources.remove(at: index)
        return sources
    }

    /// Throws where writing would lose what somebody wrote, or cannot succeed.
    func requireReplaceable() throws(CommandError) {
        switch state {
        case .missing, .stream: return
        case .link: throw .input(.brokenOutputLink(path))
        case .unreadable(let reason): throw .input(.unreadableOutput(path, reason: reason))
        case .unsupported(let reason): throw .input(.unwritable(path, reason: reason))
        case .file:
            if isWrittenByHand { throw .input(.outputIsNotGenerated(path, content)) }
        }
    }

    func write(_ text: String) throws(CommandError) {
        try requireReplaceable()
        do throws(SystemError) {
            if case .stream = state { return try FileSystem.stream(text, to: absolute) }
            try FileSystem.makeFolder(Path.folder(of: absolute))
            try FileSystem.replace(absolute, with: text)
        } catch {
            throw .input(.unwritable(path, reason: error.reason))
        }
    }
}
