public import CourtyardCore
public import DIRuntime
public import IMVVM

@MainActor
public protocol TipItemDependency: Dependency {
    var user: User { get }
    var reloads: Reloads { get }
}

public final class TipItemComponent: MainActorSlotComponent<TipItemDependency, FeedOffers> {
    public override class var flag: String { "feed.tip" }
    public override class var order: PluginOrder { .after("feed.ad") }
    public override var plugin: TypeErasedView { make().typeErased() }

    func make() -> some View {
        TipItemView(
            interactor: TipItemInteractor(reloads: self.dependency.reloads),
            viewModel: TipItemViewModel(user: self.dependency.user))
    }
}

/// What the view has its interactor do.
@MainActor
protocol TipItemHandler: ViewLifecycleObserver {
    func reload()
}

struct TipItemView<Interactor: TipItemHandler>: View {
    @StateObject private var interactor: Interactor
    @StateObject private var viewModel: TipItemViewModel

    fileprivate init(
        interactor: @autoclosure @escaping () -> Interactor, viewModel: @autoclosure @escaping () -> TipItemViewModel
    ) {
        _interactor = StateObject(wrappedValue: interactor())
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        VStack {
            Text(viewModel.text)
            Button("Look now") { interactor.reload() }
        }
        .bind(observer: interactor)
    }
}

#if DEBUG
struct TipItemPreviews: PreviewProvider {
    private final class PreviewInteractor: Interactor, TipItemHandler {
        func reload() {}
    }

    static var previews: some View {
        TipItemView(interactor: PreviewInteractor(), viewModel: TipItemViewModel(user: User(name: "A user")))
    }
}
#endif
