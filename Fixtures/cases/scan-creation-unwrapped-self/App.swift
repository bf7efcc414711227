// `self` under another name, by the patterns that take it out of an optional, and by a name that is unwrapped again.
import DIRuntime

final class RootComponent: BootstrapComponent {
    func first() -> FirstComponent? {
        if case let root? = self as RootComponent? { return FirstComponent(parent: root) }
        return nil
    }

    func second() -> SecondComponent? {
        guard case .some(let root) = self as RootComponent? else { return nil }
        return SecondComponent(parent: root)
    }

    func third() -> ThirdComponent? {
        guard case let .some(root) = self as RootComponent? else { return nil }
        return ThirdComponent(parent: root)
    }

    func fourth() -> FourthComponent? {
        if case let root as RootComponent = self as BootstrapComponent { return FourthComponent(parent: root) }
        return nil
    }

    func fifth() -> FifthComponent? {
        let root = self as RootComponent?
        if let root, root.isOpen { return FifthComponent(parent: root) }
        return nil
    }

    var isOpen: Bool { true }
}

final class FirstComponent: Component<EmptyDependency> {}

final class SecondComponent: Component<EmptyDependency> {}

final class ThirdComponent: Component<EmptyDependency> {}

final class FourthComponent: Component<EmptyDependency> {}

final class FifthComponent: Component<EmptyDependency> {}
