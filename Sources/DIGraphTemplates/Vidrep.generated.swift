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
swift run                      # its output is expected-output.txt
swift test
needle-gen check needle.json   # the graph alone, which each build checks by the plugin
```

## The flow

```
View ───── Action ─────▶ Dispatcher ─────▶ APIClient, Database, AssetStore
  ▲ │                     │      ▲                  │
  │ └─▶ RouterDelegate    ▼      └───── Action ─────┘
  │                    Reducer       what came of it
  │                       │
  └─────── state ◀─── Repository
```

## The scopes

```
Resolver                  apiClient, database, assetStore, router, reduce
└── FlowComponent         dispatcher, settingsDispatcher, repository, routerDelegate
    ├── FeedComponent     listTitle
    │   └── ArticleComponent
    ├── SavedComponent    listTitle
    │   └── ArticleComponent
    ├── CoverComponent
    └── SettingsComponent
```

## What to look at

- **The Resolver is a graph.** `shared { … }` makes one of each service, one dispatcher and one repository; two
  resolvers are two apps.
- **One repository, two faces.** `FlowComponent` provides `any Repository`, which can only be read. The
  `StateRepository` that can be written is private to it, and goes to the dispatchers alone. Let `FeedDependency` ask for
  `stateRepository: StateRepository`, and the build fails: "'stateRepository' of 'FlowComponent' is 'private'".
- **Scenes, parts of scenes, modifiers.** All three may send actions: `FeedView`, `SaveButton`, and `BannerModifier`,
  which puts a banner above any view.
- **Reducers are functions.** `ReducerTests` calls them with a state and an action, off the main actor too.
- **Input is checked by the reducer.** `CoverView` sends what is typed; the state has the caption and its problem, and
  what will not do is never sent to the server (`CoverTests`). The picture that comes of it is saved as a file.
- **A scene without a reducer.** The logic of the settings is a line, so `StoredSettingsDispatcher` changes the state
  itself: no action, no reducer, the same one-way street.
- **Ways are no state.** Views ask `any RouterDelegate` for another screen; who shows it is the router's business.
- **The flow is logged by a test.** `FlowTests` runs the real graph; `ProviderTable.withOverrides` puts a note-taking
  client, database, reducer and dispatcher in its ways. What is logged is compared line by line, from the tap to the
  drawing.
- **The network is real.** `URLSessionAPIClient` is tested against `TestServer`, a server of some lines on this machine, and
  `UserDefaultsDatabase` against a suite of defaults of its own; the script uses `ScriptedAPIClient` and `MemoryDatabase`.
- **Tests use mocks that are generated.** `needle-gen mocks needle.json` wrote `Mocks.generated.swift` in the tests: of
  each dependency protocol, `Dispatcher`, `Repository` and `RouterDelegate`. What takes notes or keeps articles is written
  by hand, and the mocks hand it out.
- **An error is an action as well.** When the API is down, `fetchFailed` brings what the database kept, and a banner.
- **Two parents, one component.** An article opens from both lists; `listTitle` comes from whichever it was.
- **One source for two user interfaces.** Views import SwiftUI where it exists, and [TextViews](text-views/README.md) where
  it does not.

## On a Mac

`ReadingListApp` is all that only SwiftUI has: it keeps what it knows in the user's defaults, saves pictures among the
user's documents, and asks the server that `READING_LIST_SERVER` names; without one the articles are those of the script.
Tests that look at a window of text are left out there; those of reducers, dispatchers, client and storage run. Tried so
far: all of it on Linux, where the side of SwiftUI is compiled against a stub. Nobody has run it on an Apple platform yet.

"""#),
        File("Sources/ReadingList/App/ReadingListApp.swift", #"""
#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// The same graph and the same views, in a window of SwiftUI. Without a server in the environment, as in
/// `READING_LIST_SERVER=http://localhost:8080`, the articles are those of the script.
struct ReadingListApp: App {
    private let resolver = Resolver(
        apiClient: Self.apiClient, database: UserDefaultsDatabase(),
        assetStore: FileAssets(folder: Self.pictures))

    var body: some Scene {
        WindowGroup { resolver.flowComponent.rootView }
    }

    private static var pictures: URL {
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
        return documents.first ?? FileManager.default.temporaryDirectory
    }

    private static var apiClient: any APIClient {
        guard let server = ProcessInfo.processInfo.environment["READING_LIST_SERVER"].flatMap(URL.init(string:)) else {
            return ScriptedAPIClient(answers: Script.answers)
        }
        return URLSessionAPIClient(server: server)
    }
}
#endif

"""#),
        File("Sources/ReadingList/App/Resolver.swift", #"""
import DIRuntime

/// The root of the graph that builds the app: one of each for as long as the app runs.
final class Resolver: MainActorBootstrapComponent {
    let apiClient: any APIClient
    let database: any Database
    let assetStore: any AssetStore

    init(
        apiClient: any APIClient, database: any Database = MemoryDatabase(),
        assetStore: any AssetStore = MemoryAssets()
    ) {
        self.apiClient = apiClient
        self.database = database
        self.assetStore = assetStore
        super.init()
    }

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

/// Shows the screen that the router tells, and below it the way to the pages.
struct RootView: View {
    let router: Router
    let dispatcher: any Dispatcher
    let settingsDispatcher: any SettingsDispatcher
    let makeFeed: () -> FeedView
    let makeSaved: () -> SavedView
    let makeCover: () -> CoverView
    let makeSettings: () -> SettingsView
    let makeArticleOfFeed: (Article.ID) -> ArticleView
    let makeArticleOfSaved: (Article.ID) -> ArticleView

    var body: some View {
        VStack(alignment: .leading) {
            switch (router.route.page, router.route.article) {
            case (.saved, nil): makeSaved()
            case (.saved, let id?): makeArticleOfSaved(id)
            case (.feed, nil): makeFeed()
            case (.feed, let id?): makeArticleOfFeed(id)
            case (.cover, _): makeCover()
            case (.settings, _): makeSettings()
            }
            Divider()
            HStack {
                Button("Feed") { router.show(.feed) }
                Button("Saved") { router.show(.saved) }
                Button("Cover") { router.show(.cover) }
                Button("Settings") { router.show(.settings) }
            }
        }
        .onAppear {
            settingsDispatcher.restore()
            dispatcher.send(.launch)
        }
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
        "Refresh", "Settings", "Show texts too", "Feed", "Cover",
    ]

    static let captions = ["Lighthouses", "Otters"]

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
    var routerDelegate: any RouterDelegate { get }
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
            routerDelegate: dependency.routerDelegate,
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
    let routerDelegate: any RouterDelegate
    let id: Article.ID
    let listTitle: String

    var body: some View {
        let state = repository.state
        VStack(alignment: .leading) {
            if let article = state.article(id) {
                Text(article.title)
                Text(article.text)
                SaveButton(dispatcher: dispatcher, id: id, isSaved: state.saved.ids.contains(id))
            } else {
                Text("This article is gone.")
            }
            Button("Back to \(listTitle)") { routerDelegate.close() }
        }
    }
}

"""#),
        File("Sources/ReadingList/Components/BannerModifier.swift", #"""
#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

/// Puts a banner above any view, as long as there is one, and sends that it is dismissed.
struct BannerModifier: ViewModifier {
    let banner: String?
    let dispatcher: any Dispatcher

