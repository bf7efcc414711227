public import Core
public import DIRuntime

public protocol GreetingDependency: Dependency {
    var user: User { get }
    func load(_ load: @escaping (User) -> Int)
}

@MainActor
public protocol ViewDependency: Dependency {
    var title: String { get }
}
