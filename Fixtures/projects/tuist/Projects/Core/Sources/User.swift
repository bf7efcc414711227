public struct User: Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}

/// Not the one of the cart.
public struct Item: Sendable {
    public init() {}
}

struct Ledger {}
