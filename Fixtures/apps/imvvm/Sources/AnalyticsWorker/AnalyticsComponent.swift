import Architecture
public import CourtyardCore
public import DIRuntime

@MainActor
public protocol AnalyticsDependency: Dependency {
    var user: User { get }
    var visits: Visits { get }
    var journal: any Journal { get }
}

public final class AnalyticsComponent: MainActorComponent<AnalyticsDependency> {
    public func make() -> any Worker {
        Analytics(user: dependency.user, visits: dependency.visits, journal: dependency.journal)
    }
}

/// Records which tabs are opened.
final class Analytics: Worker {
    private let user: User
    private let visits: Visits
    private let journal: any Journal

    fileprivate init(user: User, visits: Visits, journal: any Journal) {
        self.user = user
        self.visits = visits
        self.journal = journal
    }

    func start() -> [AnyCancellable] {
        visits.events.sink { [user, journal] title in journal.record("analytics: \(user.name) opens \(title)") }
    }
}
