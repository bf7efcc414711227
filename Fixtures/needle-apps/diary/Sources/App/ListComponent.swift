import NeedleFoundation

protocol ListDependency: Dependency {
    var store: Store { get }
    var owner: String { get }
}

final class ListComponent: Component<ListDependency> {
    var lines: [String] {
        return self.store.entries.map { "\($0.day): \($0.text) (\(dependency.owner))" }
    }

    var clock: Clock {
        return Clock(today: 8)
    }

    func editorComponent(draft: String) -> EditorComponent {
        return EditorComponent(parent: self, draft: draft)
    }
}