    func body(content: Content) -> some View {
        VStack(alignment: .leading) {
            if let banner {
                Text("! \(banner)")
                Button("Dismiss") { dispatcher.send(.dismissBanner) }
            }
            content
        }
    }
}

"""#),
        File("Sources/ReadingList/Components/SaveButton.swift", #"""
#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

/// A part of scenes: it sends an action, wherever it stands.
struct SaveButton: View {
    let dispatcher: any Dispatcher
    let id: Article.ID
    let isSaved: Bool

    var body: some View {
        Button(isSaved ? "Remove" : "Save") { dispatcher.send(.toggleSaved(id)) }
    }
}

"""#),
        File("Sources/ReadingList/Cover/CoverComponent.swift", #"""
import DIRuntime

@MainActor
protocol CoverDependency: Dependency {
    var dispatcher: any Dispatcher { get }
    var repository: any Repository { get }
}

final class CoverComponent: MainActorComponent<CoverDependency> {
    var view: CoverView {
        CoverView(dispatcher: dependency.dispatcher, repository: dependency.repository)
    }
}

"""#),
        File("Sources/ReadingList/Cover/CoverView.swift", #"""
#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

/// Has the server draw a picture, and saves it on the device.
struct CoverView: View {
    let dispatcher: any Dispatcher
    let repository: any Repository

    var body: some View {
        let cover = repository.state.cover
        VStack(alignment: .leading) {
            Text("Cover")
            // The field shows the state, and what is typed is an action like any other.
            TextField("Caption", text: caption)
            if let problem = cover.problem {
                Text("! \(problem)")
            }
            if cover.isLoading {
                Text("Drawing…")
            } else {
                Button("Draw") { dispatcher.send(.makeCover) }
            }
            if let image = cover.image {
                Text("A picture of \(image.count) bytes")
                if let name = cover.savedAs {
                    Text("Saved as \(name)")
                } else {
                    Button("Save the picture") { dispatcher.send(.saveCover) }
                }
            }
        }
    }

