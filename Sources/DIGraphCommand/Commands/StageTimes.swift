import DIGraphCore

/// How long each stage of a run took, and what it did.
package struct StageTimes {
    package enum Stage: String {
        case find, modules, scan, analyze, emit, report, compare, mocks, write
    }

    private let start = FileSystem.now
    private var last = FileSystem.now
    private var rows: [(stage: String, nanoseconds: UInt64, details: String)] = []

    package init() {}

    /// Ends a stage that began where the one before it ended.
    package mutating func end(_ stage: Stage, _ details: String = "") {
        let now = FileSystem.now
        rows.append((stage.rawValue, now - last, details))
        last = now
    }

    mutating func endScan(_ statistics: ScanStatistics, threads: Int) {
        end(
            .scan,
            """
            \(counted(statistics.filesRead, "file")) read, \(counted(statistics.bytesRead, "byte")); \
            \(statistics.filesRuledOut) ruled out, \(statistics.filesLexed) lexed, \(statistics.filesGenerated) generated; \
            \(counted(threads, "thread"))
            """)
    }

    /// The table that `--timings` prints.
    var text: String {
        (rows + [("total", FileSystem.now - start, "")]).map { row in
            let tenths = (row.nanoseconds + 50_000) / 100_000
            let time = "\(tenths / 10).\(tenths % 10) ms"
            let name = row.stage + String(repeating: " ", count: 24 - row.stage.count - time.count)
            return "  \(name)\(time)  \(row.details)".trimmingTrailingSpaces
        }.joined(separator: "\n")
    }
}

extension String {
    fileprivate var trimmingTrailingSpaces: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
