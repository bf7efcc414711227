import DIGraphCore

/// The generated file on the disk.
struct OutputFile {
    /// As messages print it.
    let path: String
    /// Where it is, or is to be; a link is followed, so that it stays a link.
    let absolute: String
    let exists: Bool
    /// Nil when there is none, or when it cannot be read.
    private let bytes: [UInt8]?

    init(_ given: GivenPath, workingDirectory: String?) {
        path = given.displayed(in: workingDirectory)
        absolute = FileSystem.resolved(given.absolute) ?? given.absolute
        exists = FileSystem.status(of: absolute) != nil
        bytes = try? FileSystem.contents(of: absolute)
    }

    /// Whether a generator wrote it, this one or Needle's; an empty file is nobody's work.
    var isGenerated: Bool {
        guard let bytes else { return !exists }
        return bytes.isEmpty || bytes.withUnsafeBufferPointer(GeneratedFileMarker.isGenerated)
    }

    func holds(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { new in
            bytes?.withUnsafeBufferPointer { FileSystem.areEqual($0, new) } ?? false
        }
    }

    /// Leaves it out of the sources; it must not be one that somebody wrote.
    func removed(from sources: [FoundSource]) throws(CommandError) -> [FoundSource] {
        guard let index = sources.firstIndex(where: { $0.real.hasSameBytes(as: absolute) }) else { return sources }
        if !isGenerated { throw .input(.outputIsASource(path)) }
        var sources = sources
        sources.remove(at: index)
        return sources
    }

    func write(_ text: String) throws(CommandError) {
        do throws(SystemError) {
            try FileSystem.makeFolder(Path.folder(of: absolute))
            try FileSystem.replace(absolute, with: text)
        } catch {
            throw .input(.unwritable(path, reason: error.reason))
        }
    }
}
