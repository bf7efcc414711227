#if !canImport(SwiftUI)
import AdItem
import AnalyticsWorker
import Architecture
import CourtyardCore
import DIRuntime
import FeedTab
import HomeScreen
import PhotoItem
import PluginFramework
import ProfileTab
import RefreshWorker
import Testing
import TextItem
import TipItem

@testable import Courtyard

@Suite("One component, from a mock of its dependency and without a parent", .timeLimit(.minutes(1)))
@MainActor
struct ComponentTests {
    @Test("logged out: a tap logs a resident in")
    func loggedOut() {
        let session = Session()
        let mock = LoggedOutDependencyMock(session: session, residents: [lin])
        let screen = Screen(LoggedOutComponent(dependency: mock).make())
        var users: [User?] = []
        let subscription = session.user.sink { users.append($0) }
        screen.tap("Log in as Lin")
        #expect(users == [nil, lin])
        subscription.cancel()
    }

    @Test("home: opens the first tab, and tells which one is opened")
    func home() {
        let visits = Visits()
        var visited: [String] = []
        let subscription = visits.events.sink { visited.append($0) }
        let mock = HomeDependencyMock(workersWriteTo: RecordingJournal(), visits: visits)
        let screen = Screen(HomeComponent(dependency: mock).make())
        #expect(screen.text == "Courtyard, for Lin\n[feed]\n[profile]\ncontent of feed")
        screen.tap("profile")
        #expect(screen.text == "Courtyard, for Lin\n[feed]\n[profile]\ncontent of profile")
        #expect(visited == ["feed", "profile"])
        subscription.cancel()
    }

    @Test("home: workers start with it, and stop when it is gone")
    func workers() {
        let journal = RecordingJournal()
        let screen = Screen(HomeComponent(dependency: HomeDependencyMock(workersWriteTo: journal)).make())
        #expect(journal.entries == ["starts", "starts"])
        screen.tap("profile")
        #expect(journal.entries == ["starts", "starts"])
        screen.close()
        #expect(journal.entries == ["starts", "starts", "stops", "stops"])
    }

    @Test("feed: photos, texts, and an ad rather than a tip")
    func feed() {
        let withAll = FeedDependencyMock(switchedOff: [])
        #expect(Screen(FeedComponent(dependency: withAll).make()).text == "photo\ntext\nad")
        let withoutAds = FeedDependencyMock(switchedOff: ["feed.ad"])
        #expect(Screen(FeedComponent(dependency: withoutAds).make()).text == "photo\ntext\ntip")
    }

    @Test("profile: a tap logs out")
    func profile() {
        let session = Session()
        session.logIn(as: lin)
        var users: [User?] = []
        let subscription = session.user.sink { users.append($0) }
        let mock = ProfileDependencyMock(user: lin, session: session)
        let screen = Screen(ProfileComponent(dependency: mock).make())
        #expect(screen.text == "Name: Lin\n[Log out]")
        screen.tap("Log out")
        #expect(users == [lin, nil])
        subscription.cancel()
    }

    @Test("text item: loads when it appears, and when it is told to")
    func textItem() async {
        let board = MutableBoard(texts: ["one"])
        let reloads = Reloads()
        let mock = TextItemDependencyMock(board: board, reloads: reloads)
        let screen = Screen(TextItemComponent(dependency: mock).make())
        #expect(screen.text == "")
        #expect(await screen.text(containing: "one") == "Lin: one")
        board.texts = ["one", "two"]
        #expect(screen.text == "Lin: one")
        reloads.send(())
        #expect(await screen.text(containing: "two") == "Lin: one\nLin: two")
    }

    @Test("photo item and ad item")
    func photoAndAd() {
        let photo = PhotoItemDependencyMock(album: PhotoAlbumMock(captions: ["A cat"]))
        #expect(Screen(PhotoItemComponent(dependency: photo).make()).text == "Photo: A cat")
        let adBroker = AdBrokerMock()
        adBroker.sloganHandler = { user in "a slogan for \(user.name)" }
        let ad = AdItemDependencyMock(adBroker: adBroker, user: lin)
        #expect(Screen(AdItemComponent(dependency: ad).make()).text == "Ad: a slogan for Lin")
    }

    @Test("tip item: a tap asks for a reload")
    func tipItem() {
        let reloads = Reloads()
        var count = 0
        let subscription = reloads.events.sink { count += 1 }
        let mock = TipItemDependencyMock(user: lin, reloads: reloads)
        Screen(TipItemComponent(dependency: mock).make()).tap("Look now")
        #expect(count == 1)
        subscription.cancel()
    }

    @Test("analytics: records visits until it is stopped")
    func analytics() {
        let visits = Visits()
        let journal = RecordingJournal()
        let mock = AnalyticsDependencyMock(user: lin, visits: visits, journal: journal)
        let running = AnalyticsComponent(dependency: mock).make().start()
        visits.send("Feed")
        for cancellable in running { cancellable.cancel() }
        visits.send("Profile")
        #expect(journal.entries == ["analytics: Lin opens Feed"])
    }

    @Test("refresh: asks for a reload at every tick until it is stopped")
    func refresh() {
        let ticks = Ticks()
        let reloads = Reloads()
        var count = 0
        let subscription = reloads.events.sink { count += 1 }
        let mock = RefreshDependencyMock(ticks: ticks, reloads: reloads)
        let running = RefreshComponent(dependency: mock).make().start()
        ticks.send(())
        ticks.send(())
        for cancellable in running { cancellable.cancel() }
        ticks.send(())
        #expect(count == 2)
        subscription.cancel()
    }

    @Test("logged in, which has an initialiser of its own: below a hand-made parent")
    func loggedIn() {
        let parent = StandaloneScope { table in
            table.register(HomeComponent.self) { _ in HomeDependencyMock(workersWriteTo: RecordingJournal()) }
        }
        let scope = LoggedInComponent(parent: parent, user: User(name: "Ada"), flags: FlagValues())
        #expect(scope.user == User(name: "Ada"))
        #expect(Screen(scope.make()).text == "Courtyard, for Lin\n[feed]\n[profile]\ncontent of feed")
    }
}

private let lin = User(name: "Lin")

/// A board that the test changes while the app has it.
@MainActor
private final class MutableBoard: NoticeBoard {
    var texts: [String]

    init(texts: [String]) {
        self.texts = texts
    }

    func posts() async -> [Post] {
        texts.map { Post(author: "Lin", text: $0) }
    }
}

extension HomeDependencyMock {
    /// A home whose tabs are texts, and whose workers write down when they start and stop.
    fileprivate convenience init(workersWriteTo journal: any Journal, visits: Visits = Visits()) {
        self.init(
            user: lin,
            visits: visits,
            tabs: PluginPoint(flags: FlagValues()) { flag in
                HomeTab(title: "\(flag)", content: Text("content of \(flag)"))
            },
            workers: PluginPoint(flags: FlagValues()) { _ in FakeWorker(journal: journal) }
        )
    }
}

extension FeedDependencyMock {
    /// A feed whose items are their names.
    fileprivate convenience init(switchedOff: Set<String>) {
        self.init(
            feedItems: PluginPoint(flags: FlagValues(switchedOff: switchedOff)) { TypeErasedView(Text("\($0)")) },
            journal: RecordingJournal()
        )
    }
}
#endif
