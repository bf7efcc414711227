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

/// A provider is made when its component is constructed, so overrides count constructions in the real graph.
@Suite("The plug-ins of the real graph", .timeLimit(.minutes(1)))
@MainActor
struct PluginGraphTests {
    @Test("are all constructed while nothing is known of their flags")
    func allOn() {
        #expect(constructed(flags: FlagValues()) == everything)
    }

    @Test("are constructed when a view of their scope is installed, not when it is made")
    func installed() {
        let count = Constructions()
        let scope = LoggedInComponent(parent: root(count), user: User(name: "Ada"), flags: FlagValues())
        let first = scope.make()
        let second = scope.make()
        #expect(count.all == [])
        let screen = Screen(second)
        #expect(count.all.sorted() == everything.sorted())
        // Drawn anew, the home screen still has its features.
        screen.tap("Profile")
        #expect(count.all.sorted() == everything.sorted())
        screen.close()
        withExtendedLifetime(first) { #expect(count.all.sorted() == everything.sorted()) }
    }

    @Test("are never constructed while their flag is off", arguments: everything)
    func off(flag: String) {
        var expected = everything.subtracting([flag])
        switch flag {
        // Without the feed nobody asks for its items; without the ad its place is free for the tip.
        case "tab.feed": expected = expected.filter { !$0.hasPrefix("feed.") }
        case "feed.ad": expected.insert("feed.tip")
        default: break
        }
        #expect(constructed(flags: FlagValues(switchedOff: [flag])) == expected)
    }

    @Test("are never constructed while all flags are off")
    func allOff() {
        let all = FeedItemFlag.allCases.map(\.rawValue) + TabFlag.allCases.map(\.rawValue)
        let workers = WorkerFlag.allCases.map(\.rawValue)
        #expect(constructed(flags: FlagValues(switchedOff: Set(all + workers))) == [])
    }

    @Test("are all there when the flag source fails, and nobody waits when it is slow", arguments: [true, false])
    func badSource(fails: Bool) async {
        let journal = RecordingJournal()
        let root = RootComponent(
            journal: journal, board: FakeBoard(texts: ["hello"]),
            flagSource: fails ? FailingFlags() : SilentFlags())
        if fails { await root.flagStore.refresh() }
        let screen = Screen(root.make())
        screen.tap("Log in as Ada")
        let text = await screen.text(containing: "hello")
        #expect(text.contains("[Feed]\n[Profile]\nPhoto: The lime tree in bloom\nLin: hello\nAd: Ada,"))
        #expect(journal.entries.contains("analytics: Ada opens Feed"))
        screen.close()
    }

    @Test("keep their flags for as long as the scope lives")
    func laterAnswer() async {
        let root = RootComponent(
            journal: RecordingJournal(), board: FakeBoard(texts: []), flagSource: FakeFlags(names: ["feed.ad"]))
        let early = root.loggedIn(user: User(name: "Ada"))
        await root.flagStore.refresh()
        let late = root.loggedIn(user: User(name: "Ada"))
        #expect(Screen(early.make()).text.contains("Ad: "))
        #expect(Screen(late.make()).text.contains("Tip for Ada"))
    }

    /// The flags of the plug-ins that are constructed by somebody who looks at every tab.
    private func constructed(flags: FlagValues) -> Set<String> {
        let count = Constructions()
        let scope = LoggedInComponent(parent: root(count), user: User(name: "Ada"), flags: flags)
        let screen = Screen(scope.make())
        for title in ["Feed", "Profile"] where screen.text.contains("[\(title)]") { screen.tap(title) }
        screen.close()
        return Set(count.all)
    }

    private func root(_ count: Constructions) -> RootComponent {
        count.override {
            RootComponent(journal: RecordingJournal(), board: FakeBoard(texts: []), flagSource: FakeFlags(names: []))
        }
    }
}

/// The tip is there for those who see no ad.
private let everything: Set<String> = [
    "feed.text", "feed.photo", "feed.ad", "tab.feed", "tab.profile", "worker.analytics", "worker.refresh",
]

@MainActor
private final class Constructions {
    /// The flag of each plug-in that was constructed.
    private(set) var all: [String] = []

    func override(_ makeRoot: () -> RootComponent) -> RootComponent {
        ProviderTable.withOverrides { table in
            table.register(FeedComponent.self) { self.dependency("tab.feed", below: $0) }
            table.register(ProfileComponent.self) { self.dependency("tab.profile", below: $0) }
            table.register(TextItemComponent.self) { self.dependency("feed.text", below: $0) }
            table.register(PhotoItemComponent.self) { self.dependency("feed.photo", below: $0) }
            table.register(AdItemComponent.self) { self.dependency("feed.ad", below: $0) }
            table.register(TipItemComponent.self) { self.dependency("feed.tip", below: $0) }
            table.register(AnalyticsComponent.self) { self.dependency("worker.analytics", below: $0) }
            table.register(RefreshComponent.self) { self.dependency("worker.refresh", below: $0) }
        } operation: {
            makeRoot()
        }
    }

    private func dependency(_ flag: String, below component: NewComponent) -> PluginDependency {
        all.append(flag)
        return PluginDependency(root: component.nearestAncestor(), loggedIn: component.nearestAncestor())
    }
}

/// All that plug-ins ask for, as the graph provides it.
private final class PluginDependency: FeedDependency, ProfileDependency, TextItemDependency, PhotoItemDependency,
    AdItemDependency, TipItemDependency, AnalyticsDependency, RefreshDependency
{
    private let root: RootComponent
    private let loggedIn: LoggedInComponent

    init(root: RootComponent, loggedIn: LoggedInComponent) {
        self.root = root
        self.loggedIn = loggedIn
    }

    var feedItems: PluginPoint<FeedItemFlag, TypeErasedView> { loggedIn.feedItems }
    var journal: any Journal { root.journal }
    var user: User { loggedIn.user }
    var session: Session { root.session }
    var board: any NoticeBoard { root.board }
    var reloads: Reloads { loggedIn.reloads }
    var album: any PhotoAlbum { root.album }
    var adBroker: any AdBroker { root.adBroker }
    var visits: Visits { loggedIn.visits }
    var ticks: Ticks { root.ticks }
}

private struct FailingFlags: FlagSource {
    struct Unreachable: Error {}

    func switchedOff() throws -> Set<String> {
        throw Unreachable()
    }
}

private struct SilentFlags: FlagSource {
    func switchedOff() async throws -> Set<String> {
        try await Task.sleep(for: .seconds(3600))
        return ["feed.photo", "feed.text", "feed.ad"]
    }
}
#endif
