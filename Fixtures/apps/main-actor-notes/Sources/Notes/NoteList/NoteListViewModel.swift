final class NoteListViewModel {
    private let noteStore: NoteStore
    private(set) var selected: Note.ID?

    init(noteStore: NoteStore) {
        self.noteStore = noteStore
    }

    var rows: [String] {
        noteStore.notes.map { note in
            "\(note.id == selected ? ">" : " ") \(note.title): \(note.lines.joined(separator: ", "))"
        }
    }

    func select(_ id: Note.ID) {
        selected = noteStore[id]?.id
    }
}
