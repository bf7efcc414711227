public import CourtyardCore
public import DIRuntime
public import DIRuntimeFlags
import IMVVM

@MainActor
public protocol FeedDependency: Dependency {
    var flags: FlagValues { get }
    var journal: any Journal { get }
}

public final class FeedComponent: MainActorSlotComponent<FeedDependency, HomeTabs> {
    public override class var flag: String { "tab.feed" }
    public override class var order: PluginOrder { .first }
    public override var plugin: HomeTab { HomeTab(title: "Feed", content: make()) }

    // A plug-in may have plug-ins of its own.
    public var items: Plugins<FeedItems> { plugins(flags: dependency.flags.isOn) }
    public var offers: Plugins<FeedOffers> { plugins(flags: dependency.flags.isOn) }

    func make() -> some View {
        FeedView(
            interactor: FeedInteractor(journal: self.dependency.journal),
            viewModel: FeedViewModel(items: self.items, offers: self.offers))
    }
}

struct FeedView<Interactor: ViewLifecycleObserver>: View {
    @StateObject private var interactor: Interactor
    @StateObject private var viewModel: FeedViewModel

    fileprivate init(
        interactor: @autoclosure @escaping () -> Interactor, viewModel: @autoclosure @escaping () -> FeedViewModel
    ) {
        _interactor = StateObject(wrappedValue: interactor())
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        VStack {
            ForEachPlugin(viewModel.items)
            OneOfPlugin(viewModel.offers)
        }
        .bind(observer: interactor)
    }
}

#if DEBUG
struct FeedPreviews: PreviewProvider {
    static var previews: some View {
        // needle:ignore unlinked-creation
        let feed = FeedComponent(parent: parent)
        return FeedView(interactor: Interactor(), viewModel: FeedViewModel(items: feed.items, offers: feed.offers))
    }

    private static var parent: StandaloneScope {
        StandaloneScope { table in
            table.register(FeedComponent.self) { _ in PreviewDependency() }
            table.add(mainActorPlugin: Text("An item").typeErased(), to: FeedItems.self, flag: "1")
            table.add(mainActorPlugin: Text("Another item").typeErased(), to: FeedItems.self, flag: "2")
            table.add(mainActorPlugin: Text("An offer").typeErased(), to: FeedOffers.self)
        }
    }

    private final class PreviewDependency: FeedDependency {
        let flags = FlagValues()
        let journal: any Journal = PreviewJournal()
    }

    private final class PreviewJournal: Journal {
        func record(_ entry: String) {}
    }
}
#endif
