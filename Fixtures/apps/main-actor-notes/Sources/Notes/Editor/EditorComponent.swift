import DIRuntime

protocol EditorDependency: Dependency {
    var noteStore: NoteStore { get }
    var statusBar: StatusBar { get }
}

final class EditorComponent: MainActorComponent<EditorDependency> {
    private let noteID: Note.ID

    init(parent: any Scope, noteID: Note.ID) {
        self.noteID = noteID
        super.init(parent: parent)
    }

    var viewModel: EditorViewModel {
        shared { EditorViewModel(noteID: noteID, noteStore: dependency.noteStore) }
    }

    var view: EditorView { EditorView(viewModel: viewModel, statusBar: dependency.statusBar) }
}
