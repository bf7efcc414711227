public import CourtyardCore
public import DIRuntime
public import IMVVM

@MainActor
public protocol PhotoItemDependency: Dependency {
    var album: any PhotoAlbum { get }
}

public final class PhotoItemComponent: MainActorSlotComponent<PhotoItemDependency, FeedItems> {
    public override class var flag: String { "feed.photo" }
    public override class var order: PluginOrder { .first }
    public override var plugin: TypeErasedView { make().typeErased() }

    func make() -> some View {
        PhotoItemView(
            interactor: PhotoItemInteractor(album: self.dependency.album), viewModel: PhotoItemViewModel())
    }
}

struct PhotoItemView<Interactor: ViewWithModelLifecycleObserver<PhotoItemViewModel>>: View {
    @StateObject private var interactor: Interactor
    @StateObject private var viewModel: PhotoItemViewModel

    fileprivate init(
        interactor: @autoclosure @escaping () -> Interactor, viewModel: @autoclosure @escaping () -> PhotoItemViewModel
    ) {
        _interactor = StateObject(wrappedValue: interactor())
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        ForEach(viewModel.captions, id: \.self) { caption in
            Text(caption)
        }
        .bind(observer: interactor, viewModel: viewModel)
    }
}

#if DEBUG
struct PhotoItemPreviews: PreviewProvider {
    private final class PreviewInteractor: ViewModelInteractor<PhotoItemViewModel> {
        @CancellableBuilder
        override func onLoad(viewModel: PhotoItemViewModel) -> [AnyCancellable] {
            viewModel.show(captions: ["A tree", "A caption that goes on for a good deal longer than most of them do"])
        }
    }

    static var previews: some View {
        PhotoItemView(interactor: PreviewInteractor(), viewModel: PhotoItemViewModel())
    }
}
#endif
