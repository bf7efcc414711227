import NeedleFoundation

protocol EditorDependency: NeedleFoundation.Dependency {
    var store: Store { get }
    var clock: Clock { get }
}

final class EditorComponent: NeedleFoundation.Component<EditorDependency> {
    private let draft: String

    init(parent: Scope, draft: String) {
        self.draft = draft
        super.init(parent: parent)
    }

    func save(_ text: String) {
        dependency.store.add(Entry(day: dependency.clock.today, text: draft + text))
    }
}
