/// Who is logged in.
public struct User: Hashable, Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}
