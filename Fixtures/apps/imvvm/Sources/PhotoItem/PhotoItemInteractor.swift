import Architecture
import CourtyardCore

final class PhotoItemViewModel: ObservableObject {
    @Published var captions: [String] = []
}

final class PhotoItemInteractor: ViewModelInteractor<PhotoItemViewModel> {
    private let album: any PhotoAlbum

    init(album: any PhotoAlbum) {
        self.album = album
    }

    @CancellableBuilder
    override func onLoad(viewModel: PhotoItemViewModel) -> [AnyCancellable] {
        viewModel.captions = album.captions
    }
}
