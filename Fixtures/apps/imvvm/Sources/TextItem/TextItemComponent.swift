public import CourtyardCore
public import DIRuntime
public import IMVVM

@MainActor
public protocol TextItemDependency: Dependency {
    var board: any NoticeBoard { get }
    var reloads: Reloads { get }
}

public final class TextItemComponent: MainActorSlotComponent<TextItemDependency, FeedItems> {
    public override class var flag: String { "feed.text" }
    public override class var order: PluginOrder { .after("feed.photo") }
    public override var plugin: TypeErasedView { make().typeErased() }

    func make() -> some View {
        TextItemView(
            interactor: TextItemInteractor(board: self.dependency.board, reloads: self.dependency.reloads),
            viewModel: TextItemViewModel())
    }
}

struct TextItemView<Interactor: ViewWithModelLifecycleObserver<TextItemViewModel>>: View {
    @StateObject private var interactor: Interactor
    @StateObject private var viewModel: TextItemViewModel

    fileprivate init(
        interactor: @autoclosure @escaping () -> Interactor, viewModel: @autoclosure @escaping () -> TextItemViewModel
    ) {
        _interactor = StateObject(wrappedValue: interactor())
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        ForEach(viewModel.lines, id: \.self) { line in
            Text(line)
        }
        .bind(observer: interactor, viewModel: viewModel)
    }
}

#if DEBUG
struct TextItemPreviews: PreviewProvider {
    private final class PreviewInteractor: ViewModelInteractor<TextItemViewModel> {
        @CancellableBuilder
        override func onLoad(viewModel: TextItemViewModel) -> [AnyCancellable] {
            viewModel.show([Post(author: "Ada", text: "A question?"), Post(author: "Grace", text: "An answer.")])
        }
    }

    static var previews: some View {
        TextItemView(interactor: PreviewInteractor(), viewModel: TextItemViewModel())
    }
}
#endif
