import Architecture
import CourtyardCore
import PluginFramework

final class HomeViewModel: ObservableObject {
    let user: User
    let tabs: PluginPoint<TabFlag, HomeTab>
    let titles: [(flag: TabFlag, title: String)]
    @Published var selected: TabFlag?

    @MainActor
    init(user: User, tabs: PluginPoint<TabFlag, HomeTab>) {
        self.user = user
        self.tabs = tabs
        let plugins = ForEachPlugin(TabFlag.allCases, in: tabs)
        titles = zip(plugins.flags, plugins.features).map { ($0, $1.title) }
    }
}

final class HomeInteractor: ViewModelInteractor<HomeViewModel> {
    private let workers: PluginPoint<WorkerFlag, any Worker>
    private let visits: Visits

    init(workers: PluginPoint<WorkerFlag, any Worker>, visits: Visits) {
        self.workers = workers
        self.visits = visits
    }

    @CancellableBuilder
    override func onLoad(viewModel: HomeViewModel) -> [AnyCancellable] {
        for worker in ForEachPlugin(WorkerFlag.allCases, in: workers).features { worker.start() }
        if let first = viewModel.titles.first { select(first.flag, in: viewModel) }
    }

    func select(_ flag: TabFlag, in viewModel: HomeViewModel) {
        viewModel.selected = flag
        if let title = Plugin(flag, in: viewModel.tabs).feature?.title { visits.send(title) }
    }
}
