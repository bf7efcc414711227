public import Architecture
public import CourtyardCore
public import DIRuntime

@MainActor
public protocol TipItemDependency: Dependency {
    var user: User { get }
    var reloads: Reloads { get }
}

public final class TipItemComponent: MainActorComponent<TipItemDependency> {
    public func make() -> some View { TipItemView(dependency: dependency) }
}

struct TipItemView: View {
    @StateObject private var interactor: TipItemInteractor
    @StateObject private var viewModel: TipItemViewModel

    fileprivate init(dependency: any TipItemDependency) {
        _interactor = StateObject(wrappedValue: TipItemInteractor(reloads: dependency.reloads))
        _viewModel = StateObject(wrappedValue: TipItemViewModel(user: dependency.user))
    }

    var body: some View {
        VStack {
            Text("Tip for \(viewModel.user.name): look again later.")
            Button("Look now") { interactor.reload() }
        }
        .bind(observer: interactor)
    }
}
