// `self` that was bound to something else is no longer the component.
import DIRuntime

final class ShelfComponent: Component<EmptyDependency> {
    func drafts() -> [DraftComponent] {
        let make = { [self = self.parent] in DraftComponent(parent: self) }
        let made = { [self = self
            .parent] in DraftComponent(parent: self) }
        let again = { [weak self] () -> DraftComponent? in
            guard let self = self?.parent else { return nil }
            return DraftComponent(parent: self)
        }
        let escaped = { [weak self] () -> DraftComponent? in
            guard let `self` = self?.parent else { return nil }
            return DraftComponent(parent: self)
        }
        return [make(), made()] + [again(), escaped()].compactMap { $0 }
    }
    func draft() -> () -> DraftComponent? {
        { [weak self] in
            guard let self = self else { return nil }
            return DraftComponent(parent: self)
        }
    }
    func escapedDraft() -> () -> DraftComponent? {
        { [weak self] in
            guard let `self` = self else { return nil }
            return DraftComponent(parent: self)
        }
    }
}

extension RootComponent {
    var shelf: ShelfComponent { ShelfComponent(parent: self) }
}
