/// Builds the text of one source file, line by line.
struct SourceWriter {
    private(set) var text = ""
    private(set) var lineCount = 0
    private var depth = 0

    mutating func line(_ line: String = "") {
        if !line.isEmpty {
            text += String(repeating: "    ", count: depth)
            text += line
        }
        text += "\n"
        lineCount += 1
    }

    mutating func lines(_ lines: [String]) {
        for line in lines { self.line(line) }
    }

    /// A line that ends with a brace, the body one step further in, and the closing brace.
    mutating func block(_ head: String, closing: String = "}", _ body: (inout SourceWriter) -> Void) {
        line(head.isEmpty ? "{" : head + " {")
        indented(body)
        line(closing)
    }

    mutating func indented(_ body: (inout SourceWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }
}

extension String {
    /// The name of a property for the name of a type.
    var asPropertyName: String { prefix(1).lowercased() + dropFirst() }

    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
