let root = RootComponent()
let noteList = root.noteListComponent

func show(_ view: any TextView) {
    for line in view.lines(width: root.pageWidth) { print(line) }
}

show(noteList.view)

noteList.viewModel.select(2)
if let editor = noteList.editorComponent {
    editor.viewModel.append("and a pot of honey")
    show(editor.view)
}
show(noteList.view)

// The counting is done off the main actor, whose views then show what came of it.
let counter = root.statisticsComponent.wordCounter
show(Text("Most frequent: \(await counter.mostFrequent(in: root.noteStore.notes))"))
