import Architecture
import CourtyardCore

final class TipItemViewModel: ObservableObject {
    let user: User

    init(user: User) {
        self.user = user
    }
}

final class TipItemInteractor: Interactor {
    private let reloads: Reloads

    init(reloads: Reloads) {
        self.reloads = reloads
    }

    func reload() {
        reloads.send(())
    }
}
