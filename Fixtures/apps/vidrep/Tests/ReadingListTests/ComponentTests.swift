#if !canImport(SwiftUI)
import DIRuntime
import Testing
import TextViews

@testable import ReadingList

@MainActor
@Suite("Components")
struct ComponentTests {
    @Test("one component, from a mock of its dependency")
    func feed() throws {
        let dispatcher = DispatcherMock()
        var sent: [Action] = []
        dispatcher.sendHandler = { sent.append($0) }
        let state = AppState(feed: FeedState(articles: [otters], banner: "Down"))
        let mock = FeedDependencyMock(dispatcher: dispatcher, repository: RepositoryMock(state: state))
        let window = Window(FeedComponent(dependency: mock).view)
        #expect(window.lines == ["Feed", "! Down", "[Dismiss]", "[Otters]", "[Refresh]"])
        for title in ["Otters", "Refresh", "Dismiss"] { try window.tap(title) }
        #expect(throws: NotShown.self) { try window.tap("Delete") }
        #expect(sent == [.open(1), .refresh, .dismissBanner])
    }

    @Test("a component with an initialiser of its own, below a hand-made parent")
    func article() {
        let parent = StandaloneScope { table in
            table.register(ArticleComponent.self) { _ in
                let state = AppState(feed: FeedState(articles: [lighthouses]), saved: SavedState(ids: [2]))
                return ArticleDependencyMock(
                    dispatcher: DispatcherMock(), repository: RepositoryMock(state: state), listTitle: "the test")
            }
        }
        #expect(
            Window(ArticleComponent(parent: parent, id: 2).view).lines
                == ["Lighthouses", "Each has a rhythm of its own.", "[Remove]", "[Back to the test]"])
        #expect(
            Window(ArticleComponent(parent: parent, id: 1).view).lines
                == ["This article is gone.", "[Back to the test]"])
    }

    @Test("the resolver builds one of each, for all screens")
    func oneOfEach() {
        let resolver = Resolver(answers: [])
        let flow = resolver.flowComponent
        #expect(flow === resolver.flowComponent)
        #expect(resolver.router === resolver.router)
        let dispatchers = [
            flow.feedComponent.dispatcher, flow.savedComponent.dispatcher,
            flow.feedComponent.articleComponent(1).dispatcher, flow.savedComponent.articleComponent(1).dispatcher,
        ]
        #expect(dispatchers.allSatisfy { $0 === flow.actionDispatcher })
        let repositories = [
            flow.feedComponent.repository, flow.savedComponent.repository,
            flow.feedComponent.articleComponent(1).repository, flow.savedComponent.articleComponent(1).repository,
        ]
        #expect(repositories.allSatisfy { $0 === flow.repository })
    }

    @Test("another resolver is another app")
    func twoApps() async {
        let first = Resolver(answers: [.success([otters])]).flowComponent
        let second = Resolver(answers: [.success([lighthouses])]).flowComponent
        first.dispatcher.send(.refresh)
        await first.actionDispatcher.settle()
        #expect(first.repository.state.feed.articles == [otters])
        #expect(second.repository.state == AppState())
    }

    @Test("an article leads back to the list that it was opened from")
    func nearestList() {
        let flow = Resolver(answers: []).flowComponent
        #expect(flow.feedComponent.articleComponent(1).view.listTitle == "the feed")
        #expect(flow.savedComponent.articleComponent(1).view.listTitle == "what is saved")
    }
}
#endif
