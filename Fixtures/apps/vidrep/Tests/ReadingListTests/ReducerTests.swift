import Testing

@testable import ReadingList

@Suite("Reducers are pure functions")
struct ReducerTests {
    @Test(
        "the feed",
        arguments: [
            (FeedState(), Action.launch, FeedState(isLoading: true)),
            (FeedState(articles: [otters], banner: "!"), .refresh, FeedState(articles: [otters], isLoading: true)),
            (FeedState(isLoading: true), .fetched([otters]), FeedState(articles: [otters])),
            (FeedState(articles: [otters], banner: "!"), .dismissBanner, FeedState(articles: [otters])),
            (FeedState(isLoading: true), .fetchFailed(reason: "Down", cached: []), FeedState(banner: "Down")),
            (
                FeedState(isLoading: true), .fetchFailed(reason: "Down", cached: [otters]),
                FeedState(articles: [otters], banner: "Down; showing what was kept")
            ),
            (FeedState(articles: [otters]), .toggleSaved(1), FeedState(articles: [otters])),
        ])
    func feed(before: FeedState, action: Action, after: FeedState) {
        #expect(reduced(before, action, by: reduceFeed) == after)
    }

    @Test(
        "what is saved",
        arguments: [
            (SavedState(), Action.toggleSaved(1), SavedState(ids: [1])),
            (SavedState(ids: [1, 2]), .toggleSaved(1), SavedState(ids: [2])),
            (SavedState(ids: [1]), .restoredSaved([2, 3]), SavedState(ids: [2, 3])),
            (SavedState(ids: [1]), .fetched([]), SavedState(ids: [1])),
        ])
    func saved(before: SavedState, action: Action, after: SavedState) {
        #expect(reduced(before, action, by: reduceSaved) == after)
    }

    @Test("the app's reducer is both, each for its part of the state")
    func app() {
        let before = AppState(feed: FeedState(banner: "!"), saved: SavedState(ids: [1]))
        #expect(
            reduced(before, .dismissBanner, by: reduceApp) == AppState(feed: FeedState(), saved: SavedState(ids: [1])))
        #expect(
            reduced(before, .toggleSaved(1), by: reduceApp) == AppState(feed: FeedState(banner: "!")))
    }

    /// Off the main actor and at the same time: nothing but the arguments counts.
    @Test("the same arguments give the same state, wherever they are reduced")
    func isPure() async {
        let actions: [Action] = [
            .launch, .fetched([otters, lighthouses]), .toggleSaved(2), .fetchFailed(reason: "Down", cached: [otters]),
        ]
        let states = await withTaskGroup(of: AppState.self) { group in
            for _ in 0..<100 {
                group.addTask { actions.reduce(into: AppState()) { reduceApp(&$0, $1) } }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        let expected = AppState(
            feed: FeedState(articles: [otters], banner: "Down; showing what was kept"), saved: SavedState(ids: [2]))
        #expect(states == Array(repeating: expected, count: 100))
    }

    private func reduced<State>(_ state: State, _ action: Action, by reduce: Reducer<State>) -> State {
        var state = state
        reduce(&state, action)
        return state
    }
}
