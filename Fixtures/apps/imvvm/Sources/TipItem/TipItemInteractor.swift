import CourtyardCore
import IMVVM

final class TipItemViewModel: ViewModel {
    let text: String

    init(user: User) {
        text = "Tip for \(user.name): look again later."
    }
}

final class TipItemInteractor: Interactor, TipItemHandler {
    private let reloads: Reloads

    init(reloads: Reloads) {
        self.reloads = reloads
    }

    func reload() {
        reloads.send(())
    }
}
