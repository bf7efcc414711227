/// The last line of every page; it always shows the present state of the store.
final class StatusBar: TextView {
    private let noteStore: NoteStore

    init(noteStore: NoteStore) {
        self.noteStore = noteStore
    }

    func lines(width: Int) -> [String] {
        let count = noteStore.notes.reduce(0) { $0 + $1.lines.count }
        return Stack(views: [Rule(), Text("\(noteStore.notes.count) notes, \(count) lines"), Text("")])
            .lines(width: width)
    }
}
