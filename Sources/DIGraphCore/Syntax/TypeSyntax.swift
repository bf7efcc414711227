/// A type as it is written, reduced to its structure: comments and spacing are gone, sugar is kept.
package indirect enum TypeSyntax: Hashable, Sendable {
    /// `Module.Outer<A>.Inner`, part by part.
    case named([NamePart])
    case optional(TypeSyntax)
    case implicitlyUnwrapped(TypeSyntax)
    case array(TypeSyntax)
    case dictionary(key: TypeSyntax, value: TypeSyntax)
    case tuple([TupleElement])
    case function(parameters: [TupleElement], effects: Effects, result: TypeSyntax)
    case composition([TypeSyntax])
    case existential(TypeSyntax)
    case opaque(TypeSyntax)
    /// `T.Type` or `T.Protocol`.
    case metatype(TypeSyntax, kind: String)
    /// `@Sendable () -> Void`, `inout T`, `borrowing T`, `~Copyable`, `repeat each T`.
    case attributed([String], TypeSyntax)

    package struct NamePart: Hashable, Sendable {
        package let name: String
        package let arguments: [TypeSyntax]

        package init(name: String, arguments: [TypeSyntax] = []) {
            self.name = name
            self.arguments = arguments
        }
    }

    package struct TupleElement: Hashable, Sendable {
        /// As written, with both names if there are two: `_ value`.
        package let label: String?
        package let type: TypeSyntax
        package let isVariadic: Bool

        package init(label: String?, type: TypeSyntax, isVariadic: Bool = false) {
            self.label = label
            self.type = type
            self.isVariadic = isVariadic
        }
    }

    package static func name(_ name: String) -> TypeSyntax {
        .named(name.split(separator: ".").map { NamePart(name: String($0)) })
    }

    /// `A.B` when the type is a name without generic arguments, or with arguments that are left out.
    package var dottedName: String? {
        guard case .named(let parts) = self else { return nil }
        return parts.map(\.name).joined(separator: ".")
    }
}

extension TypeSyntax: CustomStringConvertible {
    package var description: String {
        switch self {
        case .named(let parts):
            parts.map { part in
                part.arguments.isEmpty
                    ? part.name : "\(part.name)<\(part.arguments.map(\.description).joined(separator: ", "))>"
            }.joined(separator: ".")
        case .optional(let type): "\(type.parenthesized)?"
        case .implicitlyUnwrapped(let type): "\(type.parenthesized)!"
        case .array(let type): "[\(type)]"
        case .dictionary(let key, let value): "[\(key): \(value)]"
        case .tuple(let elements): Self.list(elements)
        case .function(let parameters, let effects, let result):
            ([Self.list(parameters)] + effects.keywords + ["-> \(result)"]).joined(separator: " ")
        case .composition(let types): types.map(\.description).joined(separator: " & ")
        case .existential(let type): "any \(type)"
        case .opaque(let type): "some \(type)"
        case .metatype(let type, let kind): "\(type.parenthesized).\(kind)"
        case .attributed(let attributes, let type):
            attributes == ["~"] ? "~\(type)" : attributes.joined(separator: " ") + " \(type)"
        }
    }

    /// The text, in parentheses where a suffix would otherwise bind to its last part only.
    private var parenthesized: String {
        switch self {
        case .function, .composition, .existential, .opaque, .attributed: "(\(self))"
        default: description
        }
    }

    private static func list(_ elements: [TupleElement]) -> String {
        let texts = elements.map { element in
            (element.label.map { "\($0): " } ?? "") + element.type.description + (element.isVariadic ? "..." : "")
        }
        return "(\(texts.joined(separator: ", ")))"
    }
}