    private var caption: Binding<String> {
        Binding { @MainActor [repository] in
            repository.state.cover.caption
        } set: { @MainActor [dispatcher] in
            dispatcher.send(.typeCaption($0))
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
    var routerDelegate: any RouterDelegate { get }
}

final class FeedComponent: MainActorComponent<FeedDependency> {
    var listTitle: String { "the feed" }

    var view: FeedView {
        FeedView(
            dispatcher: dependency.dispatcher, repository: dependency.repository,
            routerDelegate: dependency.routerDelegate)
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
    let routerDelegate: any RouterDelegate

    var body: some View {
        let feed = repository.state.feed
        let showsTexts = repository.state.settings.showsTexts
        VStack(alignment: .leading) {
            Text("Feed")
            VStack(alignment: .leading) {
                ForEach(feed.articles) { article in
                    Button(article.title) { routerDelegate.open(article.id) }
                    if showsTexts {
                        Text(article.text)
                    }
                }
                if feed.isLoading {
                    Text("Loading…")
                } else {
                    Button("Refresh") { dispatcher.send(.refresh) }
                }
            }
            .modifier(BannerModifier(banner: feed.banner, dispatcher: dispatcher))
        }
    }
}

"""#),
        File("Sources/ReadingList/Flow/Dispatcher.swift", #"""
/// Where views send what happened.
@MainActor
protocol Dispatcher: AnyObject, Sendable {
    func send(_ action: Action)
}

/// Lets the reducer change the state at once, then has done what else an action calls for. What comes of that is an
/// action again.
@MainActor
final class ActionDispatcher: Dispatcher {
    private let apiClient: any APIClient
    private let database: any Database
    private let assetStore: any AssetStore
    private let reduce: Reducer<AppState>
    private let repository: StateRepository
    private var effects: [Int: Task<Void, Never>] = [:]
    private var effectCount = 0

    init(
        apiClient: any APIClient,
        database: any Database,
        assetStore: any AssetStore,
        reduce: @escaping Reducer<AppState>,
        repository: StateRepository
    ) {
        self.apiClient = apiClient
        self.database = database
        self.assetStore = assetStore
        self.reduce = reduce
        self.repository = repository
    }

    func send(_ action: Action) {
        let before = repository.state
        repository.update { reduce(&$0, action) }
        switch action {
        case .launch: start { await self.launch() }
        case .refresh: start { await self.refresh() }
        case .toggleSaved: start { await self.storeSaved() }
        case .makeCover where !before.cover.isLoading: makeCover(repository.state.cover)
        case .saveCover: saveCover(repository.state.cover)
        default: break
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

    /// The reducer has decided whether the caption will do.
    private func makeCover(_ cover: CoverState) {
        if cover.isLoading { start { await self.draw(cover.caption) } }
    }

    private func draw(_ caption: String) async {
        do {
            send(.coverMade(try await apiClient.cover(caption: caption)))
        } catch {
            send(.coverFailed(reason: error.message))
        }
    }

    private func saveCover(_ cover: CoverState) {
        guard let image = cover.image, cover.savedAs == nil else { return }
        start { [assetStore] in
            do {
                self.send(.coverSaved(as: try await assetStore.save(image, caption: cover.caption)))
            } catch {
                self.send(.coverFailed(reason: "The picture could not be saved"))
            }
        }
    }
}

extension APIError {
    fileprivate var message: String {
        switch self {
        case .offline: "You are offline"
        case .refused(let status): "The server answers with \(status)"
        case .unreadable: "The server answers what this app does not understand"
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
    var assetStore: any AssetStore { get }
    var router: Router { get }
    var reduce: Reducer<AppState> { get }
}

/// The one-way street: whoever stands below can send actions and read the state, and has no other way to change it.
final class FlowComponent: MainActorComponent<FlowDependency> {
    var dispatcher: any Dispatcher { actionDispatcher }
    var settingsDispatcher: any SettingsDispatcher { storedSettingsDispatcher }
    var repository: any Repository { stateRepository }
    /// All that views know of the router.
    var routerDelegate: any RouterDelegate { dependency.router }

    var actionDispatcher: ActionDispatcher {
        shared {
            ActionDispatcher(
                apiClient: dependency.apiClient,
                database: dependency.database,
                assetStore: dependency.assetStore,
                reduce: dependency.reduce,
                repository: stateRepository
            )
        }
    }

    var storedSettingsDispatcher: StoredSettingsDispatcher {
        shared { StoredSettingsDispatcher(database: dependency.database, repository: stateRepository) }
    }

    // Private, so that nobody below can ask for it.
    private var stateRepository: StateRepository { shared { StateRepository() } }

    var rootView: RootView {
        RootView(
            router: dependency.router,
            dispatcher: dispatcher,
            settingsDispatcher: settingsDispatcher,
            makeFeed: { self.feedComponent.view },
            makeSaved: { self.savedComponent.view },
            makeCover: { self.coverComponent.view },
            makeSettings: { self.settingsComponent.view },
            makeArticleOfFeed: { self.feedComponent.articleComponent($0).view },
            makeArticleOfSaved: { self.savedComponent.articleComponent($0).view }
        )
    }

    /// Returns when nothing is under way any more.
    func settle() async {
        await actionDispatcher.settle()
        await storedSettingsDispatcher.settle()
    }

    var feedComponent: FeedComponent { FeedComponent(parent: self) }
    var savedComponent: SavedComponent { SavedComponent(parent: self) }
    var coverComponent: CoverComponent { CoverComponent(parent: self) }
    var settingsComponent: SettingsComponent { SettingsComponent(parent: self) }
}

"""#),
        File("Sources/ReadingList/Flow/Repository.swift", #"""
import Observation

/// The one place where the state is, as views see it: they can read and observe it, and no more.
@MainActor
protocol Repository: AnyObject, Sendable {
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
import Foundation

/// What happens in the app. Views send the first ones; the others are what came of them.
enum Action: Equatable, Sendable {
    case launch
    case refresh
    case dismissBanner
    case toggleSaved(Article.ID)
    case typeCaption(String)
    case makeCover
    case saveCover

    case fetched([Article])
    case fetchFailed(reason: String, cached: [Article])
    case restoredSaved(Set<Article.ID>)
    case coverMade(Data)
    case coverSaved(as: String)
    case coverFailed(reason: String)
}

"""#),
        File("Sources/ReadingList/Model/AppState.swift", #"""
import Foundation

/// All that the app knows; views show it, and only dispatchers change it.
struct AppState: Equatable, Sendable {
    var feed = FeedState()
    var saved = SavedState()
    var cover = CoverState()
    var settings = SettingsState()

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

/// A picture with a few words on it, which the server draws.
struct CoverState: Equatable, Sendable {
    static let limit = 10

    var caption = ""
    var isLoading = false
    var image: Data?
    /// What is wrong with the caption, or with what was tried last.
    var problem: String?
    /// The name under which the device has the image.
    var savedAs: String?
}

struct SettingsState: Equatable, Sendable {
    var showsTexts = false
}

"""#),
        File("Sources/ReadingList/Model/Article.swift", #"""
struct Article: Codable, Equatable, Identifiable, Sendable {
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
    reduceCover(&state.cover, action)
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
    default:
        break
    }
}

@Sendable func reduceSaved(_ state: inout SavedState, _ action: Action) {
    switch action {
    case .toggleSaved(let id):
        state.ids.formSymmetricDifference([id])
    case .restoredSaved(let ids):
        state.ids = ids
    default:
        break
    }
}

@Sendable func reduceCover(_ state: inout CoverState, _ action: Action) {
    switch action {
    case .typeCaption(let caption):
        state.caption = caption
        state.problem = problem(ofCaption: caption)
    case .makeCover:
        state.problem = problem(ofCaption: state.caption)
        guard state.problem == nil else { break }
        state.isLoading = true
        state.image = nil
        state.savedAs = nil
    case .coverMade(let image):
        state.isLoading = false
        state.image = image
    case .coverSaved(let name):
        state.savedAs = name
        state.problem = nil
    case .coverFailed(let reason):
        state.isLoading = false
        state.problem = reason
    default:
        break
    }
}

private func problem(ofCaption caption: String) -> String? {
    if caption.allSatisfy(\.isWhitespace) { return "A cover needs a caption" }
    if caption.contains(where: \.isNewline) { return "A caption is one line" }
    if caption.count >= CoverState.limit { return "A caption has fewer than \(CoverState.limit) characters" }
    return nil
}

"""#),
        File("Sources/ReadingList/Saved/SavedComponent.swift", #"""
import DIRuntime

@MainActor
protocol SavedDependency: Dependency {
    var repository: any Repository { get }
    var routerDelegate: any RouterDelegate { get }
}

final class SavedComponent: MainActorComponent<SavedDependency> {
    var listTitle: String { "what is saved" }

    var view: SavedView {
        SavedView(repository: dependency.repository, routerDelegate: dependency.routerDelegate)
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
    let repository: any Repository
    let routerDelegate: any RouterDelegate

    var body: some View {
        let state = repository.state
        let articles = state.feed.articles.filter { state.saved.ids.contains($0.id) }
        VStack(alignment: .leading) {
            Text("Saved")
            if articles.isEmpty {
                Text("Nothing is saved.")
            }
            ForEach(articles) { article in
                Button(article.title) { routerDelegate.open(article.id) }
            }
        }
    }
}

"""#),
        File("Sources/ReadingList/Services/APIClient.swift", #"""
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Where articles and covers come from.
protocol APIClient: Sendable {
    func articles() async throws(APIError) -> [Article]
    func cover(caption: String) async throws(APIError) -> Data
}

enum APIError: Error, Equatable {
    /// Nobody answers.
    case offline
    /// The server answers that it cannot, by an HTTP status.
    case refused(status: Int)
    /// The server answers something else than was asked for.
    case unreadable
}

/// Asks a server over HTTP.
struct URLSessionAPIClient: APIClient {
    private let server: URL
    private let session: URLSession

    init(server: URL, session: URLSession = .shared) {
        self.server = server
        self.session = session
    }

    func articles() async throws(APIError) -> [Article] {
        let data = try await get(server.appendingPathComponent("articles"))
        do {
            return try JSONDecoder().decode([Article].self, from: data)
        } catch {
            throw .unreadable
        }
    }

    func cover(caption: String) async throws(APIError) -> Data {
        var components = URLComponents(url: server.appendingPathComponent("cover"), resolvingAgainstBaseURL: false)
        components?.queryItems = [URLQueryItem(name: "caption", value: caption)]
        guard let url = components?.url else { throw .unreadable }
        let image = try await get(url)
        if image.isEmpty { throw .unreadable }
        return image
    }

    private func get(_ url: URL) async throws(APIError) -> Data {
        let data: Data
        let response: URLResponse
        do {
            (data, response) = try await session.data(from: url)
        } catch {
            throw .offline
        }
        guard let status = (response as? HTTPURLResponse)?.statusCode else { throw .unreadable }
        guard 200..<300 ~= status else { throw .refused(status: status) }
        return data
    }
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

    func cover(caption: String) -> Data {
        Data("A picture of \(caption)".utf8)
    }
}

"""#),
        File("Sources/ReadingList/Services/AssetStore.swift", #"""
import Foundation

/// Where pictures go that the user wants to keep.
protocol AssetStore: Sendable {
    /// Saves a picture, and tells the name that it got; what was saved before stays.
    func save(_ image: Data, caption: String) async throws -> String
}

/// Saves pictures as files of a folder.
actor FileAssets: AssetStore {
    private let folder: URL

    init(folder: URL) {
        self.folder = folder
    }

    func save(_ image: Data, caption: String) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = freeName(for: caption)
        try image.write(to: folder.appendingPathComponent(name), options: .atomic)
        return name
    }

    /// The caption is the user's: of it only what any file system takes is kept.
    private func freeName(for caption: String) -> String {
        let words = caption.lowercased().split { !$0.isLetter && !$0.isNumber }
        let stem = (["cover"] + words).joined(separator: "-")
        var name = "\(stem).png"
        var number = 1
        while isTaken(name) {
            number += 1
            name = "\(stem)-\(number).png"
        }
        return name
    }

    private func isTaken(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }
}

actor MemoryAssets: AssetStore {
    private(set) var images: [Data] = []

    func save(_ image: Data, caption: String) -> String {
        images.append(image)
        return "picture \(images.count)"
    }
}

"""#),
        File("Sources/ReadingList/Services/Database.swift", #"""
import Foundation

/// What is kept on the device, for the time when the API cannot be reached.
protocol Database: Sendable {
    func articles() async -> [Article]
    func store(_ articles: [Article]) async

    func savedIDs() async -> Set<Article.ID>
    func storeSaved(_ ids: Set<Article.ID>) async

    func showsTexts() async -> Bool
    func storeShowsTexts(_ showsTexts: Bool) async
}

/// Keeps all in the user's defaults, from one launch to the next.
struct UserDefaultsDatabase: Database {
    private let suite: String?

    init(suite: String? = nil) {
        self.suite = suite
    }

    /// What an earlier version of the app wrote and this one cannot read counts as nothing.
    func articles() -> [Article] {
        guard let data = defaults?.data(forKey: "articles") else { return [] }
        return (try? JSONDecoder().decode([Article].self, from: data)) ?? []
    }

    func store(_ articles: [Article]) {
        guard let data = try? JSONEncoder().encode(articles) else { return }
        defaults?.set(data, forKey: "articles")
    }

    func savedIDs() -> Set<Article.ID> { Set(defaults?.array(forKey: "saved") as? [Article.ID] ?? []) }
    func storeSaved(_ ids: Set<Article.ID>) { defaults?.set(ids.sorted(), forKey: "saved") }

    func showsTexts() -> Bool { defaults?.bool(forKey: "showsTexts") ?? false }
    func storeShowsTexts(_ showsTexts: Bool) { defaults?.set(showsTexts, forKey: "showsTexts") }

    private var defaults: UserDefaults? { UserDefaults(suiteName: suite) }
}

actor MemoryDatabase: Database {
    private var keptArticles: [Article]
    private var keptIDs: Set<Article.ID>
    private var keptShowsTexts = false

    init(articles: [Article] = [], savedIDs: Set<Article.ID> = []) {
        keptArticles = articles
        keptIDs = savedIDs
    }

    func articles() -> [Article] { keptArticles }
    func store(_ articles: [Article]) { keptArticles = articles }

    func savedIDs() -> Set<Article.ID> { keptIDs }
    func storeSaved(_ ids: Set<Article.ID>) { keptIDs = ids }

    func showsTexts() -> Bool { keptShowsTexts }
    func storeShowsTexts(_ showsTexts: Bool) { keptShowsTexts = showsTexts }
}

"""#),
        File("Sources/ReadingList/Services/Router.swift", #"""
import Observation

enum Page: Sendable {
    case feed
    case saved
    case cover
    case settings
}

/// Which screen is shown: a page, or an article that was opened from it.
struct Route: Equatable, Sendable {
    var page = Page.feed
    var article: Article.ID?
}

/// Where views ask for another screen. What the screen shows is no business of theirs, and the way no part of the state.
@MainActor
protocol RouterDelegate: AnyObject, Sendable {
    func show(_ page: Page)
    func open(_ article: Article.ID)
    func close()
}

@MainActor
@Observable
final class Router: RouterDelegate {
    private(set) var route = Route()

    func show(_ page: Page) {
        route = Route(page: page)
    }

    func open(_ article: Article.ID) {
        route.article = article
    }

    func close() {
        route.article = nil
    }
}

"""#),
        File("Sources/ReadingList/Settings/SettingsComponent.swift", #"""
import DIRuntime

@MainActor
protocol SettingsDependency: Dependency {
    var settingsDispatcher: any SettingsDispatcher { get }
    var repository: any Repository { get }
}

final class SettingsComponent: MainActorComponent<SettingsDependency> {
    var view: SettingsView {
        SettingsView(dispatcher: dependency.settingsDispatcher, repository: dependency.repository)
    }
}

"""#),
        File("Sources/ReadingList/Settings/SettingsDispatcher.swift", #"""
// A scene whose logic is a line needs no reducer, and no actions: its dispatcher changes the state itself.

/// What the settings can do.
@MainActor
protocol SettingsDispatcher: AnyObject, Sendable {
    /// Takes over what an earlier launch has left.
    func restore()
    func showTexts(_ showsTexts: Bool)
}

@MainActor
final class StoredSettingsDispatcher: SettingsDispatcher {
    private let database: any Database
    private let repository: StateRepository
    private var last: Task<Void, Never>?

    init(database: any Database, repository: StateRepository) {
        self.database = database
        self.repository = repository
    }

    func restore() {
        enqueue { [database, repository] in
            let showsTexts = await database.showsTexts()
            repository.update { $0.settings.showsTexts = showsTexts }
        }
    }

    func showTexts(_ showsTexts: Bool) {
        repository.update { $0.settings.showsTexts = showsTexts }
        enqueue { [database] in await database.storeShowsTexts(showsTexts) }
    }

    /// Returns when nothing is under way any more.
    func settle() async {
        await last?.value
    }

    /// One after the other, so that the database keeps what was set last.
    private func enqueue(_ work: @escaping @MainActor () async -> Void) {
        last = Task { [last] in
            await last?.value
            await work()
        }
    }
}

"""#),
        File("Sources/ReadingList/Settings/SettingsView.swift", #"""
#if canImport(SwiftUI)
import SwiftUI
#else
import TextViews
#endif

struct SettingsView: View {
    let dispatcher: any SettingsDispatcher
    let repository: any Repository

    var body: some View {
        let showsTexts = repository.state.settings.showsTexts
        VStack(alignment: .leading) {
            Text("Settings")
            Text(showsTexts ? "The feed shows titles and texts." : "The feed shows titles.")
            Button(showsTexts ? "Show titles only" : "Show texts too") { dispatcher.showTexts(!showsTexts) }
        }
    }
}

"""#),
        File("Sources/ReadingList/main.swift", #"""
#if canImport(SwiftUI)
ReadingListApp.main()
#else
import TextViews

let flow = Resolver(apiClient: ScriptedAPIClient(answers: Script.answers)).flowComponent
let window = Window(flow.rootView)

@MainActor
func show(_ title: String) {
    print("== \(title)")
    for line in window.lines { print(line) }
}

/// Shows what an action changes at once, and then what comes of it.
@MainActor
func showWhatComes(of title: String) async {
    show(title)
    await flow.settle()
    if window.update() { show("then") }
}

await showWhatComes(of: "launched")
for title in Script.taps {
    try window.tap(title)
    await showWhatComes(of: "tapped \(title)")
}
for caption in Script.captions {
    try window.type(caption, into: "Caption")
    try window.tap("Draw")
    await showWhatComes(of: "drew '\(caption)'")
}
try window.tap("Save the picture")
await showWhatComes(of: "saved the picture")
#endif

"""#),
        File("Tests/ReadingListTests/APIClientTests.swift", #"""
import Foundation
import Testing

@testable import ReadingList

@Suite("The client of a server", .timeLimit(.minutes(1)))
struct APIClientTests {
    @Test("reads articles")
    func articles() async throws {
        let articles = [otters, lighthouses]
        let body = try JSONEncoder().encode(articles)
        let server = try TestServer { $0 == "/articles" ? TestServer.Answer(body: body) : nil }
        defer { server.stop() }
        #expect(try await URLSessionAPIClient(server: server.url).articles() == articles)
        #expect(server.requests == ["/articles"])
    }

    @Test("asks for a cover by its caption, whatever stands in it")
    func cover() async throws {
        let image = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0) })
        let server = try TestServer { _ in TestServer.Answer(body: image) }
        defer { server.stop() }
        let client = URLSessionAPIClient(server: server.url)
        #expect(try await client.cover(caption: "Otters") == image)
        #expect(try await client.cover(caption: "ä & b=c?") == image)
        #expect(
            server.requests.map { $0.removingPercentEncoding } == ["/cover?caption=Otters", "/cover?caption=ä & b=c?"])
        // What belongs to the caption does not end it.
        #expect(server.requests.last?.contains("&") == false)
    }

    @Test(
        "tells what came of it",
        arguments: [
            (TestServer.Answer(status: 500), APIError.refused(status: 500)),
            (TestServer.Answer(status: 404, body: Data("[]".utf8)), .refused(status: 404)),
            (TestServer.Answer(body: Data("not JSON".utf8)), .unreadable),
            (TestServer.Answer(body: Data(#"[{"id": 1}]"#.utf8)), .unreadable),
            (TestServer.Answer(), .unreadable),
            (TestServer.Answer(isCutOff: true), .offline),
        ])
    func failure(answer: TestServer.Answer, error: APIError) async throws {
        let server = try TestServer { _ in answer }
        defer { server.stop() }
        await #expect(throws: error) { try await URLSessionAPIClient(server: server.url).articles() }
    }

    @Test("is offline when nobody listens")
    func nobody() async throws {
        let server = try TestServer { _ in nil }
        server.stop()
        await #expect(throws: APIError.offline) { try await URLSessionAPIClient(server: server.url).articles() }
        await #expect(throws: APIError.offline) {
            try await URLSessionAPIClient(server: server.url).cover(caption: "a")
        }
    }

    @Test("serves the app: what the server sends is shown, and kept for the time when it is gone")
    @MainActor
    func app() async throws {
        let body = try JSONEncoder().encode([otters])
        let server = try TestServer { $0 == "/articles" ? TestServer.Answer(body: body) : nil }
        let flow = Resolver(apiClient: URLSessionAPIClient(server: server.url)).flowComponent
        flow.dispatcher.send(.refresh)
        await flow.settle()
        #expect(flow.repository.state.feed == FeedState(articles: [otters]))

        flow.dispatcher.send(.typeCaption("Otters"))
        flow.dispatcher.send(.makeCover)
        await flow.settle()
        #expect(flow.repository.state.cover.problem == "The server answers with 404")

        server.stop()
        flow.dispatcher.send(.refresh)
        await flow.settle()
        #expect(
            flow.repository.state.feed
                == FeedState(articles: [otters], banner: "You are offline; showing what was kept"))
    }
}

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

"""#),
        File("Tests/ReadingListTests/CoverTests.swift", #"""
import Foundation
import Testing

@testable import ReadingList

@MainActor
@Suite("A cover, from the caption to the file")
struct CoverTests {
    private let repository = StateRepository()
    private let assets = MemoryAssets()

    @Test(
        "a caption is what it should be, or its problem is told",
        arguments: [
            ("Otters", nil), ("123456789", nil), ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", nil),
            ("1234567890", "A caption has fewer than 10 characters"), ("", "A cover needs a caption"),
            (" \t", "A cover needs a caption"), ("a\nb", "A caption is one line"),
        ] as [(String, String?)])
    nonisolated func caption(text: String, problem: String?) {
        var state = CoverState()
        reduceCover(&state, .typeCaption(text))
        #expect(state == CoverState(caption: text, problem: problem))
        reduceCover(&state, .makeCover)
        #expect(state == CoverState(caption: text, isLoading: problem == nil, problem: problem))
    }

    @Test("a caption that will not do is not sent")
    func invalid() async {
        let client = CountingClient()
        let dispatcher = dispatcher(client)
        dispatcher.send(.makeCover)
        dispatcher.send(.typeCaption("far too long"))
        dispatcher.send(.makeCover)
        await dispatcher.settle()
        #expect(await client.captions == [])
        #expect(repository.state.cover.problem == "A caption has fewer than 10 characters")
    }

    @Test("it is drawn once, saved once, and its name shown")
    func draws() async {
        let client = CountingClient()
        let dispatcher = dispatcher(client)
        dispatcher.send(.typeCaption("Otters"))
        dispatcher.send(.makeCover)
        dispatcher.send(.makeCover)
        #expect(repository.state.cover.isLoading)
        await dispatcher.settle()
        #expect(await client.captions == ["Otters"])
        let image = Data("Otters".utf8)
        #expect(repository.state.cover == CoverState(caption: "Otters", image: image))

        dispatcher.send(.saveCover)
        await dispatcher.settle()
        dispatcher.send(.saveCover)
        await dispatcher.settle()
        #expect(await assets.images == [image])
        #expect(repository.state.cover.savedAs == "picture 1")
    }

    @Test("without a picture there is nothing to save")
    func nothingToSave() async {
        let dispatcher = dispatcher(CountingClient())
        dispatcher.send(.saveCover)
        await dispatcher.settle()
        #expect(await assets.images == [])
        #expect(repository.state == AppState())
    }

    @Test("a picture that cannot be saved is still there, and can be saved later")
    func fullDevice() async {
        let dispatcher = dispatcher(CountingClient(), assets: FullDevice())
        dispatcher.send(.typeCaption("Otters"))
        dispatcher.send(.makeCover)
        await dispatcher.settle()
        dispatcher.send(.saveCover)
        await dispatcher.settle()
        let cover = repository.state.cover
        #expect(cover.problem == "The picture could not be saved")
        #expect(cover.image != nil && cover.savedAs == nil)
    }

    private func dispatcher(_ client: any APIClient, assets: (any AssetStore)? = nil) -> ActionDispatcher {
        ActionDispatcher(
            apiClient: client, database: MemoryDatabase(), assetStore: assets ?? self.assets, reduce: reduceApp,
            repository: repository)
    }
}

private actor CountingClient: APIClient {
    private(set) var captions: [String] = []

    func articles() -> [Article] { [] }

    func cover(caption: String) -> Data {
        captions.append(caption)
        return Data(caption.utf8)
    }
}

private struct FullDevice: AssetStore {
    struct Full: Error {}

    func save(_ image: Data, caption: String) throws -> String {
        throw Full()
    }
}

"""#),
        File("Tests/ReadingListTests/DispatcherTests.swift", #"""
import Testing

@testable import ReadingList

@MainActor
@Suite("The dispatcher between the services, the reducer and the repository")
struct DispatcherTests {
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

    private func dispatcher(
        answers: [Result<[Article], APIError>], database: any Database
    ) -> ActionDispatcher {
        ActionDispatcher(
            apiClient: ScriptedAPIClient(answers: answers),
            database: database,
            assetStore: MemoryAssets(),
            reduce: reduceApp,
            repository: repository
        )
    }
}

"""#),
        File("Tests/ReadingListTests/FlowLog.swift", #"""
import DIRuntime
import Foundation
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
            assetStore: resolver.assetStore,
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
        self.init(
            dispatcher: LoggedDispatcher(flow.dispatcher, log: log), repository: flow.repository,
            routerDelegate: flow.routerDelegate)
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

    func cover(caption: String) async throws(APIError) -> Data {
        log.note("api", "is asked for a cover")
        return try await apiClient.cover(caption: caption)
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

    func showsTexts() async -> Bool { await database.showsTexts() }
    func storeShowsTexts(_ showsTexts: Bool) async { await database.storeShowsTexts(showsTexts) }
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
            Resolver(
                apiClient: ScriptedAPIClient(
                    answers: [.success([otters]), .success([otters, lighthouses]), .failure(.offline)]))
        }
        flow = resolver.flowComponent
        window = Window(flow.rootView)
        await flow.settle()
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
                "router: turns",
                "view: Otters, They hold hands while they sleep., [Save], [Back to the feed]",
            ])
    }

    @Test("what is typed goes the same way, and the field shows the state")
    func typing() async throws {
        try await tap("Cover")
        log.removeAll()
        try window.type("Otters", into: "Caption")
        noteDrawing()
        #expect(
            log.lines == [
                "reducer: typeCaption", "repository: publishes", "view: Cover, Caption: Otters, [Draw]",
            ])
    }

