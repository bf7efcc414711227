import DIRuntime

public struct Money: Sendable {
    public init() {}
}

public struct Rate: Sendable {
    public init() {}
}

public protocol BankDependency: Dependency {
    var money: Money { get }
}

public final class BankComponent: Component<BankDependency> {}
