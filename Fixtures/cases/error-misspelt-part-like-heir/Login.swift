// What inherits from the misspelt name is not what was meant by it.
import DIRuntime

protocol LoggingDependency: Dependency {
    func log(_ text: String)
}

protocol ClockDependency: Dependency {
    var now: Int { get }
}

typealias CommonDependency = ClockDependency & LogingDependency  // reported here

enum Login {
    protocol Dependency: CommonDependency {
        var attempts: Int { get }
    }

    final class Component: DIRuntime.Component<Login.Dependency> {}
}

final class RootComponent: BootstrapComponent {
    var now: Int { 1 }
    var attempts: Int { 3 }
    func log(_ text: String) {}
    var login: Login.Component { Login.Component(parent: self) }
}
