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
        let views = everything.filter { !$0.hasPrefix("worker.") }.sorted()
        #expect(count.all.sorted() == views)
        // Drawn anew, the home screen still has its features.
        screen.tap("Profile")
        #expect(count.all.sorted() == views)
        screen.close()
        withExtendedLifetime(first) { #expect(count.all.sorted() == views) }
    }

    @Test("are never constructed while their flag is off", arguments: everything)
    func off(flag: String) {
        var expected = everything.subtracting([flag])
        // Without the feed nobody asks for its items.
        if flag == "tab.feed" { expected = expected.filter { !$0.hasPrefix("feed.") } }
        #expect(constructed(flags: [flag: false]) == expected)
    }

    @Test("are never constructed while all flags are off")
    func allOff() {
        let flags = FlagValues(Dictionary(uniqueKeysWithValues: everything.map { ($0, false) }))
        #expect(constructed(flags: flags) == [])
    }

    @Test("come in the order that they ask for")
    func order() {
        let scope = LoggedInComponent(parent: RootComponent(), user: User(name: "Ada"), flags: FlagValues())
        #expect(scope.home.tabs.flags == ["tab.feed", "tab.profile"])
        #expect(scope.home.tabs.map(\.title) == ["Feed", "Profile"])
        #expect(Screen(scope.make()).text.contains("Photo: The lime tree in bloom\nAd: Ada,"))
    }

    @Test("are all there when the flag source fails, and nobody waits when it is slow", arguments: [true, false])
    func badSource(fails: Bool) async {
        let source: any FlagSource = fails ? FakeFlags(answer: nil) : SilentFlags()
        let root = RootComponent(board: FakeBoard(texts: ["hello"]), flagSource: source)
        if fails { try? await root.lastKnownFlags.refresh() }
        let screen = Screen(root.make())
        screen.tap("Log in as Ada")
        let text = await screen.text(containing: "hello")
        #expect(text.contains("[Feed]\n[Profile]\nPhoto: The lime tree in bloom\nLin: hello\nAd: Ada,"))
        screen.close()
    }

    @Test("keep their flags for as long as the scope lives")
    func laterAnswer() async throws {
        let root = RootComponent(flagSource: FakeFlags(answer: ["feed.ad": false]))
        let early = root.loggedIn(user: User(name: "Ada"))
        try await root.lastKnownFlags.refresh()
        let late = root.loggedIn(user: User(name: "Ada"))
        #expect(Screen(early.make()).text.contains("Ad: "))
        #expect(Screen(late.make()).text.contains("Tip for Ada"))
    }

    @Test("are those of the last launch until the source answers, also when it never does")
    func lastLaunch() async throws {
        let device = Device()
        let first = RootComponent(flagSource: FakeFlags(answer: ["feed.ad": false]), flagStorage: device)
        try await first.lastKnownFlags.refresh()
        let second = RootComponent(flagSource: SilentFlags(), flagStorage: device)
        let text = Screen(second.loggedIn(user: User(name: "Ada")).make()).text
        #expect(text.contains("Tip for Ada") && !text.contains("Ad: "))
    }

    @Test("are replaced, switched off and added by a test, in its own graph only")
    func overrides() {
        let root = ProviderTable.withOverrides { table in
            table.replace(ProfileComponent.self, with: HomeTab(title: "Fake", content: Text("a fake profile")))
            table.turn(AdItemComponent.self, on: false)
            table.add(
                mainActorPlugin: HomeTab(title: "Extra", content: Text("more")), to: HomeTabs.self, flag: "tab.extra")
        } operation: {
            RootComponent()
        }
        let screen = Screen(root.loggedIn(user: User(name: "Ada")).make())
        #expect(screen.text.contains("[Feed]\n[Fake]\n[Extra]\n"))
        #expect(screen.text.contains("Tip for Ada"))
        screen.tap("Fake")
        #expect(screen.text.hasSuffix("a fake profile"))
        #expect(!Screen(RootComponent().loggedIn(user: User(name: "Ada")).make()).text.contains("Fake"))
    }

    /// The flags of the plug-ins that are constructed by somebody who looks at every tab.
    private func constructed(flags: FlagValues) -> Set<String> {
        let count = Constructions()
        let scope = LoggedInComponent(parent: root(count), user: User(name: "Ada"), flags: flags)
        _ = scope.workers
        let screen = Screen(scope.make())
        for title in ["Feed", "Profile"] where screen.text.contains("[\(title)]") { screen.tap(title) }
        screen.close()
        return Set(count.all)
    }

    private func root(_ count: Constructions) -> RootComponent {
        count.override { RootComponent() }
    }
}

/// The tip is made as well, and shown to those who see no ad.
private let everything: Set<String> = [
    "feed.text", "feed.photo", "feed.ad", "feed.tip", "tab.feed", "tab.profile", "worker.analytics", "worker.refresh",
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

    var flags: FlagValues { loggedIn.flags }
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

private struct SilentFlags: FlagSource {
    func flags() async throws -> FlagValues {
        try await Task.sleep(for: .seconds(3600))
        return ["feed.photo": false, "feed.text": false, "feed.ad": false]
    }
}
#endif
