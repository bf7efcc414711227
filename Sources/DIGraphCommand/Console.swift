import DIGraphCore
import SwiftFacts

/// Where the tool prints: data on the one side, everything for people on the other.
package struct Console {
    /// A line about the sources or the run, in the pieces that colour tells apart.
    package struct Line {
        package enum Severity: String {
            case error, warning, note

            fileprivate var color: String {
                switch self {
                case .error: "31"
                case .warning: "35"
                case .note: "36"
                }
            }
        }

        let place: String
        let severity: Severity
        let message: String

        /// Without a place it is about the run.
        package init(place: String? = nil, _ severity: Severity, _ message: String) {
            self.place = place?.printable ?? "needle-gen"
            self.severity = severity
            self.message = message.printable
        }

        /// `a.swift:1:2: error: text`, in colour with the place in bold.
        fileprivate func append(to text: inout String, hasColor: Bool) {
            if hasColor {
                text += "\u{1B}[1m\(place):\u{1B}[0m \u{1B}[1;\(severity.color)m\(severity.rawValue):\u{1B}[0m "
            } else {
                text += place
                text += ": "
                text += severity.rawValue
                text += ": "
            }
            text += message
            text += "\n"
        }
    }

    let writeOutput: (String) throws(SystemError) -> Void
    private let writeError: (String) -> Void
    /// What the lines about the run begin with.
    private var title = "needle-gen: "
    package private(set) var hasColor: Bool
    /// How wide the terminal is that people read on; nil where there is none, or it does not say.
    package let columns: Int?
    /// All that is on stdin.
    let readInput: () throws(SystemError) -> [UInt8]
    /// The variables of the process that a person sees what it prints of; those of a console for tests are given to it.
    package let environment: @Sendable (String) -> String?

    /// Where the documentation is published; nil where the terminal is none that links.
    package let site: String?
    /// Whether stdout is such a terminal as well.
    package let linksOutput: Bool
    /// What tells of a long run; none where nobody watches.
    private(set) var progress: Progress?

    /// A console whose text is given to two closures, as tests want it.
    package init(
        input: String = "", output: @escaping (String) -> Void, error: @escaping (String) -> Void,
        hasColor: Bool = false, columns: Int? = nil, environment: [String: String] = [:]
    ) {
        readInput = { () throws(SystemError) in Array(input.utf8) }
        writeOutput = { text throws(SystemError) in output(text) }
        writeError = error
        self.environment = { environment[$0] }
        site = nil
        linksOutput = false
        self.hasColor = hasColor
        self.columns = columns
    }

    private init(standardErrorHasColor hasColor: Bool, progress: Progress?) {
        writeOutput = { text throws(SystemError) in
            guard let progress else { return try FileSystem.write(text, to: 1) }
            try progress.interrupted { () throws(SystemError) in try FileSystem.write(text, to: 1) }
        }
        writeError = { text in
            guard let progress else { return Self.writeToStandardError(text) }
            progress.interrupted { Self.writeToStandardError(text) }
        }
        environment = FileSystem.environmentVariable
        site = FileSystem.environmentVariable("NEEDLE_GEN_SITE") ?? Version.site
        linksOutput = FileSystem.isTerminal(1) && !Self.declinesColor
        columns = FileSystem.columns(ofTerminal: 2)
        readInput = { () throws(SystemError) in try FileSystem.contentsToEnd(of: 0) }
        self.hasColor = hasColor
        self.progress = progress
    }

    private static func writeToStandardError(_ text: String) {
        // Nobody could be told that this failed.
        try? FileSystem.write(text, to: 2)
    }

    /// The process's own streams, in colour on a terminal whose user has not declined.
    /// - Parameter showsProgress: for what people call, and not builds.
    package static func standard(showsProgress: Bool) -> Console {
        let isTerminal = FileSystem.isTerminal(2)
        let mayErase = isTerminal && FileSystem.environmentVariable("TERM").map { $0 != "dumb" } == true
        return Console(
            standardErrorHasColor: isTerminal && !declinesColor,
            progress: showsProgress && mayErase ? Progress(write: writeToStandardError) : nil)
    }

    private static var declinesColor: Bool {
        FileSystem.environmentVariable("NO_COLOR")?.isEmpty == false || FileSystem.environmentVariable("TERM") == "dumb"
    }

    package enum Color: String, CaseIterable, Sendable {
        case auto, always, never
    }

    /// The same as somebody asks for: by the option, else by FORCE_COLOR, unless NO_COLOR says otherwise.
    func colored(_ color: Color) -> Console {
        var console = self
        switch color {
        case .always: console.hasColor = true
        case .never: console.hasColor = false
        case .auto:
            let forces = environment("FORCE_COLOR").map { !$0.isEmpty && $0 != "0" } ?? false
            if forces, environment("NO_COLOR")?.isEmpty != false { console.hasColor = true }
        }
        return console
    }

    /// The same, which says of what the run is.
    func titled(_ title: String) -> Console {
        var console = self
        console.title += "\(title.printable): "
        return console
    }

    /// Prints one line about the run.
    package func say(_ message: String) {
        writeError("\(title)\(message.printable)\n")
    }

    /// Prints a text for people as it is.
    package func show(_ text: String) {
        writeError(text)
    }

    /// Prints what is wrong, in one piece.
    package func report(_ lines: [Line]) {
        if lines.isEmpty { return }
        var text = ""
        text.reserveCapacity(lines.reduce(0) { $0 + $1.place.utf8.count + $1.message.utf8.count + 32 })
        for line in lines { line.append(to: &text, hasColor: hasColor) }
        writeError(text)
    }
}

extension String {
    /// On one line, and without what a terminal would obey: paths and what users write may hold any character.
    package var printable: String {
        func isControl(_ byte: UInt8) -> Bool { byte < Byte.space || byte == Byte.delete }
        if !withBytes({ $0.contains(where: isControl) }) { return self }
        return unicodeScalars.map {
            $0.isASCII && isControl(UInt8(truncatingIfNeeded: $0.value)) ? $0.escaped(asASCII: true) : String($0)
        }
        .joined()
    }
}
