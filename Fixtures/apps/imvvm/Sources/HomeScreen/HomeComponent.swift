public import Architecture
public import CourtyardCore
public import DIRuntime
public import PluginFramework

@MainActor
public protocol HomeDependency: Dependency {
    var user: User { get }
    var visits: Visits { get }
    var tabs: PluginPoint<TabFlag, HomeTab> { get }
    var workers: PluginPoint<WorkerFlag, any Worker> { get }
}

public final class HomeComponent: MainActorComponent<HomeDependency> {
    public func make() -> some View { HomeView(dependency: dependency) }
}

struct HomeView: View {
    @StateObject private var interactor: HomeInteractor
    @StateObject private var viewModel: HomeViewModel

    fileprivate init(dependency: any HomeDependency) {
        _interactor = StateObject(
            wrappedValue: HomeInteractor(workers: dependency.workers, visits: dependency.visits))
        _viewModel = StateObject(wrappedValue: HomeViewModel(user: dependency.user, tabs: dependency.tabs))
    }

    var body: some View {
        VStack {
            Text("Courtyard, for \(viewModel.user.name)")
            ForEach(viewModel.titles, id: \.flag) { flag, title in
                Button(title) { interactor.select(flag, in: viewModel) }
            }
            if let selected = viewModel.selected {
                Plugin(selected, in: viewModel.tabs)
            }
        }
        .bind(observer: interactor, viewModel: viewModel)
    }
}
