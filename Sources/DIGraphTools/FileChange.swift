import DIGraphCommand

/// What a command makes of a file that somebody wrote.
struct FileChange {
    /// As messages print it.
    let path: String
    let absolute: String
    let old: [UInt8]
    let new: [UInt8]

    var diff: String { UnifiedDiff.text(from: old, to: new, path: path) }

    fileprivate func requireWritable() throws(CommandError) {
        try FileSystem.writing(path) { () throws(SystemError) in
            try FileSystem.requireWritable(absolute)
        }
    }

    fileprivate func write() throws(CommandError) {
        try FileSystem.writing(path) { () throws(SystemError) in
            try FileSystem.edit(absolute, from: old, to: new)
        }
    }
}

extension CommandLineTool {
    /// Makes changes one by one where all files may be written, and names those that were made before one fails.
    func write(_ changes: [FileChange]) throws(CommandError) {
        for change in changes { try change.requireWritable() }
        for (index, change) in changes.enumerated() {
            do throws(CommandError) {
                try change.write()
            } catch {
                console.report(changes[..<index].map { .init(.note, "\($0.path) is changed already") })
                throw error
            }
        }
    }
}
