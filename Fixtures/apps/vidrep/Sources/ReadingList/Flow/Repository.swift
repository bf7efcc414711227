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
