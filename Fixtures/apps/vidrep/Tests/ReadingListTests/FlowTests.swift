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
