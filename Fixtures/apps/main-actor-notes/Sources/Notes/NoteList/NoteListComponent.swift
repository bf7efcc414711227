import DIRuntime

protocol NoteListDependency: Dependency {
    var noteStore: NoteStore { get }
    var statusBar: StatusBar { get }
}

final class NoteListComponent: MainActorComponent<NoteListDependency> {
    var viewModel: NoteListViewModel { shared { NoteListViewModel(noteStore: dependency.noteStore) } }
    var view: NoteListView { NoteListView(viewModel: viewModel, statusBar: dependency.statusBar) }

    /// The scope of the note that is selected; there is none while no note is.
    var editorComponent: EditorComponent? {
        viewModel.selected.map { EditorComponent(parent: self, noteID: $0) }
    }
}
