import CourtyardCore
import IMVVM

final class PhotoItemViewModel: ViewModel {
    @Published private(set) var captions: [String] = []

    func show(captions: [String]) {
        self.captions = captions.map { "Photo: \($0)" }
    }
}

final class PhotoItemInteractor: ViewModelInteractor<PhotoItemViewModel> {
    private let album: any PhotoAlbum

    init(album: any PhotoAlbum) {
        self.album = album
    }

    @CancellableBuilder
    override func onLoad(viewModel: PhotoItemViewModel) -> [AnyCancellable] {
        viewModel.show(captions: album.captions)
    }
}
