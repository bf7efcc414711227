import DIGraphCore

// The findings as a terminal shows them: in colour, with the lines of the sources.

extension FindingReport {
    /// The findings with the source lines that they are about; `lines` gives those of a file, none where it cannot be read.
    /// Their ids lead to their pages in the `site`; the terminal has `columns`, as far as that is known.
    package func terminalText(
        site: String?, columns: Int?, lines: @escaping (String) -> [Substring]
    ) -> String {
        var page = TerminalPage(site: site, columns: columns, lines: lines)
        for finding in findings { page.add(finding) }
        return page.text
    }
}

/// Puts findings on lines of at most 100 columns, and of no more than the terminal has.
private struct TerminalPage {
    private enum Style: String {
        case bold = "1"
        case red = "1;31"
        case magenta = "1;35"
        case cyan = "1;36"
        case dim = "2"

        func callAsFunction(_ text: some StringProtocol) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
    }

    /// In a narrower terminal lines are better broken by it than by the word.
    private static let leastWidth = 40

    private let width: Int
    private let site: String?
    private let lines: (String) -> [Substring]
    private var known: [String: [Substring]] = [:]
    private var explained: Set<String> = []
    private(set) var text = ""

    init(site: String?, columns: Int?, lines: @escaping (String) -> [Substring]) {
        width = max(Self.leastWidth, min(columns ?? 100, 100))
        self.site = site
        self.lines = lines
    }

    mutating func add(_ finding: FindingReport.Finding) {
        let style: Style = finding.severity == .error ? .red : finding.severity == .warning ? .magenta : .cyan
        add(
            finding.place, finding.severity.rawValue, style, "\(finding.message) [\(finding.rule.id)]",
            id: finding.rule.id)
        addSource(of: finding.place, style)
        for note in finding.shownNotes {
            let place = note.place ?? finding.place
            add(place, "note", .cyan, note.message)
            if place != finding.place { addSource(of: place, .cyan) }
        }
        if explained.insert(finding.rule.id).inserted {
            text += Style.dim("      help: needle-gen explain \(finding.rule.id)") + "\n"
        }
        text += "\n"
    }

    private mutating func add(
        _ place: FindingReport.Place?, _ kind: String, _ style: Style, _ message: String, id: String? = nil
    ) {
        let position = place?.text ?? "needle-gen"
        var column = position.count + kind.count + 4
        text += Style.bold("\(position):") + " " + style("\(kind):")
        for word in message.split(separator: " ") {
            if column + word.count + 1 > width {
                text += "\n    "
                column = 4
            }
            // The last word is the id, whose link takes no columns.
            let isID = id.map { word == "[\($0)]" } ?? false
            let shown = isID ? "[\(TerminalLink.text(id ?? "", toPageOf: id ?? "", in: site))]" : String(word)
            text += column == 4 ? shown : " " + shown
            column += word.count + 1
        }
        text += "\n"
    }

    /// The line with a mark below the name that stands at the place.
    private mutating func addSource(of place: FindingReport.Place?, _ style: Style) {
        guard let place, let line = line(of: place), place.column - 1 < line.utf8.count else { return }
        let start = line.utf8.index(line.startIndex, offsetBy: place.column - 1)
        let name = line[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        // What is as wide as the source above it: tabs stay tabs.
        let indent = String(line[..<start].map { $0 == "\t" ? "\t" : " " })
        let number = String(place.line)
        let margin = String(repeating: " ", count: max(0, 5 - number.count))
        let marks = "^" + String(repeating: "~", count: max(0, name.count - 1))
        text += Style.dim("\(margin)\(number) | ") + line.prefix(width - 8) + "\n"
        if indent.count + marks.count <= width - 8 {
            text += Style.dim("      | ") + indent + style(marks) + "\n"
        }
    }

    private mutating func line(of place: FindingReport.Place) -> Substring? {
        let all = known[place.file] ?? lines(place.file)
        known[place.file] = all
        return place.line <= all.count ? all[place.line - 1] : nil
    }
}
