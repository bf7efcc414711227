import CourtyardCore
import IMVVM

final class TextItemViewModel: ViewModel {
    @Published private(set) var lines: [String] = []

    func show(_ posts: [Post]) {
        lines = posts.map { "\($0.author): \($0.text)" }
    }
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
            if !Task.isCancelled { viewModel.show(posts) }
        }
        .cancelOnDisappear(of: self)
    }
}
