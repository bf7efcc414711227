import DIRuntime

public struct Money: Sendable {
    public init() {}
}

public struct Rate: Sendable {
    public init() {}
}

/// Swift has a protocol of that name too, which is what a file without the import asks for.
public protocol Clock: Sendable {}

public struct Watch: Clock {
    public init() {}
}

public protocol BankDependency: Dependency {
    var money: Money { get }
}

public final class BankComponent: Component<BankDependency> {}
