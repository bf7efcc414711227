// What the sources, or the standard library, do not let conform does not meet the bound of an extension of a generic class.
import DIRuntime

struct Token {
    let text: String
}

protocol Marked {}

class ScreenComponent<Needs, Model>: Component<Needs> {}

extension ScreenComponent where Model: Equatable {
    var isEqual: Bool { true }  // reported here
}

extension ScreenComponent where Model: Marked {
    var mark: String { "marked" }  // reported here
}

extension ScreenComponent where Model: StringProtocol {
    var text: String { "text" }  // reported here
}

extension ScreenComponent where Model: Collection, Model.Element == Int {
    var sum: Int { 0 }  // reported here
}

extension ScreenComponent where Model: Actor {
    var queue: String { "queue" }  // reported here
}

final class RootComponent: BootstrapComponent {
    var tokens: TokensComponent { TokensComponent(parent: self) }
    var counts: CountsComponent { CountsComponent(parent: self) }
    var names: NamesComponent { NamesComponent(parent: self) }
}

final class TokensComponent: ScreenComponent<EmptyDependency, Token> {
    var row: TokenComponent { TokenComponent(parent: self) }
}

protocol TokenDependency: Dependency {
    var isEqual: Bool { get }
    var queue: String { get }
}

final class TokenComponent: Component<TokenDependency> {}

final class CountsComponent: ScreenComponent<EmptyDependency, Int> {
    var row: CountComponent { CountComponent(parent: self) }
}

protocol CountDependency: Dependency {
    var isEqual: Bool { get }
    var mark: String { get }
    var text: String { get }
}

final class CountComponent: Component<CountDependency> {}

final class NamesComponent: ScreenComponent<EmptyDependency, [String]> {
    var row: NameComponent { NameComponent(parent: self) }
}

protocol NameDependency: Dependency {
    var isEqual: Bool { get }
    var sum: Int { get }
}

final class NameComponent: Component<NameDependency> {}
