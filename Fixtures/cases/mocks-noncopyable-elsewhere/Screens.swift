// What cannot be copied, declared in a file that holds nothing else of the graph; an optional one is nil without a handler.
import DIRuntime

protocol TokenDependency: Dependency {
    var token: Token { get }
    func read(_ token: borrowing Token, times: Int) -> Int
    func find(_ number: Int) -> Token?
}

final class RootComponent: BootstrapComponent {
    let token = Token(number: 1)
    var screen: ScreenComponent { ScreenComponent(parent: self) }

    func read(_ token: borrowing Token, times: Int) -> Int { token.number * times }
    func find(_ number: Int) -> Token? { nil }
}

final class ScreenComponent: Component<TokenDependency> {}
