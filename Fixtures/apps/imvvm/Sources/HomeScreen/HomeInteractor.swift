import CourtyardCore
import DIRuntime
import IMVVM

final class HomeViewModel: ViewModel {
    struct Tab: Hashable {
        let flag: String
        let title: String
    }

    let heading: String
    let tabs: [Tab]
    let plugins: Plugins<HomeTabs>
    @Published var selected: Tab?

    init(user: User, tabs plugins: Plugins<HomeTabs>) {
        heading = "Courtyard, for \(user.name)"
        tabs = zip(plugins.flags, plugins).map { Tab(flag: $0, title: $1.title) }
        self.plugins = plugins
    }
}

final class HomeInteractor: ViewModelInteractor<HomeViewModel>, HomeHandler {
    private let visits: Visits

    init(visits: Visits) {
        self.visits = visits
    }

    @CancellableBuilder
    override func onLoad(viewModel: HomeViewModel) -> [AnyCancellable] {
        if let first = viewModel.tabs.first { select(first, in: viewModel) }
    }

    func select(_ tab: HomeViewModel.Tab, in viewModel: HomeViewModel) {
        viewModel.selected = tab
        visits.send(tab.title)
    }
}
