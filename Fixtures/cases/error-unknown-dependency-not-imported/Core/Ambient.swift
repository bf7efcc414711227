// Dependency protocols and a typealias of them, for all features.
public import DIRuntime

public protocol LogDependency: Dependency { var log: String { get } }
public protocol ClockDependency: Dependency { var clock: Int { get } }
public typealias AmbientDependency = LogDependency & ClockDependency
