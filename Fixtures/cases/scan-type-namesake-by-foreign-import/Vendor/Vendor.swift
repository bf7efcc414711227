// Not among the modules that the tool is told of, like a binary one.
public struct Symbol: Sendable {
    public struct Part: Sendable {
        public init() {}
    }

    public let text: String

    public init(text: String) { self.text = text }
}

public struct Cache: Sendable {
    public let size = 3

    public init() {}
}
