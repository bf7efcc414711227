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
        let router = RouterDelegateMock()
        var opened: [Article.ID] = []
        router.openHandler = { opened.append($0) }
        let mock = FeedDependencyMock(
            dispatcher: dispatcher, repository: RepositoryMock(state: state), routerDelegate: router)
        let window = Window(FeedComponent(dependency: mock).view)
        #expect(window.lines == ["Feed", "! Down", "[Dismiss]", "[Otters]", "[Refresh]"])
        for title in ["Otters", "Refresh", "Dismiss"] { try window.tap(title) }
        #expect(throws: NotShown.self) { try window.tap("Delete") }
        #expect(sent == [.refresh, .dismissBanner])
        #expect(opened == [1])
    }

    @Test("a part of a scene sends its action wherever it stands")
    func saveButton() throws {
        let dispatcher = DispatcherMock()
        var sent: [Action] = []
        dispatcher.sendHandler = { sent.append($0) }
        let window = Window(
            VStack {
                SaveButton(dispatcher: dispatcher, id: 1, isSaved: false)
                SaveButton(dispatcher: dispatcher, id: 2, isSaved: true)
            })
        #expect(window.lines == ["[Save]", "[Remove]"])
        try window.tap("Remove")
        try window.tap("Save")
        #expect(sent == [.toggleSaved(2), .toggleSaved(1)])
    }

    @Test("a modifier puts a banner above any view, and sends that it is dismissed")
    func banner() throws {
        let dispatcher = DispatcherMock()
        var sent: [Action] = []
        dispatcher.sendHandler = { sent.append($0) }
        let text = Text("below")
        #expect(Window(text.modifier(BannerModifier(banner: nil, dispatcher: dispatcher))).lines == ["below"])
        let window = Window(text.modifier(BannerModifier(banner: "Down", dispatcher: dispatcher)))
        #expect(window.lines == ["! Down", "[Dismiss]", "below"])
        try window.tap("Dismiss")
        #expect(sent == [.dismissBanner])
    }

    @Test("a component with an initialiser of its own, below a hand-made parent")
    func article() {
        let parent = StandaloneScope { table in
            table.register(ArticleComponent.self) { _ in
                let state = AppState(feed: FeedState(articles: [lighthouses]), saved: SavedState(ids: [2]))
                return ArticleDependencyMock(

                    dispatcher: DispatcherMock(), repository: RepositoryMock(state: state),
                    routerDelegate: RouterDelegateMock(), listTitle: "the test")
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
        let resolver = Resolver(apiClient: ScriptedAPIClient(answers: []))
        let flow = resolver.flowComponent
        #expect(flow === resolver.flowComponent)
        #expect(resolver.router === resolver.router)
        let dispatchers = [
            flow.feedComponent.dispatcher, flow.coverComponent.dispatcher,
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
        let first = Resolver(apiClient: ScriptedAPIClient(answers: [.success([otters])])).flowComponent
        let second = Resolver(apiClient: ScriptedAPIClient(answers: [.success([lighthouses])])).flowComponent
        first.dispatcher.send(.refresh)
        await first.settle()
        #expect(first.repository.state.feed.articles == [otters])
        #expect(second.repository.state == AppState())
    }

    @Test("an article leads back to the list that it was opened from")
    func nearestList() {
        let flow = Resolver(apiClient: ScriptedAPIClient(answers: [])).flowComponent
        #expect(flow.feedComponent.articleComponent(1).view.listTitle == "the feed")
        #expect(flow.savedComponent.articleComponent(1).view.listTitle == "what is saved")
    }
}
#endif
