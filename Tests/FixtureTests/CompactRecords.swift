/// The lines that begin and end every generated file alike. They are compared whole in two cases; in all others one line
/// stands for those that are just as expected, so that a person who reads a change sees what is particular to it.
enum GeneratedFrame {
    private static let head = """
        // needle-gen:generated
        // Do not edit: change the sources and run needle-gen, or build again where its plugin runs.
        // swift-format-ignore-file
        // swiftlint:disable all

        """
    private static let mocksHead = """
        // needle-gen:generated
        // Do not edit: change the protocols and run `needle-gen mocks`.
        // swift-format-ignore-file
        // swiftlint:disable all

        """
    private static let tail = """

        @available(*, deprecated, message: "The graph needs no registration: delete this call.")
        nonisolated func registerProviderFactories() {}

        """

    /// The text with `// (head)` and `// (tail)` in place of these lines, where they are exactly as expected.
    static func without(_ text: String) -> String {
        var text = text
        for head in [head, mocksHead] where text.hasPrefix(head) {
            text = "// (head)\n" + text.dropFirst(head.count)
        }
        if text.hasSuffix(tail) { text = text.dropLast(tail.count) + "// (tail)\n" }
        return text
    }
}

/// The graph as JSON with a line for each component; what is compared is each byte but the indentation.
enum CompactGraph {
    static func lines(_ json: String) -> String {
        var result = ""
        var isInside = false
        for line in json.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "    {" { isInside = true }
            guard isInside else {
                result += "\(line)\n"
                continue
            }
            result += line == "    {" ? line : line.drop { $0 == " " }
            if line == "    }" || line == "    }," {
                isInside = false
                result += "\n"
            } else if line.last == "," {
                result += " "
            }
        }
        return String(result.dropLast())
    }
}
