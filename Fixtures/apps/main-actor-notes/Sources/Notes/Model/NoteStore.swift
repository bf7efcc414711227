final class NoteStore {
    private(set) var notes: [Note]

    init(notes: [Note]) {
        self.notes = notes
    }

    subscript(id: Note.ID) -> Note? {
        notes.first { $0.id == id }
    }

    func append(_ line: String, to id: Note.ID) {
        guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
        notes[index].lines.append(line)
    }
}
