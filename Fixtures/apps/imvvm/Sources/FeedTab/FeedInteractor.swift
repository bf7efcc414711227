import Architecture
import CourtyardCore
import PluginFramework

final class FeedViewModel: ObservableObject {
    let items: PluginPoint<FeedItemFlag, TypeErasedView>

    init(items: PluginPoint<FeedItemFlag, TypeErasedView>) {
        self.items = items
    }
}

final class FeedInteractor: Interactor {
    private let journal: any Journal

    init(journal: any Journal) {
        self.journal = journal
    }

    @CancellableBuilder
    override func onLoad() -> [AnyCancellable] {
        journal.record("feed: loaded")
    }

    @CancellableBuilder
    override func onViewAppear() -> [AnyCancellable] {
        journal.record("feed: appears")
    }

    override func onViewDisappear() {
        journal.record("feed: disappears")
    }
}
