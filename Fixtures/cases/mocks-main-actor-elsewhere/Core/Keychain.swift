public protocol Secrets {
    var secret: String { get }
}

// needle:mock
public protocol Keychain: Secrets, Sendable {
    func read(_ key: String) -> Int
}
