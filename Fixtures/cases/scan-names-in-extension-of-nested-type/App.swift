// In 'extension Outer.Inner' the names of 'Outer' are not in sight; in 'extension Outer' they are.
import DIRuntime

enum Outer {
    struct Kind {
        let name = "outer"
    }

    enum Inner {}
}

struct Kind {
    let name = "top"
}

extension Outer.Inner {
    final class MidComponent: Component<EmptyDependency> {
        var kind: Kind { Kind() }
        var leaf: LeafComponent { LeafComponent(parent: self) }
    }

    final class LeafComponent: Component<TopDependency> {
        var text: String { dependency.kind.name }
    }
}

extension Outer {
    final class MidComponent: Component<EmptyDependency> {
        var kind: Kind { Kind() }
        var leaf: LeafComponent { LeafComponent(parent: self) }
    }

    final class LeafComponent: Component<OuterDependency> {
        var text: String { dependency.kind.name }
    }
}

protocol TopDependency: Dependency {
    var kind: Kind { get }
}

protocol OuterDependency: Dependency {
    var kind: Outer.Kind { get }
}

final class RootComponent: BootstrapComponent {
    var outer: Outer.MidComponent { Outer.MidComponent(parent: self) }
    var inner: Outer.Inner.MidComponent { Outer.Inner.MidComponent(parent: self) }
}
