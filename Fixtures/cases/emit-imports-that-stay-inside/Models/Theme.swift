public struct Theme: Sendable {
    public let name: String

    public nonisolated init(name: String) {
        self.name = name
    }
}
