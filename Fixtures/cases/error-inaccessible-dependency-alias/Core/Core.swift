import DIRuntime

public protocol UserDependency: Dependency {
    var user: String { get }
}

public protocol ClockDependency: Dependency {
    var now: Int { get }
}

protocol ThemeDependency: Dependency {
    var theme: String { get }
}

typealias ScreenDependency = UserDependency & ClockDependency
