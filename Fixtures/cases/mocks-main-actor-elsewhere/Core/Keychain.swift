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

public struct Key: Hashable {
    public let name: String
    public init(name: String) { self.name = name }
}

public protocol Cache {
    associatedtype Key: Hashable
    func warm(_ key: Key)
}

// needle:mock
public protocol KeyCache: Cache where Key == Core.Key {
    func clear()
}
