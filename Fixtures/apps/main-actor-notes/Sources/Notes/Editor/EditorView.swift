struct EditorView: TextView {
    let viewModel: EditorViewModel
    let statusBar: StatusBar

    func lines(width: Int) -> [String] {
        let body = viewModel.lines.map { Text("* \($0)") }
        return Stack(views: [Text(viewModel.heading)] + body + [statusBar]).lines(width: width)
    }
}
