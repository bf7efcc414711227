public struct Customer: Sendable {
    public let name: String
    public let email: String

    public init(name: String, email: String) {
        self.name = name
        self.email = email
    }
}

public protocol CustomerDirectory {
    func customer(withEmail email: String) -> Customer?
}

public protocol AddressBook: AnyObject {
    var addresses: [String] { get }

    func add(_ address: String)
}
