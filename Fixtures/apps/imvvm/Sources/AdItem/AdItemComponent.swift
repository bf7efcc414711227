public import Architecture
public import CourtyardCore
public import DIRuntime

@MainActor
public protocol AdItemDependency: Dependency {
    var adBroker: any AdBroker { get }
    var user: User { get }
}

public final class AdItemComponent: MainActorComponent<AdItemDependency> {
    public func make() -> some View { AdItemView(dependency: dependency) }
}

struct AdItemView: View {
    @StateObject private var interactor: AdItemInteractor
    @StateObject private var viewModel: AdItemViewModel

    fileprivate init(dependency: any AdItemDependency) {
        _interactor = StateObject(wrappedValue: AdItemInteractor(broker: dependency.adBroker, user: dependency.user))
        _viewModel = StateObject(wrappedValue: AdItemViewModel())
    }

    var body: some View {
        Text("Ad: \(viewModel.slogan)")
            .bind(observer: interactor, viewModel: viewModel)
    }
}
