import CourtyardCore
import DIRuntime
import IMVVM

/// Keeps the plug-ins for as long as the feed is on the screen.
final class FeedViewModel: ViewModel {
    let items: Plugins<FeedItems>
    let offers: Plugins<FeedOffers>

    init(items: Plugins<FeedItems>, offers: Plugins<FeedOffers>) {
        self.items = items
        self.offers = offers
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
