// Names of self in a loop over nothing but self, and in parentheses.
import DIRuntime

protocol ChildDependency: Dependency {
    var name: String { get }
}

final class RootComponent: BootstrapComponent {
    var name: String { "root" }

    func first() -> ChildComponent? {
        for scope in [self] { return ChildComponent(parent: scope) }
        return nil
    }

    func typed() -> ChildComponent? {
        for scope: RootComponent in [self, self] { return ChildComponent(parent: scope) }
        return nil
    }

    func matched() -> ChildComponent? {
        for case let scope in [self] { return ChildComponent(parent: scope) }
        return nil
    }

    func later() -> () -> ChildComponent? {
        { [weak self] in
            if let (scope) = self { return ChildComponent(parent: scope) }
            return nil
        }
    }

    func guarded() -> () -> ChildComponent? {
        { [weak self] in
            guard let (scope) = self else { return nil }
            return ChildComponent(parent: scope)
        }
    }
}

final class ChildComponent: Component<ChildDependency> {
    var title: String { dependency.name }
}