    @Test("a scene without a reducer changes the state by its dispatcher alone")
    func settings() async throws {
        try await tap("Settings")
        log.removeAll()
        try await tap("Show texts too")
        #expect(
            log.lines == [
                "view: is tapped at Show texts too",
                "repository: publishes",
                "view: Settings, The feed shows titles and texts., [Show titles only]",
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
        await flow.settle()
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
    init(
        dispatcher: (any Dispatcher)? = nil,
        repository: (any Repository)? = nil,
        routerDelegate: (any RouterDelegate)? = nil,
        listTitle: String? = nil
    ) {
        givenDispatcher = dispatcher
        givenRepository = repository
        givenRouterDelegate = routerDelegate
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

    var routerDelegate: any RouterDelegate {
        get {
            needleMockValue(givenRouterDelegate, "ArticleDependencyMock.routerDelegate", "pass 'routerDelegate:' to the initialiser or set it first")
        }
        set { givenRouterDelegate = newValue }
    }
    private var givenRouterDelegate: (any RouterDelegate)?

    var listTitle: String {
        get {
            needleMockValue(givenListTitle, "ArticleDependencyMock.listTitle", "pass 'listTitle:' to the initialiser or set it first")
        }
        set { givenListTitle = newValue }
    }
    private var givenListTitle: String?
}

@MainActor final class CoverDependencyMock: CoverDependency {
    init(dispatcher: (any Dispatcher)? = nil, repository: (any Repository)? = nil) {
        givenDispatcher = dispatcher
        givenRepository = repository
    }

    var dispatcher: any Dispatcher {
        get {
            needleMockValue(givenDispatcher, "CoverDependencyMock.dispatcher", "pass 'dispatcher:' to the initialiser or set it first")
        }
        set { givenDispatcher = newValue }
    }
    private var givenDispatcher: (any Dispatcher)?

    var repository: any Repository {
        get {
            needleMockValue(givenRepository, "CoverDependencyMock.repository", "pass 'repository:' to the initialiser or set it first")
        }
        set { givenRepository = newValue }
    }
    private var givenRepository: (any Repository)?
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
    init(
        dispatcher: (any Dispatcher)? = nil,
        repository: (any Repository)? = nil,
        routerDelegate: (any RouterDelegate)? = nil
    ) {
        givenDispatcher = dispatcher
        givenRepository = repository
        givenRouterDelegate = routerDelegate
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

    var routerDelegate: any RouterDelegate {
        get {
            needleMockValue(givenRouterDelegate, "FeedDependencyMock.routerDelegate", "pass 'routerDelegate:' to the initialiser or set it first")
        }
        set { givenRouterDelegate = newValue }
    }
    private var givenRouterDelegate: (any RouterDelegate)?
}

@MainActor final class FlowDependencyMock: FlowDependency {
    init(
        apiClient: (any APIClient)? = nil,
        database: (any Database)? = nil,
        assetStore: (any AssetStore)? = nil,
        router: Router? = nil,
        reduce: Reducer<AppState>? = nil
    ) {
        givenApiClient = apiClient
        givenDatabase = database
        givenAssetStore = assetStore
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

    var assetStore: any AssetStore {
        get {
            needleMockValue(givenAssetStore, "FlowDependencyMock.assetStore", "pass 'assetStore:' to the initialiser or set it first")
        }
        set { givenAssetStore = newValue }
    }
    private var givenAssetStore: (any AssetStore)?

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

@MainActor final class RouterDelegateMock: RouterDelegate {
    init() {}

    nonisolated struct ShowCall {
        let page: Page
    }
    private(set) var showCalls: [ShowCall] = []
    var showCallCount: Int { showCalls.count }
    var showHandler: (@MainActor (_ page: Page) -> Void)?
    private let showSignal = DIRuntime.CallSignal()
    func showCalled(_ count: Int = 1) async throws { try await showSignal.wait(for: count) }
    func show(_ page: Page) {
        showCalls.append(ShowCall(page: page))
        showSignal.called()
        showHandler?(page)
    }

    nonisolated struct OpenCall {
        let article: Article.ID
    }
    private(set) var openCalls: [OpenCall] = []
    var openCallCount: Int { openCalls.count }
    var openHandler: (@MainActor (_ article: Article.ID) -> Void)?
    private let openSignal = DIRuntime.CallSignal()
    func openCalled(_ count: Int = 1) async throws { try await openSignal.wait(for: count) }
    func open(_ article: Article.ID) {
        openCalls.append(OpenCall(article: article))
        openSignal.called()
        openHandler?(article)
    }

    private(set) var closeCallCount = 0
    var closeHandler: (@MainActor () -> Void)?
    private let closeSignal = DIRuntime.CallSignal()
    func closeCalled(_ count: Int = 1) async throws { try await closeSignal.wait(for: count) }
    func close() {
        closeCallCount += 1
        closeSignal.called()
        closeHandler?()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        showCalls = []
        showSignal.reset()
        openCalls = []
        openSignal.reset()
        closeCallCount = 0
        closeSignal.reset()
    }
}

@MainActor final class SavedDependencyMock: SavedDependency {
    init(repository: (any Repository)? = nil, routerDelegate: (any RouterDelegate)? = nil) {
        givenRepository = repository
        givenRouterDelegate = routerDelegate
    }

    var repository: any Repository {
        get {
            needleMockValue(givenRepository, "SavedDependencyMock.repository", "pass 'repository:' to the initialiser or set it first")
        }
        set { givenRepository = newValue }
    }
    private var givenRepository: (any Repository)?

    var routerDelegate: any RouterDelegate {
        get {
            needleMockValue(givenRouterDelegate, "SavedDependencyMock.routerDelegate", "pass 'routerDelegate:' to the initialiser or set it first")
        }
        set { givenRouterDelegate = newValue }
    }
    private var givenRouterDelegate: (any RouterDelegate)?
}

@MainActor final class SettingsDependencyMock: SettingsDependency {
    init(settingsDispatcher: (any SettingsDispatcher)? = nil, repository: (any Repository)? = nil) {
        givenSettingsDispatcher = settingsDispatcher
        givenRepository = repository
    }

    var settingsDispatcher: any SettingsDispatcher {
        get {
            needleMockValue(givenSettingsDispatcher, "SettingsDependencyMock.settingsDispatcher", "pass 'settingsDispatcher:' to the initialiser or set it first")
        }
        set { givenSettingsDispatcher = newValue }
    }
    private var givenSettingsDispatcher: (any SettingsDispatcher)?

    var repository: any Repository {
        get {
            needleMockValue(givenRepository, "SettingsDependencyMock.repository", "pass 'repository:' to the initialiser or set it first")
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
private nonisolated func needleMockValueError(_ member: String, _ advice: String) -> any Swift.Error {
    DIRuntime.MockFailure.error("\(member) was read, but the test gave no value: \(advice)")
}

/// What is done where a member is called for which the test gave no handler.
private nonisolated func needleMockFailure(_ member: String, _ advice: String) -> Never {
    DIRuntime.MockFailure.end("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockError(_ member: String, _ advice: String) -> any Swift.Error {
    DIRuntime.MockFailure.error("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockNone<Value: ~Copyable>(_ member: String, _ advice: String) -> Value? {
    DIRuntime.MockFailure.report("\(member) was called, but the test gave no handler: \(advice)")
    return nil
}

/// What a handler returned, as the type that the caller of a generic member wants.
private nonisolated func needleMockResult<Value>(_ returned: Any?, _ handler: String) -> Value {
    if let returned, let value = returned as? Value { return value }
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
        File("Tests/ReadingListTests/RouterTests.swift", #"""
import Testing

@testable import ReadingList

@MainActor
@Suite("The router")
struct RouterTests {
    @Test("goes from page to page, and to an article and back")
    func routes() {
        let router = Router()
        #expect(router.route == Route(page: .feed))
        router.show(.saved)
        router.open(1)
        #expect(router.route == Route(page: .saved, article: 1))
        router.close()
        #expect(router.route == Route(page: .saved))
        router.open(2)
        router.show(.settings)
        #expect(router.route == Route(page: .settings))
    }
}

"""#),
        File("Tests/ReadingListTests/SettingsTests.swift", #"""
import Testing

@testable import ReadingList

@MainActor
@Suite("A scene without a reducer")
struct SettingsTests {
    private let repository = StateRepository()
    private let database = MemoryDatabase()

    @Test("its dispatcher changes the state at once, and keeps it")
    func showTexts() async {
        let dispatcher = StoredSettingsDispatcher(database: database, repository: repository)
        dispatcher.showTexts(true)
        #expect(repository.state == AppState(settings: SettingsState(showsTexts: true)))
        await dispatcher.settle()
        #expect(await database.showsTexts())
    }

    @Test("the last of many changes counts")
    func last() async {
        let dispatcher = StoredSettingsDispatcher(database: database, repository: repository)
        for number in 1...101 { dispatcher.showTexts(number.isMultiple(of: 2)) }
        await dispatcher.settle()
        #expect(await !database.showsTexts())
        #expect(!repository.state.settings.showsTexts)
    }

    @Test("it takes over what was kept")
    func restore() async {
        await database.storeShowsTexts(true)
        let dispatcher = StoredSettingsDispatcher(database: database, repository: repository)
        dispatcher.restore()
        await dispatcher.settle()
        #expect(repository.state.settings.showsTexts)
    }
}

"""#),
        File("Tests/ReadingListTests/StorageTests.swift", #"""
import Foundation
import Testing

@testable import ReadingList

@Suite("What stays on the device")
struct StorageTests {
    @Test("the user's defaults keep all from one launch to the next")
    func defaults() {
        withSuite { suite in
            let database = UserDefaultsDatabase(suite: suite)
            #expect(database.articles() == [])
            #expect(database.savedIDs() == [])
            #expect(!database.showsTexts())
            database.store([otters, lighthouses])
            database.storeSaved([2, 1])
            database.storeShowsTexts(true)

            let nextLaunch = UserDefaultsDatabase(suite: suite)
            #expect(nextLaunch.articles() == [otters, lighthouses])
            #expect(nextLaunch.savedIDs() == [1, 2])
            #expect(nextLaunch.showsTexts())
            nextLaunch.store([])
            nextLaunch.storeSaved([])
            nextLaunch.storeShowsTexts(false)
            #expect(database.articles() == [] && database.savedIDs() == [] && !database.showsTexts())
        }
    }

    @Test("what an earlier version wrote and nobody can read is nothing")
    func unreadable() {
        withSuite { suite in
            let defaults = UserDefaults(suiteName: suite)
            defaults?.set(Data("not JSON".utf8), forKey: "articles")
            defaults?.set("text", forKey: "saved")
            let database = UserDefaultsDatabase(suite: suite)
            #expect(database.articles() == [])
            #expect(database.savedIDs() == [])
        }
    }

    @Test("the app begins with what the last launch kept")
    @MainActor
    func nextLaunch() async {
        await withSuite { suite in
            let first = Resolver(
                apiClient: ScriptedAPIClient(answers: [.success([otters])]),
                database: UserDefaultsDatabase(suite: suite)
            ).flowComponent
            first.dispatcher.send(.launch)
            await first.settle()
            first.dispatcher.send(.toggleSaved(1))
            first.settingsDispatcher.showTexts(true)
            await first.settle()

            let second = Resolver(
                apiClient: ScriptedAPIClient(answers: []), database: UserDefaultsDatabase(suite: suite)
            ).flowComponent
            second.settingsDispatcher.restore()
            second.dispatcher.send(.launch)
            await second.settle()
            #expect(second.repository.state.feed.articles == [otters])
            #expect(second.repository.state.saved.ids == [1])
            #expect(second.repository.state.settings.showsTexts)
        }
    }

    @Test("a picture is a file whose name comes of its caption, and replaces none")
    func assets() async throws {
        try await withFolder { folder in
            let assets = FileAssets(folder: folder.appendingPathComponent("new"))
            let first = Data("first".utf8)
            #expect(try await assets.save(first, caption: "Otters") == "cover-otters.png")
            #expect(try await assets.save(Data("second".utf8), caption: "Otters") == "cover-otters-2.png")
            #expect(try await assets.save(Data(), caption: "../a/ b\\") == "cover-a-b.png")
            #expect(try await assets.save(Data(), caption: "…") == "cover.png")
            let saved = folder.appendingPathComponent("new/cover-otters.png")
            #expect(try Data(contentsOf: saved) == first)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names == ["new"])
        }
    }

    @Test("a folder that cannot be one is told")
    func noFolder() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("file")
            try Data().write(to: file)
            await #expect(throws: (any Error).self) {
                try await FileAssets(folder: file).save(Data(), caption: "Otters")
            }
        }
    }

    private nonisolated(nonsending) func withSuite(_ body: (String) async -> Void) async {
        let suite = "ReadingListTests.\(UUID())"
        await body(suite)
        UserDefaults.standard.removePersistentDomain(forName: suite)
    }

    private func withSuite(_ body: (String) -> Void) {
        let suite = "ReadingListTests.\(UUID())"
        body(suite)
        UserDefaults.standard.removePersistentDomain(forName: suite)
    }

    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ReadingListTests-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }
}

"""#),
        File("Tests/ReadingListTests/TestServer.swift", #"""
import Foundation

#if canImport(Darwin)
import Darwin
private let streamSocket = SOCK_STREAM
#else
import Glibc
private let streamSocket = Int32(SOCK_STREAM.rawValue)
#endif

/// A server of HTTP on this machine, for one test: it answers requests in the order of their arrival, each as it is told to.
final class TestServer: @unchecked Sendable {
    struct Answer: Sendable {
        var status = 200
        var body = Data()
        /// The connection is closed without an answer.
        var isCutOff = false
    }

    struct NotStarted: Error {}

    let url: URL
    private let listener: Int32
    private let port: in_port_t
    private let hasStopped = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    // Both guarded by the lock.
    private var paths: [String] = []
    private var isStopped = false

    /// Answers each request by its path and query; an answer of nil is a 404.
    init(answer: @escaping @Sendable (String) -> Answer?) throws {
        let listener = socket(AF_INET, streamSocket, 0)
        guard let port = Self.open(listener), let url = URL(string: "http://127.0.0.1:\(port)") else {
            close(listener)
            throw NotStarted()
        }
        // A client that has gone is no reason to end the process.
        signal(SIGPIPE, SIG_IGN)
        self.listener = listener
        self.port = port
        self.url = url
        Thread.detachNewThread { self.serve(answer) }
    }

    /// Returns when nobody listens any more.
    func stop() {
        lock.withLock { isStopped = true }
        // Nothing else wakes the thread that waits for a connection, on every system; and it alone may close the listener,
        // whose number may then be that of another one.
        let connection = socket(AF_INET, streamSocket, 0)
        Self.withAddress(port: port) { _ = connect(connection, $0, $1) }
        close(connection)
        hasStopped.wait()
    }

    /// What was asked for, in order.
    var requests: [String] { lock.withLock { paths } }

    private func serve(_ answer: (String) -> Answer?) {
        while case let connection = accept(listener, nil, nil), connection >= 0 {
            defer { close(connection) }
            if lock.withLock({ isStopped }) { break }
            let path = Self.readPath(connection)
            lock.withLock { paths.append(path) }
            Self.write(answer(path) ?? Answer(status: 404), to: connection)
        }
        close(listener)
        hasStopped.signal()
    }

    private static func withAddress<Result>(
        port: in_port_t, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        address.sin_port = port.bigEndian
        return withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    /// Listens on this machine only, at a port that is free.
    private static func open(_ listener: Int32) -> in_port_t? {
        withAddress(port: 0) { address, length in
            var length = length
            guard bind(listener, address, length) == 0, listen(listener, 16) == 0,
                getsockname(listener, address, &length) == 0
            else { return nil }
            return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                in_port_t(bigEndian: $0.pointee.sin_port)
            }
        }
    }

    /// Reads up to the end of the head; the requests of the app have no body.
    private static func readPath(_ connection: Int32) -> String {
        var head = Data()
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while head.range(of: Data("\r\n\r\n".utf8)) == nil, case let count = read(connection, &buffer, buffer.count),
            count > 0
        {
            head.append(contentsOf: buffer[..<count])
        }
        let words = String(decoding: head, as: UTF8.self).split(separator: " ", maxSplits: 2)
        return words.count > 1 ? String(words[1]) : ""
    }

    private static func write(_ answer: Answer, to connection: Int32) {
        guard !answer.isCutOff else { return }
        let head =
            "HTTP/1.1 \(answer.status) Answer\r\nContent-Length: \(answer.body.count)\r\nConnection: close\r\n\r\n"
        var rest = Data(head.utf8) + answer.body
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}

"""#),
        File("expected-output.txt", #"""
== launched
Feed
Loading…
---
[Feed] [Saved] [Cover] [Settings]
== then
Feed
[Otters]
[Refresh]
---
[Feed] [Saved] [Cover] [Settings]
== tapped Otters
Otters
They hold hands while they sleep.
[Save]
[Back to the feed]
---
[Feed] [Saved] [Cover] [Settings]
== tapped Save
Otters
They hold hands while they sleep.
[Remove]
[Back to the feed]
---
[Feed] [Saved] [Cover] [Settings]
== tapped Back to the feed
Feed
[Otters]
[Refresh]
---
[Feed] [Saved] [Cover] [Settings]
== tapped Refresh
Feed
[Otters]
Loading…
---
[Feed] [Saved] [Cover] [Settings]
== then
Feed
! You are offline; showing what was kept
[Dismiss]
[Otters]
[Refresh]
---
[Feed] [Saved] [Cover] [Settings]
== tapped Dismiss
Feed
[Otters]
[Refresh]
---
[Feed] [Saved] [Cover] [Settings]
== tapped Saved
Saved
[Otters]
---
[Feed] [Saved] [Cover] [Settings]
== tapped Otters
Otters
They hold hands while they sleep.
[Remove]
[Back to what is saved]
---
[Feed] [Saved] [Cover] [Settings]
== tapped Back to what is saved
Saved
[Otters]
---
[Feed] [Saved] [Cover] [Settings]
== tapped Feed
Feed
[Otters]
[Refresh]
---
[Feed] [Saved] [Cover] [Settings]
== tapped Refresh
Feed
[Otters]
Loading…
---
[Feed] [Saved] [Cover] [Settings]
== then
Feed
[Otters]
[Lighthouses]
[Refresh]
---
[Feed] [Saved] [Cover] [Settings]
== tapped Settings
Settings
The feed shows titles.
[Show texts too]
---
[Feed] [Saved] [Cover] [Settings]
== tapped Show texts too
Settings
The feed shows titles and texts.
[Show titles only]
---
[Feed] [Saved] [Cover] [Settings]
== tapped Feed
Feed
[Otters]
They hold hands while they sleep.
[Lighthouses]
Each has a rhythm of its own.
[Refresh]
---
[Feed] [Saved] [Cover] [Settings]
== tapped Cover
Cover
Caption: 
[Draw]
---
[Feed] [Saved] [Cover] [Settings]
== drew 'Lighthouses'
Cover
Caption: Lighthouses
! A caption has fewer than 10 characters
[Draw]
---
[Feed] [Saved] [Cover] [Settings]
== drew 'Otters'
Cover
Caption: Otters
Drawing…
---
[Feed] [Saved] [Cover] [Settings]
== then
Cover
Caption: Otters
[Draw]
A picture of 19 bytes
[Save the picture]
---
[Feed] [Saved] [Cover] [Settings]
== saved the picture
Cover
Caption: Otters
[Draw]
A picture of 19 bytes
[Save the picture]
---
[Feed] [Saved] [Cover] [Settings]
== then
Cover
Caption: Otters
[Draw]
A picture of 19 bytes
Saved as picture 1
---
[Feed] [Saved] [Cover] [Settings]

"""#),
        File("needle.json", #"""
{
    "modules": {"ReadingList": "Sources/ReadingList"},
    "output": "Generated/Needle.generated.swift",
    "mocks": {
        "output": "Tests/ReadingListTests/Mocks.generated.swift",
        "protocols": ["Dispatcher", "Repository", "RouterDelegate"]
    }
}

"""#),
    ]
}
