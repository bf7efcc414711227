// Autoclosures are called on the way to the owner, by what their function types may do, also behind typealiases.
import DIRuntime

typealias Message = () -> String
typealias Check = Attempt
typealias Attempt = () throws -> Int
typealias Sure<Value> = () throws(Never) -> Value

final class RootComponent: BootstrapComponent {
    func log(_ message: @autoclosure Message) { print("log:", message()) }
    func check(_ value: @autoclosure Check) throws -> Int { try value() }
    func relay(_ value: @autoclosure () throws -> Int) rethrows -> Int { try value() }
    func sure(_ value: @autoclosure () throws(Never) -> Int) -> Int { value() }
    func surely(_ value: @autoclosure Sure<Int>) -> Int { value() }
    func later(_ value: @autoclosure @escaping () async throws -> Int) async throws -> Int { try await value() }

    var screenComponent: ScreenComponent { ScreenComponent(parent: self) }
}

protocol ScreenDependency: Dependency {
    func log(_ message: @autoclosure Message)
    func check(_ value: @autoclosure Attempt) throws -> Int
    func relay(_ value: @autoclosure () throws -> Int) rethrows -> Int
    func sure(_ value: @autoclosure () throws(Never) -> Int) -> Int
    func surely(_ value: @autoclosure Sure<Int>) -> Int
    func later(_ value: @autoclosure @escaping () async throws -> Int) async throws -> Int
}

final class ScreenComponent: Component<ScreenDependency> {
    func show() async throws {
        dependency.log("shown")
        print(try dependency.check(1), dependency.relay(2), dependency.sure(3), dependency.surely(4))
        print(try await dependency.later(5))
    }
}
