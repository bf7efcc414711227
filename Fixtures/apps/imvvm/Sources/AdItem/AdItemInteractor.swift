import CourtyardCore
import IMVVM

final class AdItemViewModel: ViewModel {
    @Published private(set) var text = ""

    func show(slogan: String) {
        text = "Ad: \(slogan)"
    }
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
        viewModel.show(slogan: broker.slogan(for: user))
    }
}
