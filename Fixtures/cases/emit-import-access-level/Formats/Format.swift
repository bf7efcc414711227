// A library without components.
public struct Format: Sendable {
    public let symbol: String

    public nonisolated init(symbol: String) {
        self.symbol = symbol
    }
}
