import DIGraphCore
import SwiftFacts

/// A JSON value whose members keep their order, so that equal graphs give equal bytes.
///
///     let point = JSONText.members(["x": .number(1), "tags": .array([])])
///     point.compact()  // {"x":1,"tags":[]}
///
/// It is `indirect` because the compiler otherwise reports a circular reference in some incremental builds.
package indirect enum JSONText {
    case null
    case bool(Bool)
    case number(Int)
    case string(String)
    case array([JSONText])
    case object([(key: String, value: JSONText)])

    static func members(_ members: KeyValuePairs<String, JSONText>) -> JSONText {
        .object(members.map { (key: $0.key, value: $0.value) })
    }

    static func optional(_ text: String?) -> JSONText {
        text.map(JSONText.string) ?? .null
    }

    package static func strings(_ texts: [String]) -> JSONText {
        .array(texts.map(JSONText.string))
    }

    /// The value on one line, without any space.
    package func compact() -> String {
        var text = ""
        write(to: &text, indentation: nil)
        return text
    }

    /// The value over several lines, indented by two spaces for each level.
    package func pretty() -> String {
        var text = ""
        write(to: &text, indentation: "")
        return text
    }

    private func write(to text: inout String, indentation: String?) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): text += String(value)
        case .string(let value): Self.writeQuoted(value, to: &text)
        case .array(let elements):
            Self.writeList("[", elements, "]", to: &text, indentation: indentation) { element, text, inner in
                element.write(to: &text, indentation: inner)
            }
        case .object(let members):
            Self.writeList("{", members, "}", to: &text, indentation: indentation) { member, text, inner in
                Self.writeQuoted(member.key, to: &text)
                text += inner == nil ? ":" : ": "
                member.value.write(to: &text, indentation: inner)
            }
        }
    }

    private static func writeList<Element>(
        _ open: String,
        _ elements: [Element],
        _ close: String,
        to text: inout String,
        indentation: String?,
        _ writeElement: (Element, inout String, String?) -> Void
    ) {
        text += open
        let inner = indentation.map { $0 + "  " }
        for (index, element) in elements.enumerated() {
            if index > 0 { text += "," }
            if let inner { text += "\n" + inner }
            writeElement(element, &text, inner)
        }
        if let indentation, !elements.isEmpty { text += "\n" + indentation }
        text += close
    }

    private static func writeQuoted(_ value: String, to text: inout String) {
        if value.utf8.allSatisfy({ $0 >= Byte.space && $0 != Byte.quote && $0 != Byte.backslash }) {
            text += "\""
            text += value
            text += "\""
        } else {
            writeEscaped(value, to: &text)
        }
    }

    private static func writeEscaped(_ value: String, to text: inout String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
