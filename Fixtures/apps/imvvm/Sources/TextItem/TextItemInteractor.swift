import Architecture
import CourtyardCore

final class TextItemViewModel: ObservableObject {
    @Published var posts: [Post] = []
}

final class TextItemInteractor: ViewModelInteractor<TextItemViewModel> {
    private let board: any NoticeBoard
    private let reloads: Reloads

    init(board: any NoticeBoard, reloads: Reloads) {
        self.board = board
        self.reloads = reloads
    }

    @CancellableBuilder
    override func onViewAppear(viewModel: TextItemViewModel) -> [AnyCancellable] {
        load(into: viewModel)
        reloads.events.sink { [weak self] in self?.load(into: viewModel) }
    }

    private func load(into viewModel: TextItemViewModel) {
        Task { [board] in
            let posts = await board.posts()
            if !Task.isCancelled { viewModel.posts = posts }
        }
        .cancelOnDisappear(of: self)
    }
}
