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

@Suite("One component, from a hand-made dependency and without a parent", .timeLimit(.minutes(1)))
@MainActor
struct ComponentTests {
    @Test("logged out: a tap logs a resident in")
    func loggedOut() {
        let fake = FakeLoggedOutDependency()
        let screen = Screen(LoggedOutComponent(dependency: fake).make())
        var users: [User?] = []
        let subscription = fake.session.user.sink { users.append($0) }
        screen.tap("Log in as Lin")
        #expect(users == [nil, User(name: "Lin")])
        subscription.cancel()
    }

    @Test("home: opens the first tab, and tells which one is opened")
    func home() {
        let fake = FakeHomeDependency()
        var visits: [String] = []
        let subscription = fake.visits.events.sink { visits.append($0) }
        let screen = Screen(HomeComponent(dependency: fake).make())
        #expect(screen.text == "Courtyard, for Lin\n[feed]\n[profile]\ncontent of feed")
        screen.tap("profile")
        #expect(screen.text == "Courtyard, for Lin\n[feed]\n[profile]\ncontent of profile")
        #expect(visits == ["feed", "profile"])
        subscription.cancel()
    }

    @Test("home: workers start with it, and stop when it is gone")
    func workers() {
        let fake = FakeHomeDependency()
        let screen = Screen(HomeComponent(dependency: fake).make())
        #expect(fake.journal.entries == ["starts", "starts"])
        screen.tap("profile")
        #expect(fake.journal.entries == ["starts", "starts"])
        screen.close()
        #expect(fake.journal.entries == ["starts", "starts", "stops", "stops"])
    }

    @Test("feed: photos, texts, and an ad rather than a tip")
    func feed() {
        let fake = FakeFeedDependency()
        #expect(Screen(FeedComponent(dependency: fake).make()).text == "photo\ntext\nad")
        let withoutAds = FakeFeedDependency(switchedOff: ["feed.ad"])
        #expect(Screen(FeedComponent(dependency: withoutAds).make()).text == "photo\ntext\ntip")
    }

    @Test("profile: a tap logs out")
    func profile() {
        let fake = FakeProfileDependency()
        fake.session.logIn(as: fake.user)
        var users: [User?] = []
        let subscription = fake.session.user.sink { users.append($0) }
        let screen = Screen(ProfileComponent(dependency: fake).make())
        #expect(screen.text == "Name: Lin\n[Log out]")
        screen.tap("Log out")
        #expect(users == [User(name: "Lin"), nil])
        subscription.cancel()
    }

    @Test("text item: loads when it appears, and when it is told to")
    func textItem() async {
        let fake = FakeTextItemDependency(texts: ["one"])
        let screen = Screen(TextItemComponent(dependency: fake).make())
        #expect(screen.text == "")
        #expect(await screen.text(containing: "one") == "Lin: one")
        fake.mutableBoard.texts = ["one", "two"]
        #expect(screen.text == "Lin: one")
        fake.reloads.send(())
        #expect(await screen.text(containing: "two") == "Lin: one\nLin: two")
    }

    @Test("photo item and ad item")
    func photoAndAd() {
        #expect(Screen(PhotoItemComponent(dependency: FakePhotoItemDependency()).make()).text == "Photo: A cat")
        #expect(Screen(AdItemComponent(dependency: FakeAdItemDependency()).make()).text == "Ad: a slogan for Lin")
    }

    @Test("tip item: a tap asks for a reload")
    func tipItem() {
        let fake = FakeTipItemDependency()
        var reloads = 0
        let subscription = fake.reloads.events.sink { reloads += 1 }
        Screen(TipItemComponent(dependency: fake).make()).tap("Look now")
        #expect(reloads == 1)
        subscription.cancel()
    }

    @Test("analytics: records visits until it is stopped")
    func analytics() {
        let fake = FakeAnalyticsDependency()
        let running = AnalyticsComponent(dependency: fake).make().start()
        fake.visits.send("Feed")
        for cancellable in running { cancellable.cancel() }
        fake.visits.send("Profile")
        #expect(fake.recordingJournal.entries == ["analytics: Lin opens Feed"])
    }

    @Test("refresh: asks for a reload at every tick until it is stopped")
    func refresh() {
        let fake = FakeRefreshDependency()
        var reloads = 0
        let subscription = fake.reloads.events.sink { reloads += 1 }
        let running = RefreshComponent(dependency: fake).make().start()
        fake.ticks.send(())
        fake.ticks.send(())
        for cancellable in running { cancellable.cancel() }
        fake.ticks.send(())
        #expect(reloads == 2)
        subscription.cancel()
    }

    @Test("logged in, which has an initialiser of its own: below a hand-made parent")
    func loggedIn() {
        let fake = FakeHomeDependency()
        let parent = StandaloneScope { table in
            table.register(HomeComponent.self) { _ in fake }
        }
        let scope = LoggedInComponent(parent: parent, user: User(name: "Ada"), flags: FlagValues())
        #expect(scope.user == User(name: "Ada"))
        #expect(Screen(scope.make()).text == "Courtyard, for Lin\n[feed]\n[profile]\ncontent of feed")
    }
}

private final class FakeLoggedOutDependency: LoggedOutDependency {
    let session = Session()
    let residents = [User(name: "Lin")]
}

private final class FakeHomeDependency: HomeDependency {
    let user = User(name: "Lin")
    let visits = Visits()
    let journal = RecordingJournal()

    var tabs: PluginPoint<TabFlag, HomeTab> {
        PluginPoint(flags: FlagValues()) { flag in HomeTab(title: "\(flag)", content: Text("content of \(flag)")) }
    }

    var workers: PluginPoint<WorkerFlag, any Worker> {
        PluginPoint(flags: FlagValues()) { [journal] _ in FakeWorker(journal: journal) }
    }
}

private final class FakeFeedDependency: FeedDependency {
    let feedItems: PluginPoint<FeedItemFlag, TypeErasedView>
    let journal: any Journal = RecordingJournal()

    init(switchedOff: Set<String> = []) {
        feedItems = PluginPoint(flags: FlagValues(switchedOff: switchedOff)) { TypeErasedView(Text("\($0)")) }
    }
}

private final class FakeProfileDependency: ProfileDependency {
    let user = User(name: "Lin")
    let session = Session()
}

private final class FakeTextItemDependency: TextItemDependency {
    @MainActor
    final class MutableBoard: NoticeBoard {
        var texts: [String]

        init(texts: [String]) {
            self.texts = texts
        }

        func posts() async -> [Post] {
            texts.map { Post(author: "Lin", text: $0) }
        }
    }

    let mutableBoard: MutableBoard
    let reloads = Reloads()

    init(texts: [String]) {
        mutableBoard = MutableBoard(texts: texts)
    }

    var board: any NoticeBoard { mutableBoard }
}

private final class FakePhotoItemDependency: PhotoItemDependency {
    let album: any PhotoAlbum = FakeAlbum(captions: ["A cat"])
}

private final class FakeAdItemDependency: AdItemDependency {
    let adBroker: any AdBroker = FakeBroker()
    let user = User(name: "Lin")
}

private final class FakeTipItemDependency: TipItemDependency {
    let user = User(name: "Lin")
    let reloads = Reloads()
}

private final class FakeAnalyticsDependency: AnalyticsDependency {
    let user = User(name: "Lin")
    let visits = Visits()
    let recordingJournal = RecordingJournal()

    var journal: any Journal { recordingJournal }
}

private final class FakeRefreshDependency: RefreshDependency {
    let ticks = Ticks()
    let reloads = Reloads()
}
#endif
