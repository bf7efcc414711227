// What the sources declare, and what they do not let conform, does not meet the bound of an extension.
import DIRuntime

struct Token { let text: String }
final class Session {}
protocol Marked {}

protocol Holder {
    associatedtype Value
    var value: Value { get }
}

extension Holder where Value: Equatable { var isEqual: Bool { value == value } }
extension Holder where Value: Marked { var mark: String { "marked" } }
extension Holder where Value == Int { var double: Int { value * 2 } }

final class RootComponent: BootstrapComponent, Holder {
    let value = Token(text: "")
    var session: SessionComponent { SessionComponent(parent: self) }
    var leaf: TokenComponent { TokenComponent(parent: self) }
}

protocol TokenDependency: Dependency {
    var isEqual: Bool { get }
    var double: Int { get }
}

final class TokenComponent: Component<TokenDependency> {}

protocol MarkDependency: Dependency {
    var mark: String { get }
}

final class SessionComponent: Component<EmptyDependency>, Holder {
    let value = Session()
    var leaf: MarkComponent { MarkComponent(parent: self) }
}

final class MarkComponent: Component<MarkDependency> {}
