// A library without components.
public struct User: Sendable {
    public let name: String

    public nonisolated init(name: String) {
        self.name = name
    }
}

public struct Theme: Sendable {
    public nonisolated init() {}
}
