// `Any` and `Self` are types like others where a period stands before them, and have to stand in backticks there.
import DIRuntime

enum Match {
    struct `Any` {}
    struct `Self`<Value> {}
}

final class RootComponent: BootstrapComponent {
    var all: Match.`Any` { Match.`Any`() }
    func own(_ match: Match.`Any`) -> Match.`Self`<Int>? { nil }
    var child: ChildComponent { ChildComponent(parent: self) }
}

protocol ChildDependency: Dependency {
    var all: Match.`Any` { get }
    func own(_ match: Match.`Any`) -> Match.`Self`<Int>?
}

final class ChildComponent: Component<ChildDependency> {}
