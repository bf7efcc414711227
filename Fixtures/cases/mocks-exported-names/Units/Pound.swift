public struct Pound: Sendable {
    public let count: Int

    public init(_ count: Int) {
        self.count = count
    }
}
