// A name of 'self' means something else where a parameter, a pattern or another 'let' hides it.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var shell: ShellComponent { ShellComponent(parent: self) }
}

enum Place {
    case above(RootComponent, Int)
    case none
}

final class ShellComponent: Component<EmptyDependency> {
    func inClosure(_ others: [RootComponent]) -> [ChildComponent] {
        let owner = self
        _ = owner
        let typed = others.map { (owner: RootComponent) -> ChildComponent in ChildComponent(parent: owner) }
        return typed + others.map { owner in ChildComponent(parent: owner) }
    }

    func inCapture(_ other: RootComponent) -> ChildComponent {
        let owner = self
        _ = owner
        let make = { [owner = other] in ChildComponent(parent: owner) }
        return make()
    }

    func inFunction(_ other: RootComponent) -> ChildComponent {
        let owner = self
        _ = owner
        func make(for owner: RootComponent) -> ChildComponent { ChildComponent(parent: owner) }
        return make(for: other)
    }

    func inConditions(_ other: RootComponent?, _ place: Place) -> ChildComponent? {
        let owner = self
        _ = owner
        if let owner = other { return ChildComponent(parent: owner) }
        if other == nil, case .some(let owner) = other { return ChildComponent(parent: owner) }
        while let owner = other {
            return ChildComponent(parent: owner)
        }
        switch place {
        case .above(let owner, 1): return ChildComponent(parent: owner)
        case let .above(owner, _): return ChildComponent(parent: owner)
        case .none: return nil
        }
    }

    func inLoop(_ others: [RootComponent]) {
        let owner = self
        _ = owner
        for owner in others { _ = ChildComponent(parent: owner) }
        for (_, owner) in others.enumerated() { _ = ChildComponent(parent: owner) }
    }

    func inBlock(_ other: RootComponent?) -> ChildComponent? {
        let owner = self
        _ = owner
        do {
            guard let owner = other else { return nil }
            return ChildComponent(parent: owner)
        }
    }
}

final class ChildComponent: Component<EmptyDependency> {}
