// A type whose name is a keyword keeps its backticks.
import DIRuntime

enum Kind {
    struct `default` {}
    struct `Type` {}
}

struct `protocol` {}

struct `any` {}

struct `some` {}

final class RootComponent: BootstrapComponent {
    var plain: `protocol` { `protocol`() }
    var kind: Kind.`default` { Kind.`default`() }
    var type: Kind.`Type` { .init() }
    var whole: `any` { `any`() }
    var part: `some`? { `some`() }
    func all(of plain: `protocol`, in kind: Kind.`default`) -> [`protocol`] { [] }
    var child: ChildComponent { ChildComponent(parent: self) }
}

protocol ChildDependency: Dependency {
    var plain: `protocol` { get }
    var kind: Kind.`default` { get }
    var type: Kind.`Type` { get }
    var whole: `any` { get }
    var part: `some`? { get }
    func all(of plain: `protocol`, in kind: Kind.`default`) -> [`protocol`]
}

final class ChildComponent: Component<ChildDependency> {}
