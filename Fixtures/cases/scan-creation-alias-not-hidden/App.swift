// What hides a name of 'self' does so in its own code only, and uses of the name are no bindings.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var limit: Int { 3 }

    func afterwards(_ others: [RootComponent], _ other: RootComponent?) -> [ChildComponent] {
        let owner = self
        let names = others.map { owner in owner.limit }
        if let owner = other { return [ChildComponent(parent: self, owner)] }
        for owner in others where owner.limit > names.count { print(owner) }
        switch other {
        case .some(let owner): print(owner)
        case .none: return [ChildComponent(parent: owner, self)]
        }
        func label(owner: Int) -> Int { owner }
        return [ChildComponent(parent: owner, owner), make(owner: owner)]
    }

    func make(owner other: RootComponent) -> ChildComponent {
        let owner = self
        let shared = { [weak other, owner] (name: String) -> ChildComponent in
            _ = (other, name)
            return ChildComponent(parent: owner, owner)
        }
        return shared("child")
    }

    func again(_ owner: RootComponent) -> ChildComponent {
        let (owner, _) = (owner, 1)
        _ = owner
        do {
            let owner = self
            return ChildComponent(parent: owner, owner)
        }
    }
}

protocol ChildDependency: Dependency {
    var limit: Int { get }
}

final class ChildComponent: Component<ChildDependency> {
    init(parent: some Scope, _ other: RootComponent) { super.init(parent: parent) }
}
