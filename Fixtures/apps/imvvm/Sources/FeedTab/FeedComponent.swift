public import Architecture
public import CourtyardCore
public import DIRuntime
public import PluginFramework

@MainActor
public protocol FeedDependency: Dependency {
    var feedItems: PluginPoint<FeedItemFlag, TypeErasedView> { get }
    var journal: any Journal { get }
}

public final class FeedComponent: MainActorComponent<FeedDependency> {
    public func make() -> HomeTab { HomeTab(title: "Feed", content: FeedView(dependency: dependency)) }
}

struct FeedView: View {
    @StateObject private var interactor: FeedInteractor
    @StateObject private var viewModel: FeedViewModel

    fileprivate init(dependency: any FeedDependency) {
        _interactor = StateObject(wrappedValue: FeedInteractor(journal: dependency.journal))
        _viewModel = StateObject(wrappedValue: FeedViewModel(items: dependency.feedItems))
    }

    var body: some View {
        VStack {
            Plugin(.photo, in: viewModel.items)
            ForEachPlugin([.text], in: viewModel.items)
            OneOfPlugin([.ad, .tip], in: viewModel.items)
        }
        .bind(observer: interactor)
    }
}
