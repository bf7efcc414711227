public protocol Secrets {
    var secret: String { get }
}

// needle:mock
public protocol Keychain: Secrets, Sendable {
    func read(_ key: String) -> Int
}

// needle:mock
public protocol Vault<Item>: Secrets {
    associatedtype Item
    func store(_ item: Item)
    nonisolated func seal()
}
