public import CourtyardCore
public import DIRuntime
public import DIRuntimeFlags
public import IMVVM

@MainActor
public protocol HomeDependency: Dependency {
    var user: User { get }
    var visits: Visits { get }
    var flags: FlagValues { get }
}

public final class HomeComponent: MainActorComponent<HomeDependency> {
    public var tabs: Plugins<HomeTabs> { plugins(flags: dependency.flags.isOn) }

    public func make() -> some View {
        HomeView(
            interactor: HomeInteractor(visits: self.dependency.visits),
            viewModel: HomeViewModel(user: self.dependency.user, tabs: self.tabs))
    }
}

/// What the view has its interactor do.
@MainActor
protocol HomeHandler: ViewWithModelLifecycleObserver<HomeViewModel> {
    func select(_ tab: HomeViewModel.Tab, in viewModel: HomeViewModel)
}

struct HomeView<Interactor: HomeHandler>: View {
    @StateObject private var interactor: Interactor
    @StateObject private var viewModel: HomeViewModel

    fileprivate init(
        interactor: @autoclosure @escaping () -> Interactor, viewModel: @autoclosure @escaping () -> HomeViewModel
    ) {
        _interactor = StateObject(wrappedValue: interactor())
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        VStack {
            Text(viewModel.heading)
            ForEach(viewModel.tabs, id: \.self) { tab in
                Button(tab.title) { interactor.select(tab, in: viewModel) }
            }
            if let selected = viewModel.selected {
                Plugin(selected.flag, of: viewModel.plugins)
            }
        }
        .bind(observer: interactor, viewModel: viewModel)
    }
}

#if DEBUG
struct HomePreviews: PreviewProvider {
    private final class PreviewInteractor: ViewModelInteractor<HomeViewModel>, HomeHandler {
        func select(_ tab: HomeViewModel.Tab, in viewModel: HomeViewModel) {
            viewModel.selected = tab
        }
    }

    static var previews: some View {
        // needle:ignore unlinked-creation
        let home = HomeComponent(parent: parent)
        return HomeView(
            interactor: PreviewInteractor(), viewModel: HomeViewModel(user: User(name: "A user"), tabs: home.tabs))
    }

    private static var parent: StandaloneScope {
        StandaloneScope { table in
            table.register(HomeComponent.self) { _ in PreviewDependency() }
            table.add(mainActorPlugin: HomeTab(title: "One", content: Text("A tab")), to: HomeTabs.self, flag: "1")
            table.add(mainActorPlugin: HomeTab(title: "Two", content: Text("A tab")), to: HomeTabs.self, flag: "2")
        }
    }

    private final class PreviewDependency: HomeDependency {
        let user = User(name: "A user")
        let visits = Visits()
        let flags = FlagValues()
    }
}
#endif
