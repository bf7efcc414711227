// Values that cannot be copied: the mock keeps them, lends them, and changes them where they are.
import DIRuntime

struct Token: ~Copyable {
    var number: Int
}

struct Box<Value: ~Copyable>: ~Copyable {
    var value: Value
}

protocol TokenDependency: Dependency {
    var token: Token { get }
    var settable: Token { get set }
    var box: Box<Token> { get }
    var maybe: Token? { get }
    func read(_ token: borrowing Token) -> Int
    func take(_ token: consuming Token)
    func change(_ token: inout Token)
    func make() async throws -> Token
    func visit(_ body: (borrowing Token) -> Void)
    subscript(number: Int) -> Token { get set }
}

@MainActor protocol ScreenDependency: Dependency {
    static var shared: Token { get }
}

final class RootComponent: BootstrapComponent {}
