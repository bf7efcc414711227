public import CourtyardCore
public import DIRuntime
public import IMVVM

@MainActor
public protocol AdItemDependency: Dependency {
    var adBroker: any AdBroker { get }
    var user: User { get }
}

public final class AdItemComponent: MainActorSlotComponent<AdItemDependency, FeedOffers> {
    public override class var flag: String { "feed.ad" }
    public override class var order: PluginOrder { .first }
    public override var plugin: TypeErasedView { make().typeErased() }

    func make() -> some View {
        AdItemView(
            interactor: AdItemInteractor(broker: self.dependency.adBroker, user: self.dependency.user),
            viewModel: AdItemViewModel())
    }
}

struct AdItemView<Interactor: ViewWithModelLifecycleObserver<AdItemViewModel>>: View {
    @StateObject private var interactor: Interactor
    @StateObject private var viewModel: AdItemViewModel

    fileprivate init(
        interactor: @autoclosure @escaping () -> Interactor, viewModel: @autoclosure @escaping () -> AdItemViewModel
    ) {
        _interactor = StateObject(wrappedValue: interactor())
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        Text(viewModel.text)
            .bind(observer: interactor, viewModel: viewModel)
    }
}

#if DEBUG
struct AdItemPreviews: PreviewProvider {
    private final class PreviewInteractor: ViewModelInteractor<AdItemViewModel> {
        @CancellableBuilder
        override func onLoad(viewModel: AdItemViewModel) -> [AnyCancellable] {
            viewModel.show(slogan: "A slogan.")
        }
    }

    static var previews: some View {
        AdItemView(interactor: PreviewInteractor(), viewModel: AdItemViewModel())
    }
}
#endif
