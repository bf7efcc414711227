final class EditorViewModel {
    private let noteID: Note.ID
    private let noteStore: NoteStore
    private var appended = 0

    init(noteID: Note.ID, noteStore: NoteStore) {
        self.noteID = noteID
        self.noteStore = noteStore
    }

    var heading: String { "\(noteStore[noteID]?.title ?? "No note") (\(appended) new)" }
    var lines: [String] { noteStore[noteID]?.lines ?? [] }

    func append(_ line: String) {
        noteStore.append(line, to: noteID)
        appended += 1
    }
}
