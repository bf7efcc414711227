// Made by Scripts/embed-samples.py of Fixtures/apps/vidrep.

extension Template {
    static let vidrep = Template(
        kind: "vidrep", package: "vidrep", app: "ReadingList", iOS: "17.0",
        modules: [
            Module("ReadingList", .program, in: "Sources/ReadingList", products: ["DIRuntime", "TextViews"]),
            Module("ReadingListTests", .tests, in: "Tests/ReadingListTests", modules: ["ReadingList"], products: ["DIRuntime", "TextViews"]),
        ],
        packages: [Package(in: "text-views", products: ["TextViews"])],
        graphs: [Graph("needle.json", output: "Generated/Needle.generated.swift", of: "ReadingList", hasMocks: true)],
        parts: [Part(in: "", vidrepFiles), Part(in: "text-views", textViewsFiles)])

    private static let vidrepFiles: [File] = [
        File("Package.swift", #"""
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "vidrep",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [
        .package(name: "needle-gen", path: "../../.."),
        .package(path: "text-views"),
    ],
    targets: [
        .executableTarget(
            name: "ReadingList",
            dependencies: [
                .product(name: "DIRuntime", package: "needle-gen"),
                .product(name: "TextViews", package: "text-views"),
            ],
            plugins: [.plugin(name: "NeedlePlugin", package: "needle-gen")]
        ),
        .testTarget(
            name: "ReadingListTests",
            dependencies: [
                "ReadingList",
                .product(name: "DIRuntime", package: "needle-gen"),
                .product(name: "TextViews", package: "text-views"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

"""#),
        File("README.md", #"""
# ViDRep: views, a dispatcher, one repository

A reading list that also works offline. Nothing in it changes the state but pure functions, and the graph sees to it
that nothing else can.

```
needle-gen needle.json      # writes Generated/Needle.generated.swift
swift run                   # its output is expected-output.txt
swift test
```

## The flow

```
View ───── Action ─────▶ Dispatcher ─────▶ APIClient, Database, Router
  ▲                       │      ▲                  │
  │                       ▼      └───── Action ─────┘
  │                    Reducer       what came of it
  │                       │
  └─────── state ◀─── Repository
```

## The scopes

```
Resolver                  apiClient, database, router, reduce
└── FlowComponent         dispatcher, repository
    ├── FeedComponent     listTitle
    │   └── ArticleComponent
    └── SavedComponent    listTitle
        └── ArticleComponent
```

## What to look at

- **The Resolver is a graph.** `shared { … }` makes one of each service, one dispatcher and one repository; two
  resolvers are two apps.
- **One repository, two faces.** `FlowComponent` provides `any Repository`, which can only be read. The
  `StateRepository` that can be written is private to it, and goes to the dispatcher alone. Let `FeedDependency` ask for
  `stateRepository: StateRepository`, and the build fails: "'stateRepository' of 'FlowComponent' is 'private'".
- **Reducers are functions.** `ReducerTests` calls them with a state and an action, off the main actor too.
- **The flow is logged by a test.** `FlowTests` runs the real graph; `ProviderTable.withOverrides` puts a note-taking
  client, database, reducer and dispatcher in its ways. What is logged is compared line by line, from the tap to the
  drawing.
- **Tests use mocks that are generated.** `needle-gen mocks needle.json` wrote `Mocks.generated.swift` in the tests: of
  each dependency protocol, `Dispatcher` and `Repository`. What takes notes or keeps articles is written by hand, and
  the mocks hand it out.
- **An error is an action as well.** When the API is down, `fetchFailed` brings what the database kept, and a banner.
- **Two parents, one component.** An article opens from both lists; `listTitle` comes from whichever it was.
- **One source for two user interfaces.** Views import SwiftUI where it exists, and [TextViews](text-views/README.md) where
  it does not; `ReadingListApp` is all that only SwiftUI has.

"""#),
        File("Sources/ReadingList/App/ReadingListApp.swift", #"""
#if canImport(SwiftUI)
import SwiftUI

/// The same graph and the same views, in a window of SwiftUI.
struct ReadingListApp: App {
    private let resolver = Resolver(answers: Script.answers)

    var body: some Scene {
        WindowGroup { resolver.flowComponent.rootView }
    }
}
#endif

"""#),
        File("Sources/ReadingList/App/Resolver.swift", #"""
import DIRuntime

/// The root of the graph that builds the app: one of each for as long as the app runs.
final class Resolver: MainActorBootstrapComponent {
    private let answers: [Result<[Article], APIError>]

    init(answers: [Result<[Article], APIError>]) {
        self.answers = answers
        super.init()
    }

    var apiClient: any APIClient { shared { ScriptedAPIClient(answers: answers) } }
    var database: any Database { shared { MemoryDatabase() } }
    var router: Router { shared { Router() } }
    var reduce: Reducer<AppState> { reduceApp }

    var flowComponent: FlowComponent { shared { FlowComponent(parent: self) } }
}

"""#),
        File("Sources/ReadingList/App/RootView.swift", #"""
#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

/// Shows the screen that the router tells, and below it the way to the lists.
struct RootView: View {
    let router: Router
    let dispatcher: any Dispatcher
    let makeFeed: () -> FeedView
    let makeSaved: () -> SavedView
    let makeArticleOfFeed: (Article.ID) -> ArticleView
    let makeArticleOfSaved: (Article.ID) -> ArticleView

    var body: some View {
        VStack(alignment: .leading) {
            switch (router.route.list, router.route.article) {
            case (.feed, nil): makeFeed()
            case (.saved, nil): makeSaved()
            case (.feed, let id?): makeArticleOfFeed(id)
            case (.saved, let id?): makeArticleOfSaved(id)
            }
            Divider()
            HStack {
                Button("Feed") { dispatcher.send(.show(.feed)) }
                Button("Saved") { dispatcher.send(.show(.saved)) }
            }
        }
        .onAppear { dispatcher.send(.launch) }
    }
}

"""#),
        File("Sources/ReadingList/App/Script.swift", #"""
/// An evening with the app: what the API answers, and what is tapped.
enum Script {
    static let answers: [Result<[Article], APIError>] = [
        .success([otters]),
        .failure(.offline),
        .success([otters, lighthouses]),
    ]

    static let taps = [
        "Otters", "Save", "Back to the feed", "Refresh", "Dismiss", "Saved", "Otters", "Back to what is saved", "Feed",
        "Refresh",
    ]

    private static let otters = Article(id: 1, title: "Otters", text: "They hold hands while they sleep.")
    private static let lighthouses = Article(id: 2, title: "Lighthouses", text: "Each has a rhythm of its own.")
}

"""#),
        File("Sources/ReadingList/Article/ArticleComponent.swift", #"""
import DIRuntime

@MainActor
protocol ArticleDependency: Dependency {
    var dispatcher: any Dispatcher { get }
    var repository: any Repository { get }
    var listTitle: String { get }
}

/// Opened from both lists: `listTitle` comes from the one that it was opened from.
final class ArticleComponent: MainActorComponent<ArticleDependency> {
    private let id: Article.ID

    init(parent: any Scope, id: Article.ID) {
        self.id = id
        super.init(parent: parent)
    }

    var view: ArticleView {
        ArticleView(
            dispatcher: dependency.dispatcher,
            repository: dependency.repository,
            id: id,
            listTitle: dependency.listTitle
        )
    }
}

"""#),
        File("Sources/ReadingList/Article/ArticleView.swift", #"""
#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

struct ArticleView: View {
    let dispatcher: any Dispatcher
    let repository: any Repository
    let id: Article.ID
    let listTitle: String

    var body: some View {
        let state = repository.state
        VStack(alignment: .leading) {
            if let article = state.article(id) {
                Text(article.title)
                Text(article.text)
                Button(state.saved.ids.contains(id) ? "Remove" : "Save") { dispatcher.send(.toggleSaved(id)) }
            } else {
                Text("This article is gone.")
            }
            Button("Back to \(listTitle)") { dispatcher.send(.close) }
        }
    }
}

"""#),
        File("Sources/ReadingList/Feed/FeedComponent.swift", #"""
import DIRuntime

@MainActor
protocol FeedDependency: Dependency {
    var dispatcher: any Dispatcher { get }
    var repository: any Repository { get }
}

final class FeedComponent: MainActorComponent<FeedDependency> {
    var listTitle: String { "the feed" }

    var view: FeedView {
        FeedView(dispatcher: dependency.dispatcher, repository: dependency.repository)
    }

    func articleComponent(_ id: Article.ID) -> ArticleComponent {
        ArticleComponent(parent: self, id: id)
    }
}

"""#),
        File("Sources/ReadingList/Feed/FeedView.swift", #"""
#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

struct FeedView: View {
    let dispatcher: any Dispatcher
    let repository: any Repository

    var body: some View {
        let feed = repository.state.feed
        VStack(alignment: .leading) {
            Text("Feed")
            if let banner = feed.banner {
                Text("! \(banner)")
                Button("Dismiss") { dispatcher.send(.dismissBanner) }
            }
            ForEach(feed.articles) { article in
                Button(article.title) { dispatcher.send(.open(article.id)) }
            }
            if feed.isLoading {
                Text("Loading…")
            } else {
                Button("Refresh") { dispatcher.send(.refresh) }
            }
        }
    }
}

"""#),
        File("Sources/ReadingList/Flow/Dispatcher.swift", #"""
/// Where views send what happened.
@MainActor
protocol Dispatcher: AnyObject {
    func send(_ action: Action)
}

/// Lets the reducer change the state at once, then has done what else an action calls for. What comes of that is an
/// action again.
@MainActor
final class ActionDispatcher: Dispatcher {
    private let apiClient: any APIClient
    private let database: any Database
    private let router: Router
    private let reduce: Reducer<AppState>
    private let repository: StateRepository
    private var effects: [Int: Task<Void, Never>] = [:]
    private var effectCount = 0

    init(
        apiClient: any APIClient,
        database: any Database,
        router: Router,
        reduce: @escaping Reducer<AppState>,
        repository: StateRepository
    ) {
        self.apiClient = apiClient
        self.database = database
        self.router = router
        self.reduce = reduce
        self.repository = repository
    }

    func send(_ action: Action) {
        repository.update { reduce(&$0, action) }
        switch action {
        case .launch: start { await self.launch() }
        case .refresh: start { await self.refresh() }
        case .toggleSaved: start { await self.storeSaved() }
        case .show(let list): router.show(list)
        case .open(let id): router.open(id)
        case .close: router.close()
        case .dismissBanner, .fetched, .fetchFailed, .restoredSaved: break
        }
    }

    /// Returns when nothing is under way any more.
    func settle() async {
        while let effect = effects.values.first { await effect.value }
    }

    private func start(_ effect: @escaping () async -> Void) {
        let number = effectCount
        effectCount += 1
        effects[number] = Task {
            await effect()
            effects[number] = nil
        }
    }

    private func launch() async {
        send(.restoredSaved(await database.savedIDs()))
        send(.refresh)
    }

    private func refresh() async {
        do {
            let articles = try await apiClient.articles()
            await database.store(articles)
            send(.fetched(articles))
        } catch {
            send(.fetchFailed(reason: error.message, cached: await database.articles()))
        }
    }

    private func storeSaved() async {
        await database.storeSaved(repository.state.saved.ids)
    }
}

extension APIError {
    fileprivate var message: String {
        switch self {
        case .offline: "You are offline"
        }
    }
}

"""#),
        File("Sources/ReadingList/Flow/FlowComponent.swift", #"""
import DIRuntime

@MainActor
protocol FlowDependency: Dependency {
    var apiClient: any APIClient { get }
    var database: any Database { get }
    var router: Router { get }
    var reduce: Reducer<AppState> { get }
}

/// The one-way street: whoever stands below can send actions and read the state, and has no other way to change it.
final class FlowComponent: MainActorComponent<FlowDependency> {
    var dispatcher: any Dispatcher { actionDispatcher }
    var repository: any Repository { stateRepository }

    var actionDispatcher: ActionDispatcher {
        shared {
            ActionDispatcher(
                apiClient: dependency.apiClient,
                database: dependency.database,
                router: dependency.router,
                reduce: dependency.reduce,
                repository: stateRepository
            )
        }
    }

    // Private, so that nobody below can ask for it.
    private var stateRepository: StateRepository { shared { StateRepository() } }

    var rootView: RootView {
        RootView(
            router: dependency.router,
            dispatcher: dispatcher,
            makeFeed: { self.feedComponent.view },
            makeSaved: { self.savedComponent.view },
            makeArticleOfFeed: { self.feedComponent.articleComponent($0).view },
            makeArticleOfSaved: { self.savedComponent.articleComponent($0).view }
        )
    }

    var feedComponent: FeedComponent { FeedComponent(parent: self) }
    var savedComponent: SavedComponent { SavedComponent(parent: self) }
}

"""#),
        File("Sources/ReadingList/Flow/Repository.swift", #"""
import Observation

/// The one place where the state is, as views see it: they can read and observe it, and no more.
@MainActor
protocol Repository: AnyObject {
    var state: AppState { get }
}

/// The same place, as the dispatcher sees it.
@MainActor
@Observable
final class StateRepository: Repository {
    private(set) var state = AppState()

    /// Publishes what the state has become, unless that is what it was.
    func update(_ change: (inout AppState) -> Void) {
        var changed = state
        change(&changed)
        if changed != state { state = changed }
    }
}

"""#),
        File("Sources/ReadingList/Model/Action.swift", #"""
/// What happens in the app. Views send the first ones; the others are what came of them.
enum Action: Equatable, Sendable {
    case launch
    case refresh
    case dismissBanner
    case toggleSaved(Article.ID)
    case show(ArticleList)
    case open(Article.ID)
    case close

    case fetched([Article])
    case fetchFailed(reason: String, cached: [Article])
    case restoredSaved(Set<Article.ID>)
}

"""#),
        File("Sources/ReadingList/Model/AppState.swift", #"""
/// All that the app knows; views show it, and only reducers change it.
struct AppState: Equatable, Sendable {
    var feed = FeedState()
    var saved = SavedState()

    func article(_ id: Article.ID) -> Article? {
        feed.articles.first { $0.id == id }
    }
}

struct FeedState: Equatable, Sendable {
    var articles: [Article] = []
    var isLoading = false
    var banner: String?
}

struct SavedState: Equatable, Sendable {
    var ids: Set<Article.ID> = []
}

"""#),
        File("Sources/ReadingList/Model/Article.swift", #"""
struct Article: Equatable, Identifiable, Sendable {
    let id: Int
    let title: String
    let text: String
}

"""#),
        File("Sources/ReadingList/Model/Reducers.swift", #"""
/// A pure function: what the state becomes by an action. It waits for nothing, asks nobody and keeps nothing.
typealias Reducer<State> = @Sendable (inout State, Action) -> Void

@Sendable func reduceApp(_ state: inout AppState, _ action: Action) {
    reduceFeed(&state.feed, action)
    reduceSaved(&state.saved, action)
}

@Sendable func reduceFeed(_ state: inout FeedState, _ action: Action) {
    switch action {
    case .launch, .refresh:
        state.isLoading = true
        state.banner = nil
    case .fetched(let articles):
        state = FeedState(articles: articles)
    case .fetchFailed(let reason, let cached):
        state = FeedState(articles: cached, banner: cached.isEmpty ? reason : "\(reason); showing what was kept")
    case .dismissBanner:
        state.banner = nil
    case .toggleSaved, .show, .open, .close, .restoredSaved:
        break
    }
}

@Sendable func reduceSaved(_ state: inout SavedState, _ action: Action) {
    switch action {
    case .toggleSaved(let id):
        state.ids.formSymmetricDifference([id])
    case .restoredSaved(let ids):
        state.ids = ids
    case .launch, .refresh, .dismissBanner, .show, .open, .close, .fetched, .fetchFailed:
        break
    }
}

"""#),
        File("Sources/ReadingList/Saved/SavedComponent.swift", #"""
import DIRuntime

@MainActor
protocol SavedDependency: Dependency {
    var dispatcher: any Dispatcher { get }
    var repository: any Repository { get }
}

final class SavedComponent: MainActorComponent<SavedDependency> {
    var listTitle: String { "what is saved" }

    var view: SavedView {
        SavedView(dispatcher: dependency.dispatcher, repository: dependency.repository)
    }

    func articleComponent(_ id: Article.ID) -> ArticleComponent {
        ArticleComponent(parent: self, id: id)
    }
}

"""#),
        File("Sources/ReadingList/Saved/SavedView.swift", #"""
#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

struct SavedView: View {
    let dispatcher: any Dispatcher
    let repository: any Repository

    var body: some View {
        let state = repository.state
        let articles = state.feed.articles.filter { state.saved.ids.contains($0.id) }
        VStack(alignment: .leading) {
            Text("Saved")
            if articles.isEmpty {
                Text("Nothing is saved.")
            }
            ForEach(articles) { article in
                Button(article.title) { dispatcher.send(.open(article.id)) }
            }
        }
    }
}

"""#),
        File("Sources/ReadingList/Services/APIClient.swift", #"""
/// Where articles come from.
protocol APIClient: Sendable {
    func articles() async throws(APIError) -> [Article]
}

enum APIError: Error {
    case offline
}

/// Answers from a list, so that the app runs without a network; when the list is used up, it is offline.
actor ScriptedAPIClient: APIClient {
    private var answers: ArraySlice<Result<[Article], APIError>>

    init(answers: [Result<[Article], APIError>]) {
        self.answers = answers[...]
    }

    func articles() throws(APIError) -> [Article] {
        try (answers.popFirst() ?? .failure(.offline)).get()
    }
}

"""#),
        File("Sources/ReadingList/Services/Database.swift", #"""
/// What is kept on the device, for the time when the API cannot be reached.
protocol Database: Sendable {
    func articles() async -> [Article]
    func store(_ articles: [Article]) async

    func savedIDs() async -> Set<Article.ID>
    func storeSaved(_ ids: Set<Article.ID>) async
}

actor MemoryDatabase: Database {
    private var keptArticles: [Article]
    private var keptIDs: Set<Article.ID>

    init(articles: [Article] = [], savedIDs: Set<Article.ID> = []) {
        keptArticles = articles
        keptIDs = savedIDs
    }

    func articles() -> [Article] { keptArticles }
    func store(_ articles: [Article]) { keptArticles = articles }

    func savedIDs() -> Set<Article.ID> { keptIDs }
    func storeSaved(_ ids: Set<Article.ID>) { keptIDs = ids }
}

"""#),
        File("Sources/ReadingList/Services/Router.swift", #"""
import Observation

enum ArticleList: Sendable {
    case feed
    case saved
}

/// Which screen is shown: a list, or an article that was opened from it.
struct Route: Equatable, Sendable {
    var list = ArticleList.feed
    var article: Article.ID?
}

@MainActor
@Observable
final class Router {
    private(set) var route = Route()

    func show(_ list: ArticleList) {
        route = Route(list: list)
    }

    func open(_ article: Article.ID) {
        route.article = article
    }

    func close() {
        route.article = nil
    }
}

"""#),
        File("Sources/ReadingList/main.swift", #"""
#if canImport(SwiftUI)
ReadingListApp.main()
#else
import TextViews

let flow = Resolver(answers: Script.answers).flowComponent
let window = Window(flow.rootView)

@MainActor
func show(_ title: String) {
    print("== \(title)")
    for line in window.lines { print(line) }
}

// Shows what an action changes at once, and then what comes of it.
show("launched")
await flow.actionDispatcher.settle()
show("then")
for title in Script.taps {
    try window.tap(title)
    show("tapped \(title)")
    await flow.actionDispatcher.settle()
    if window.update() { show("then") }
}
#endif

"""#),
        File("Tests/ReadingListTests/Articles.swift", #"""
@testable import ReadingList

let otters = Article(id: 1, title: "Otters", text: "They hold hands while they sleep.")
let lighthouses = Article(id: 2, title: "Lighthouses", text: "Each has a rhythm of its own.")

"""#),
        File("Tests/ReadingListTests/ComponentTests.swift", #"""
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

"""#),
        File("Tests/ReadingListTests/DispatcherTests.swift", #"""
import Testing

@testable import ReadingList

@MainActor
@Suite("The dispatcher between the services, the reducer and the repository")
struct DispatcherTests {
    private let router = Router()
    private let repository = StateRepository()

    @Test("what the API answers is shown, and kept")
    func fetched() async {
        let database = MemoryDatabase()
        let dispatcher = dispatcher(answers: [.success([otters])], database: database)
        dispatcher.send(.refresh)
        #expect(repository.state.feed == FeedState(isLoading: true))
        await dispatcher.settle()
        #expect(repository.state.feed == FeedState(articles: [otters]))
        #expect(await database.articles() == [otters])
    }

    @Test("when the API is down, what was kept is shown, below a banner")
    func offline() async {
        let dispatcher = dispatcher(answers: [.failure(.offline)], database: MemoryDatabase(articles: [lighthouses]))
        dispatcher.send(.refresh)
        await dispatcher.settle()
        #expect(
            repository.state.feed
                == FeedState(articles: [lighthouses], banner: "You are offline; showing what was kept"))
    }

    @Test("when the API is down and nothing was kept, the banner alone")
    func offlineWithoutCache() async {
        let dispatcher = dispatcher(answers: [], database: MemoryDatabase())
        dispatcher.send(.refresh)
        await dispatcher.settle()
        #expect(repository.state.feed == FeedState(banner: "You are offline"))
    }

    @Test("launching restores what was saved, and fetches")
    func launch() async {
        let dispatcher = dispatcher(answers: [.success([otters])], database: MemoryDatabase(savedIDs: [1]))
        dispatcher.send(.launch)
        await dispatcher.settle()
        #expect(
            repository.state == AppState(feed: FeedState(articles: [otters]), saved: SavedState(ids: [1])))
    }

    @Test("what is saved goes to the database")
    func save() async {
        let database = MemoryDatabase()
        let dispatcher = dispatcher(answers: [], database: database)
        for id in 1...3 { dispatcher.send(.toggleSaved(id)) }
        dispatcher.send(.toggleSaved(2))
        await dispatcher.settle()
        #expect(repository.state.saved.ids == [1, 3])
        #expect(await database.savedIDs() == [1, 3])
    }

    @Test("the router gets the ways, and the state stays as it is")
    func routes() {
        let dispatcher = dispatcher(answers: [], database: MemoryDatabase())
        dispatcher.send(.show(.saved))
        dispatcher.send(.open(1))
        #expect(router.route == Route(list: .saved, article: 1))
        dispatcher.send(.close)
        #expect(router.route == Route(list: .saved))
        #expect(repository.state == AppState())
    }

    private func dispatcher(
        answers: [Result<[Article], APIError>], database: any Database
    ) -> ActionDispatcher {
        ActionDispatcher(
            apiClient: ScriptedAPIClient(answers: answers),
            database: database,
            router: router,
            reduce: reduceApp,
            repository: repository
        )
    }
}

"""#),
        File("Tests/ReadingListTests/FlowLog.swift", #"""
import DIRuntime
import Observation

@testable import ReadingList

/// What passes the stages of the flow, in the order in which it does.
@MainActor
final class FlowLog {
    private(set) var lines: [String] = []

    func note(_ stage: String, _ what: String) {
        lines.append("\(stage): \(what)")
    }

    func removeAll() {
        lines = []
    }

    /// Notes each change of what is read, as it is published.
    func watch(_ stage: String, _ what: String, _ read: @escaping @MainActor () -> Void) {
        withObservationTracking {
            read()
        } onChange: {
            MainActor.assumeIsolated {
                self.note(stage, what)
                self.watch(stage, what, read)
            }
        }
    }
}

extension FlowDependencyMock {
    /// What the flow gets of the real graph, each noting that it was asked.
    convenience init(of resolver: Resolver, log: FlowLog) {
        self.init(
            apiClient: LoggedAPIClient(resolver.apiClient, log: log),
            database: LoggedDatabase(resolver.database, log: log),
            router: resolver.router,
            reduce: { [reduce = resolver.reduce] state, action in
                MainActor.assumeIsolated { log.note("reducer", action.name) }
                reduce(&state, action)
            }
        )
    }
}

extension FeedDependencyMock {
    /// What the feed gets of the real graph, with a dispatcher that notes what it is sent.
    convenience init(of flow: FlowComponent, log: FlowLog) {
        self.init(dispatcher: LoggedDispatcher(flow.dispatcher, log: log), repository: flow.repository)
    }
}

private final class LoggedDispatcher: Dispatcher {
    private let dispatcher: any Dispatcher
    private let log: FlowLog

    init(_ dispatcher: any Dispatcher, log: FlowLog) {
        self.dispatcher = dispatcher
        self.log = log
    }

    func send(_ action: Action) {
        log.note("dispatcher", action.name)
        dispatcher.send(action)
    }
}

@MainActor
private final class LoggedAPIClient: APIClient {
    private let apiClient: any APIClient
    private let log: FlowLog

    init(_ apiClient: any APIClient, log: FlowLog) {
        self.apiClient = apiClient
        self.log = log
    }

    func articles() async throws(APIError) -> [Article] {
        log.note("api", "is asked for articles")
        return try await apiClient.articles()
    }
}

@MainActor
private final class LoggedDatabase: Database {
    private let database: any Database
    private let log: FlowLog

    init(_ database: any Database, log: FlowLog) {
        self.database = database
        self.log = log
    }

    func articles() async -> [Article] {
        log.note("database", "is asked for articles")
        return await database.articles()
    }

    func store(_ articles: [Article]) async {
        log.note("database", "stores articles")
        await database.store(articles)
    }

    func savedIDs() async -> Set<Article.ID> {
        log.note("database", "is asked for what is saved")
        return await database.savedIDs()
    }

    func storeSaved(_ ids: Set<Article.ID>) async {
        log.note("database", "stores what is saved")
        await database.storeSaved(ids)
    }
}

extension Action {
    /// Without what it carries.
    fileprivate var name: String { String("\(self)".prefix { $0 != "(" }) }
}

"""#),
        File("Tests/ReadingListTests/FlowTests.swift", #"""
#if !canImport(SwiftUI)
import DIRuntime
import Testing
import TextViews

@testable import ReadingList

/// The real graph; only what passes between its parts is noted on the way.
@MainActor
@Suite("The flow goes one way: view, dispatcher, reducer, repository, view")
struct FlowTests {
    private let log = FlowLog()
    private let flow: FlowComponent
    private let window: Window

    init() async {
        let resolver = ProviderTable.withOverrides { [log] table in
            table.register(FlowComponent.self) { FlowDependencyMock(of: $0.nearestAncestor(), log: log) }
            table.register(FeedComponent.self) { FeedDependencyMock(of: $0.nearestAncestor(), log: log) }
        } operation: {
            Resolver(answers: [.success([otters]), .success([otters, lighthouses]), .failure(.offline)])
        }
        flow = resolver.flowComponent
        window = Window(flow.rootView)
        await flow.actionDispatcher.settle()
        window.update()
        log.removeAll()
        log.watch("repository", "publishes") { [flow] in _ = flow.repository.state }
        log.watch("router", "turns") { _ = resolver.router.route }
    }

    @Test("an action, and what comes of it")
    func refresh() async throws {
        try await tap("Refresh")
        #expect(
            log.lines == [
                "view: is tapped at Refresh",
                "dispatcher: refresh",
                "reducer: refresh",
                "repository: publishes",
                "view: Feed, [Otters], Loading…",
                "api: is asked for articles",
                "database: stores articles",
                "reducer: fetched",
                "repository: publishes",
                "view: Feed, [Otters], [Lighthouses], [Refresh]",
            ])
    }

    @Test("an error is shown the same way")
    func offline() async throws {
        try await tap("Refresh")
        log.removeAll()
        try await tap("Refresh")
        #expect(
            log.lines == [
                "view: is tapped at Refresh",
                "dispatcher: refresh",
                "reducer: refresh",
                "repository: publishes",
                "view: Feed, [Otters], [Lighthouses], Loading…",
                "api: is asked for articles",
                "database: is asked for articles",
                "reducer: fetchFailed",
                "repository: publishes",
                "view: Feed, ! You are offline; showing what was kept, [Dismiss], [Otters], [Lighthouses], [Refresh]",
            ])
    }

    @Test("another screen, without a change of state")
    func route() async throws {
        try await tap("Otters")
        #expect(
            log.lines == [
                "view: is tapped at Otters",
                "dispatcher: open",
                "reducer: open",
                "router: turns",
                "view: Otters, They hold hands while they sleep., [Save], [Back to the feed]",
            ])
    }

    @Test("what changes nothing is not published, and nothing is drawn")
    func noChange() {
        flow.dispatcher.send(.dismissBanner)
        noteDrawing()
        #expect(log.lines == ["reducer: dismissBanner"])
    }

    private func tap(_ title: String) async throws {
        log.note("view", "is tapped at \(title)")
        try window.tap(title)
        noteDrawing()
        await flow.actionDispatcher.settle()
        noteDrawing()
    }

    /// The window draws only when something that it shows was published.
    private func noteDrawing() {
        guard window.update() else { return }
        log.note("view", window.lines.prefix { $0 != "---" }.joined(separator: ", "))
    }
}
#endif

"""#),
        File("Tests/ReadingListTests/Mocks.generated.swift", #"""
// needle-gen:generated
// Do not edit: change the protocols and run `needle-gen mocks`.
// swift-format-ignore-file
// swiftlint:disable all

import DIRuntime
import Observation
@testable import ReadingList

@MainActor final class ArticleDependencyMock: ArticleDependency {
    init(dispatcher: (any Dispatcher)? = nil, repository: (any Repository)? = nil, listTitle: String? = nil) {
        givenDispatcher = dispatcher
        givenRepository = repository
        givenListTitle = listTitle
    }

    var dispatcher: any Dispatcher {
        get {
            needleMockValue(givenDispatcher, "ArticleDependencyMock.dispatcher", "pass 'dispatcher:' to the initialiser or set it first")
        }
        set { givenDispatcher = newValue }
    }
    private var givenDispatcher: (any Dispatcher)?

    var repository: any Repository {
        get {
            needleMockValue(givenRepository, "ArticleDependencyMock.repository", "pass 'repository:' to the initialiser or set it first")
        }
        set { givenRepository = newValue }
    }
    private var givenRepository: (any Repository)?

    var listTitle: String {
        get {
            needleMockValue(givenListTitle, "ArticleDependencyMock.listTitle", "pass 'listTitle:' to the initialiser or set it first")
        }
        set { givenListTitle = newValue }
    }
    private var givenListTitle: String?
}

@MainActor final class DispatcherMock: Dispatcher {
    init() {}

    nonisolated struct SendCall {
        let action: Action
    }
    private(set) var sendCalls: [SendCall] = []
    var sendCallCount: Int { sendCalls.count }
    var sendHandler: (@MainActor (_ action: Action) -> Void)?
    private let sendSignal = DIRuntime.CallSignal()
    func sendCalled(_ count: Int = 1) async throws { try await sendSignal.wait(for: count) }
    func send(_ action: Action) {
        sendCalls.append(SendCall(action: action))
        sendSignal.called()
        sendHandler?(action)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        sendCalls = []
        sendSignal.reset()
    }
}

@MainActor final class FeedDependencyMock: FeedDependency {
    init(dispatcher: (any Dispatcher)? = nil, repository: (any Repository)? = nil) {
        givenDispatcher = dispatcher
        givenRepository = repository
    }

    var dispatcher: any Dispatcher {
        get {
            needleMockValue(givenDispatcher, "FeedDependencyMock.dispatcher", "pass 'dispatcher:' to the initialiser or set it first")
        }
        set { givenDispatcher = newValue }
    }
    private var givenDispatcher: (any Dispatcher)?

    var repository: any Repository {
        get {
            needleMockValue(givenRepository, "FeedDependencyMock.repository", "pass 'repository:' to the initialiser or set it first")
        }
        set { givenRepository = newValue }
    }
    private var givenRepository: (any Repository)?
}

@MainActor final class FlowDependencyMock: FlowDependency {
    init(
        apiClient: (any APIClient)? = nil,
        database: (any Database)? = nil,
        router: Router? = nil,
        reduce: Reducer<AppState>? = nil
    ) {
        givenApiClient = apiClient
        givenDatabase = database
        givenRouter = router
        givenReduce = reduce
    }

    var apiClient: any APIClient {
        get {
            needleMockValue(givenApiClient, "FlowDependencyMock.apiClient", "pass 'apiClient:' to the initialiser or set it first")
        }
        set { givenApiClient = newValue }
    }
    private var givenApiClient: (any APIClient)?

    var database: any Database {
        get {
            needleMockValue(givenDatabase, "FlowDependencyMock.database", "pass 'database:' to the initialiser or set it first")
        }
        set { givenDatabase = newValue }
    }
    private var givenDatabase: (any Database)?

    var router: Router {
        get {
            needleMockValue(givenRouter, "FlowDependencyMock.router", "pass 'router:' to the initialiser or set it first")
        }
        set { givenRouter = newValue }
    }
    private var givenRouter: Router?

    var reduce: Reducer<AppState> {
        get {
            needleMockValue(givenReduce, "FlowDependencyMock.reduce", "pass 'reduce:' to the initialiser or set it first")
        }
        set { givenReduce = newValue }
    }
    private var givenReduce: Reducer<AppState>?
}

@MainActor final class RepositoryMock: Repository {
    init(state: AppState? = nil) {
        givenState = state
    }

    var state: AppState {
        get { needleMockValue(givenState, "RepositoryMock.state", "pass 'state:' to the initialiser or set it first") }
        set { givenState = newValue }
    }
    private var givenState: AppState?
}

@MainActor final class SavedDependencyMock: SavedDependency {
    init(dispatcher: (any Dispatcher)? = nil, repository: (any Repository)? = nil) {
        givenDispatcher = dispatcher
        givenRepository = repository
    }

    var dispatcher: any Dispatcher {
        get {
            needleMockValue(givenDispatcher, "SavedDependencyMock.dispatcher", "pass 'dispatcher:' to the initialiser or set it first")
        }
        set { givenDispatcher = newValue }
    }
    private var givenDispatcher: (any Dispatcher)?

    var repository: any Repository {
        get {
            needleMockValue(givenRepository, "SavedDependencyMock.repository", "pass 'repository:' to the initialiser or set it first")
        }
        set { givenRepository = newValue }
    }
    private var givenRepository: (any Repository)?
}

/// The value that the test gave for a member.
private nonisolated func needleMockValue<Value>(_ given: Value?, _ member: String, _ advice: String) -> Value {
    guard let given else { DIRuntime.MockFailure.end("\(member) was read, but the test gave no value: \(advice)") }
    return given
}
private nonisolated func needleMockValue<Value>(_ given: Value??, _ member: String, _ advice: String) -> Value? {
    if given == nil { DIRuntime.MockFailure.report("\(member) was read, but the test gave no value: \(advice)") }
    return given ?? nil
}
private nonisolated func needleMockValueError(_ member: String, _ advice: String) -> any Error {
    DIRuntime.MockFailure.error("\(member) was read, but the test gave no value: \(advice)")
}

/// What is done where a member is called for which the test gave no handler.
private nonisolated func needleMockFailure(_ member: String, _ advice: String) -> Never {
    DIRuntime.MockFailure.end("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockError(_ member: String, _ advice: String) -> any Error {
    DIRuntime.MockFailure.error("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockNone<Value>(_ member: String, _ advice: String) -> Value? {
    DIRuntime.MockFailure.report("\(member) was called, but the test gave no handler: \(advice)")
    return nil
}

/// What a handler returned, as the type that the caller of a generic member wants.
private nonisolated func needleMockResult<Value>(_ returned: Any?, _ handler: String) -> Value {
    guard let value = returned as? Value else {
        let found = returned.map { "a value of type \(type(of: $0))" } ?? "nil"
        fatalError("\(handler) returned \(found), but its caller wants the type \(Value.self)")
    }
    return value
}

"""#),
        File("Tests/ReadingListTests/ReducerTests.swift", #"""
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

"""#),
        File("expected-output.txt", #"""
== launched
Feed
Loading…
---
[Feed] [Saved]
== then
Feed
[Otters]
[Refresh]
---
[Feed] [Saved]
== tapped Otters
Otters
They hold hands while they sleep.
[Save]
[Back to the feed]
---
[Feed] [Saved]
== tapped Save
Otters
They hold hands while they sleep.
[Remove]
[Back to the feed]
---
[Feed] [Saved]
== tapped Back to the feed
Feed
[Otters]
[Refresh]
---
[Feed] [Saved]
== tapped Refresh
Feed
[Otters]
Loading…
---
[Feed] [Saved]
== then
Feed
! You are offline; showing what was kept
[Dismiss]
[Otters]
[Refresh]
---
[Feed] [Saved]
== tapped Dismiss
Feed
[Otters]
[Refresh]
---
[Feed] [Saved]
== tapped Saved
Saved
[Otters]
---
[Feed] [Saved]
== tapped Otters
Otters
They hold hands while they sleep.
[Remove]
[Back to what is saved]
---
[Feed] [Saved]
== tapped Back to what is saved
Saved
[Otters]
---
[Feed] [Saved]
== tapped Feed
Feed
[Otters]
[Refresh]
---
[Feed] [Saved]
== tapped Refresh
Feed
[Otters]
Loading…
---
[Feed] [Saved]
== then
Feed
[Otters]
[Lighthouses]
[Refresh]
---
[Feed] [Saved]

"""#),
        File("needle.json", #"""
{
    "modules": {"ReadingList": "Sources/ReadingList"},
    "output": "Generated/Needle.generated.swift",
    "mocks": {
        "output": "Tests/ReadingListTests/Mocks.generated.swift",
        "protocols": ["Dispatcher", "Repository"]
    }
}

"""#),
    ]
}
