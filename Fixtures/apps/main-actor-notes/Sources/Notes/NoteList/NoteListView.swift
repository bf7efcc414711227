struct NoteListView: TextView {
    let viewModel: NoteListViewModel
    let statusBar: StatusBar

    func lines(width: Int) -> [String] {
        Stack(views: [Text("Notes")] + viewModel.rows.map(Text.init) + [statusBar]).lines(width: width)
    }
}
