/// The last values that the backend sent.
public struct Flags: Sendable {
    private let values: [String: Bool]

    public init(_ values: [String: Bool]) {
        self.values = values
    }

    public func isOn(_ flag: String) -> Bool? { values[flag] }
}

public struct User: Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}
