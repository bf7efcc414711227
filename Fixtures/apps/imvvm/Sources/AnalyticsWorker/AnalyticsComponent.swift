public import CourtyardCore
public import DIRuntime
import IMVVM

@MainActor
public protocol AnalyticsDependency: Dependency {
    var user: User { get }
    var visits: Visits { get }
    var journal: any Journal { get }
}

public final class AnalyticsComponent: MainActorSlotComponent<AnalyticsDependency, SessionWorkers> {
    public override class var flag: String { "worker.analytics" }
    public override var plugin: any MainActorPluginWorker {
        Analytics(user: dependency.user, visits: dependency.visits, journal: dependency.journal)
    }
}

/// Records which tabs are opened.
final class Analytics: MainActorPluginWorker {
    private let user: User
    private let visits: Visits
    private let journal: any Journal
    private let running = CancelBag()

    fileprivate init(user: User, visits: Visits, journal: any Journal) {
        self.user = user
        self.visits = visits
        self.journal = journal
    }

    func start() {
        visits.events.sink(in: running) { [user, journal] title in
            journal.record("analytics: \(user.name) opens \(title)")
        }
    }

    func stop() {
        running.cancel()
    }
}
