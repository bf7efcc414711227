public import DIRuntime

public struct User {
    public let name: String
    public init(name: String) { self.name = name }
}

public protocol Ledger: AnyObject {
    func total() -> Int
}

public struct Cache<Value> {
    public init() {}
}

public protocol UserDependency: Dependency {
    var user: User { get }
}
