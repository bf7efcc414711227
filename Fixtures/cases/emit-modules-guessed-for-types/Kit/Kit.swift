// Nobody names modules. The types of one name are told apart by the folders that are named like imported modules.
public struct Item: Sendable {
    public let name: String

    public init(name: String) { self.name = name }
}

public typealias Code = String
