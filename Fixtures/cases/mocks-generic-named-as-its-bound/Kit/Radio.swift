// A generic parameter hides the protocol of its name, which its bound names with the module.
public protocol Listener {
    var name: String { get }
}

public struct Fan: Listener {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}

// needle:mock
public protocol Radio {
    func add<Listener: Kit.Listener>(_ listener: Listener) -> String
}
