import Architecture
import CourtyardCore

final class AdItemViewModel: ObservableObject {
    @Published var slogan = ""
}

final class AdItemInteractor: ViewModelInteractor<AdItemViewModel> {
    private let broker: any AdBroker
    private let user: User

    init(broker: any AdBroker, user: User) {
        self.broker = broker
        self.user = user
    }

    @CancellableBuilder
    override func onLoad(viewModel: AdItemViewModel) -> [AnyCancellable] {
        viewModel.slogan = broker.slogan(for: user)
    }
}
