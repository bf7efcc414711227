import DIGraphCore
import SwiftFacts

/// A file that a command writes, or looks at to see whether it is current.
package final class OutputFile {
    /// What the tool writes into it, which tells what it may write over.
    package struct Content: Sendable {
        let isOwn: @Sendable ([UInt8]) -> Bool
        /// The only command that writes it; nil for generated code.
        let command: String?
        /// What it is, where it is generated code.
        let kind: GeneratedFileMarker.Kind?
        /// The user's leave for a file that holds something else.
        private(set) var isForced = false

        package init(
            of command: String?, _ kind: GeneratedFileMarker.Kind? = nil, isOwn: @escaping @Sendable ([UInt8]) -> Bool
        ) {
            self.isOwn = isOwn
            self.command = command
            self.kind = kind
        }

        package func replacing(anything isForced: Bool) -> Content {
            var content = self
            content.isForced = isForced
            return content
        }

        package static let code = generated(.graph)
        package static let mocks = generated(.mocks)

        private static func generated(_ kind: GeneratedFileMarker.Kind) -> Content {
            Content(of: nil, kind) { $0.withUnsafeBufferPointer(GeneratedFileMarker.isGenerated) }
        }

        /// A list of sources; its name is that of a generated file.
        static let list = Content(of: nil) { bytes in
            bytes.split(separator: Byte.lineFeed).allSatisfy { $0.hasSuffix(".swift") }
        }

        /// A rule of make without a command: a name and a colon, and a file on each line below. YAML continues no line.
        static let rule = Content(of: nil) { bytes in
            let lines = bytes.split(separator: Byte.lineFeed)
            let head = lines.first ?? []
            return (head.hasSuffix(":") || head.hasSuffix(": \\"))
                && lines.dropFirst().allSatisfy { $0.hasPrefix("  ") }
                && lines.dropLast().allSatisfy { $0.hasSuffix(" \\") }
        }

        /// A list of parts of summaries that were not read. What every run reads is in lists that people write.
        static let parts = Content(of: nil) { bytes in
            bytes.split(separator: Byte.lineFeed).allSatisfy { line in
                ModuleSummary.Part.allCases.contains { $0 != .graph && line.hasSuffix("." + $0.rawValue) }
            }
        }
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
    package let path: String
    /// Where it is, or is to be; a link is followed, so that it stays a link.
    let absolute: String
    /// Whether its path ends as that of a folder.
    private let isFolder: Bool
    private let content: Content
    private let state: State
    /// Where needle.json names it, if it does.
    private let place: String?

    package init(_ given: GivenPath, content: Content = .code, workingDirectory: String?, place: String? = nil) {
        path = given.displayed(in: workingDirectory)
        self.place = place
        self.content = content
        // The link of a process to its own pipe cannot be resolved.
        let isOfProcess = FileSystem.isOfProcess(given.absolute)
        absolute = isOfProcess ? given.absolute : FileSystem.destination(of: given.absolute)
        isFolder = given.text.hasByteSuffix("/")
        state = Self.state(of: absolute, isFolder: isFolder)
    }

    private static func state(of path: String, isFolder: Bool) -> State {
        guard let status = FileSystem.status(of: path) else {
            if isFolder {
                return .unsupported(reason: "Its path ends with '/', as that of a folder; name a file in it")
            }
            return FileSystem.status(of: path, followingLinks: false)?.kind == .link ? .link : .missing
        }
        if FileSystem.isOfProcess(path) { return .stream }
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

    package var exists: Bool {
        if case .missing = state { return false }
        return true
    }

    /// Whether it keeps what is written to it, so that it can be current or stale.
    package var isKept: Bool {
        if case .stream = state { return false }
        return true
    }

    /// Whether it holds something that is the work of no generator, neither this one nor Needle's.
    var isWrittenByHand: Bool { isWrittenByHand(state) }

    private func isWrittenByHand(_ state: State) -> Bool {
        guard case .file(let bytes) = state else { return false }
        return !bytes.isEmpty && !content.isOwn(bytes) && !content.isOwn(bytes.asWritten)
    }

    /// What a graph or a report is never written over: a source, or what says what to read.
    private var isOfProject: Bool {
        absolute.hasSuffix(".swift") || absolute.hasSuffix("/needle.json")
    }

    package func holds(_ text: String) -> Bool {
        holds(Array(text.utf8))
    }

    /// Whether it holds a text, in lines that may end as version control checks them out.
    package func isCurrent(_ text: String) -> Bool {
        if holds(text) { return true }
        guard case .file(let old) = state, old.contains(Byte.carriageReturn) else { return false }
        return old.filter { $0 != Byte.carriageReturn } == text.utf8.filter { $0 != Byte.carriageReturn }
    }

    package func holds(_ new: [UInt8]) -> Bool {
        guard case .file(let old) = state else { return false }
        return old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { FileSystem.areEqual(old, $0) }
        }
    }

    /// Leaves it out of the sources; it must not be one that somebody wrote.
    func removed(from sources: [FoundSource]) throws(CommandError) -> [FoundSource] {
        guard let index = sources.firstIndex(where: { $0.real.hasSameBytes(as: absolute) }) else { return sources }
        if case .file(let bytes) = state, isWrittenByHand {
            if MergeConflict.begins(at: 0, in: bytes) { throw .input(.outputHoldsConflict(path)) }
            throw failure(.outputIsASource(path))
        }
        var sources = sources
        sources.remove(at: index)
        return sources
    }

    /// Throws where writing would lose what somebody wrote, or cannot succeed.
    package func requireReplaceable() throws(CommandError) { try requireReplaceable(state) }

    private func requireReplaceable(_ state: State) throws(CommandError) {
        switch state {
        case .missing, .stream: return
        case .link: throw failure(.brokenOutputLink(path))
        case .unreadable(let reason): throw failure(.unreadableOutput(path, reason: reason))
        case .unsupported(let reason): throw failure(.unwritable(path, reason: reason))
        case .file(let bytes):
            if !isWrittenByHand(state) { return try requireKind(of: bytes) }
            if content.isForced && !isOfProject { return }
            if let command = content.command, !isOfProject {
                throw failure(.outputIsNotOfCommand(path, command: command))
            }
            if MergeConflict.begins(at: 0, in: bytes) { throw .input(.outputHoldsConflict(path)) }
            throw failure(.outputIsNotGenerated(path))
        }
    }

    /// Mocks and the code of a graph never replace each other.
    private func requireKind(of bytes: [UInt8]) throws(CommandError) {
        guard let kind = content.kind, let found = bytes.withUnsafeBufferPointer(GeneratedFileMarker.kind),
            found != kind
        else { return }
        throw failure(.outputIsOfOtherKind(path, holds: found))
    }

    private func failure(_ fault: InputFault) -> CommandError { .input(fault, place: place) }

    package func write(_ text: String) throws(CommandError) {
        guard case .stream = state else { return try write(Array(text.utf8)) }
        try FileSystem.writing(path, place: place) { () throws(SystemError) in
            try FileSystem.stream(text, to: absolute)
        }
    }

    package func write(_ bytes: [UInt8]) throws(CommandError) {
        // It may be somebody's by now.
        try requireReplaceable(Self.state(of: absolute, isFolder: isFolder))
        try FileSystem.writing(path, place: place) { () throws(SystemError) in
            try FileSystem.makeFolder(Path.folder(of: absolute))
            try FileSystem.replace(absolute, with: bytes)
        }
    }
}

extension Configuration.Output {
    /// The file that it is; nil for stdout.
    package func file(_ content: OutputFile.Content, of configuration: Configuration) -> OutputFile? {
        guard case .file(let path) = self else { return nil }
        return OutputFile(
            path, content: content, workingDirectory: configuration.displayFolder,
            place: configuration.place(of: path.offset))
    }
}

extension [UInt8] {
    /// Without what version control or an editor put into a text: a byte order mark, and ends of lines as Windows has them.
    fileprivate var asWritten: [UInt8] {
        dropFirst(markLength).filter { $0 != Byte.carriageReturn }
    }
}

extension ArraySlice<UInt8> {
    fileprivate func hasPrefix(_ text: String) -> Bool { starts(with: text.utf8) }
    fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
