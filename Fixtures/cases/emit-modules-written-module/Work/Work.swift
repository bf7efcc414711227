/// Foundation has one of this name, which no source tells.
public struct Operation {
    public let name: String

    public init(name: String) { self.name = name }
}
