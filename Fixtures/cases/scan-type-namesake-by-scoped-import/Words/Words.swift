public struct Symbol: Sendable {
    public let text: String
    public init(text: String) { self.text = text }
}

public struct Style: Sendable {
    public let name: String
    public init(name: String) { self.name = name }
}

public struct Cache: Sendable {
    public let size: Int
    public init(size: Int) { self.size = size }
}
