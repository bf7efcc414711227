#if !canImport(SwiftUI)
import AdItem
import AnalyticsWorker
import IMVVM
import CourtyardCore
import DIRuntime
import DIRuntimeFlags
import FeedTab
import HomeScreen
import PhotoItem
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
        let home = HomeComponent(parent: homeParent(visits: visits))
        let screen = Screen(home.make())
        #expect(screen.text == "Courtyard, for Lin\n[One]\n[Two]\ncontent of one")
        screen.tap("Two")
        #expect(screen.text == "Courtyard, for Lin\n[One]\n[Two]\ncontent of two")
        #expect(visited == ["One", "Two"])
        subscription.cancel()
    }

    @Test("home: without tabs there is nothing to open")
    func emptyHome() {
        let parent = StandaloneScope { table in
            table.register(HomeComponent.self) { _ in
                HomeDependencyMock(user: lin, visits: Visits(), flags: FlagValues())
            }
        }
        #expect(Screen(HomeComponent(parent: parent).make()).text == "Courtyard, for Lin")
    }

    @Test("feed: its items one after the other, and one of its offers")
    func feed() {
        let parent = StandaloneScope { table in
            table.register(FeedComponent.self) { _ in
                FeedDependencyMock(flags: FlagValues(), journal: RecordingJournal())
            }
            for name in ["photo", "text"] {
                table.add(mainActorPlugin: Text(name).typeErased(), to: FeedItems.self, flag: name)
            }
            for name in ["ad", "tip"] {
                table.add(mainActorPlugin: Text(name).typeErased(), to: FeedOffers.self, flag: name)
            }
        }
        let tab = FeedComponent(parent: parent).plugin
        #expect(tab.title == "Feed")
        #expect(Screen(tab).text == "photo\ntext\nad")
    }

    @Test("profile: a tap logs out")
    func profile() {
        let session = Session()
        session.logIn(as: lin)
        var users: [User?] = []
        let subscription = session.user.sink { users.append($0) }
        let mock = ProfileDependencyMock(user: lin, session: session)
        let screen = Screen(ProfileComponent(dependency: mock).plugin)
        #expect(screen.text == "(L)\nName: Lin\n[Log out]")
        screen.tap("Log out")
        #expect(users == [lin, nil])
        subscription.cancel()
    }

    @Test("text item: loads when it appears, and when it is told to")
    func textItem() async {
        let board = MutableBoard(texts: ["one"])
        let reloads = Reloads()
        let mock = TextItemDependencyMock(board: board, reloads: reloads)
        let screen = Screen(TextItemComponent(dependency: mock).plugin)
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
        #expect(Screen(PhotoItemComponent(dependency: photo).plugin).text == "Photo: A cat")
        let adBroker = AdBrokerMock()
        adBroker.sloganHandler = { user in "a slogan for \(user.name)" }
        let ad = AdItemDependencyMock(adBroker: adBroker, user: lin)
        #expect(Screen(AdItemComponent(dependency: ad).plugin).text == "Ad: a slogan for Lin")
    }

    @Test("tip item: a tap asks for a reload")
    func tipItem() {
        let reloads = Reloads()
        var count = 0
        let subscription = reloads.events.sink { count += 1 }
        let mock = TipItemDependencyMock(user: lin, reloads: reloads)
        Screen(TipItemComponent(dependency: mock).plugin).tap("Look now")
        #expect(count == 1)
        subscription.cancel()
    }

    @Test("analytics: records visits until it is stopped")
    func analytics() {
        let visits = Visits()
        let journal = RecordingJournal()
        let mock = AnalyticsDependencyMock(user: lin, visits: visits, journal: journal)
        let worker = AnalyticsComponent(dependency: mock).plugin
        visits.send("before")
        worker.start()
        visits.send("Feed")
        worker.stop()
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
        let worker = RefreshComponent(dependency: mock).plugin
        worker.start()
        ticks.send(())
        ticks.send(())
        worker.stop()
        ticks.send(())
        #expect(count == 2)
        subscription.cancel()
    }

    @Test("logged in, which has an initialiser of its own: below a hand-made parent")
    func loggedIn() {
        let scope = LoggedInComponent(parent: homeParent(), user: User(name: "Ada"), flags: FlagValues())
        #expect(scope.user == User(name: "Ada"))
        #expect(Screen(scope.make()).text == "Courtyard, for Lin\n[One]\n[Two]\ncontent of one")
    }

    /// What is above a home with two tabs.
    private func homeParent(visits: Visits = Visits()) -> StandaloneScope {
        StandaloneScope { table in
            table.register(HomeComponent.self) { _ in
                HomeDependencyMock(user: lin, visits: visits, flags: FlagValues())
            }
            for name in ["One", "Two"] {
                table.add(
                    mainActorPlugin: HomeTab(title: name, content: Text("content of \(name.lowercased())")),
                    to: HomeTabs.self, flag: name)
            }
        }
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
#endif
