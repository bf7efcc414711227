import DIRuntime

final class RootComponent: MainActorBootstrapComponent {
    let pageWidth = 32

    // The one thing that a component off the main actor asks for.
    nonisolated var fillerWords: Set<String> { ["a", "and", "of", "the"] }

    var noteStore: NoteStore {
        shared {
            NoteStore(notes: [
                Note(id: 1, title: "Garden", lines: ["the roses want water", "a chair for the roses"]),
                Note(id: 2, title: "Shopping", lines: ["bread", "tea and honey"]),
            ])
        }
    }

    var statusBar: StatusBar { shared { StatusBar(noteStore: noteStore) } }

    var noteListComponent: NoteListComponent { NoteListComponent(parent: self) }
    var statisticsComponent: StatisticsComponent { StatisticsComponent(parent: self) }
}
