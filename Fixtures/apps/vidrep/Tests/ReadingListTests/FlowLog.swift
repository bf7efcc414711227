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
