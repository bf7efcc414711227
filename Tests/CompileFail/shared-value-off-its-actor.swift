// error: call to main actor-isolated instance method 'shared
// A shared value that is not Sendable belongs to the main actor, as its component does.
import DIRuntime

nonisolated final class Draft {
    var text = ""
}

nonisolated final class Archive: Sendable {}

@MainActor final class RootComponent: MainActorBootstrapComponent {
    #if FAILS
    nonisolated var draft: Draft { shared { Draft() } }
    #else
    var draft: Draft { shared { Draft() } }
    #endif
    nonisolated var archive: Archive { shared { Archive() } }
}
