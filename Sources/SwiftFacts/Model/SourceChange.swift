/// What shall become of a declaration or a name: where that is in the bytes of a file, `SourceEditor` finds out.
public enum SourceChange: Hashable, Sendable {
    /// The access level of the declaration whose name stands at the place.
    case access(AccessLevel)
    /// The actor of that declaration, with its `@`, in place of `nonisolated` if that is written.
    case actor(String)
    /// The type that a property has by its value alone.
    case type(String)
    /// `any` before a protocol, wherever the declaration whose name stands at the place has it as a type.
    case existential(String)
    /// Another name in place of one.
    case name(String, instead: String)
    /// Another text in the string literal of the declaration whose name stands at the place.
    case literal(String, instead: String)
    /// The same everywhere in a file: where it is declared, and where it is requested.
    case everyName(String, instead: String, declaredAt: Set<UInt32>)
    /// One more type that the type whose name stands at the place inherits from.
    case inheritance(String)
    /// The parent label before the `self` that the call at the place gets.
    case parentLabel
    /// The first member of the type whose name stands at the place.
    case member(String)
    /// Nothing in place of the declaration whose name stands at the place, with its documentation.
    case deletion
    /// Nothing in place of an id in the comment at the place; of the whole comment where it has no other.
    case suppression(String, isAlone: Bool)
    /// An import of a module, and what stands before it, wherever the place is.
    case importing(String, AccessLevel?)

    /// The import as it is written, also of a module that is named like a keyword.
    public static func declaration(ofImporting module: String, as level: AccessLevel?) -> String {
        (level.map { "\($0) " } ?? "") + (Word.isKeyword(module) ? "import `\(module)`" : "import \(module)")
    }
}
