@testable import ReadingList

let otters = Article(id: 1, title: "Otters", text: "They hold hands while they sleep.")
let lighthouses = Article(id: 2, title: "Lighthouses", text: "Each has a rhythm of its own.")

/// Keeps what views send, and does nothing about it.
final class RecordingDispatcher: Dispatcher {
    private(set) var sent: [Action] = []

    func send(_ action: Action) {
        sent.append(action)
    }
}

/// A state that nothing changes.
final class FixedRepository: Repository {
    let state: AppState

    init(state: AppState) {
        self.state = state
    }
}

final class FakeFeedDependency: FeedDependency {
    let recordingDispatcher = RecordingDispatcher()
    let repository: any Repository

    init(state: AppState) {
        repository = FixedRepository(state: state)
    }

    var dispatcher: any Dispatcher { recordingDispatcher }
}

final class FakeArticleDependency: ArticleDependency {
    let dispatcher: any Dispatcher = RecordingDispatcher()
    let repository: any Repository
    let listTitle = "the test"

    init(state: AppState) {
        repository = FixedRepository(state: state)
    }
}
