// error: main actor-isolated instance method 'replacement(of:)' cannot be called from outside of the actor
import DIRuntime

nonisolated final class Counter {
    var count = 0
}

nonisolated struct Members {
    let counter: Counter
    let limit: Int
}

@MainActor
final class RootComponent: MainActorBootstrapComponent {
    var counter: Counter? { replacement(of: \Members.counter) }
}

nonisolated func count(in root: RootComponent) async {
    #if FAILS
    let counter: Counter? = root.replacement(of: \Members.counter)
    counter?.count += 1
    #else
    let limit: Int? = root.replacement(of: \Members.limit)
    print(limit ?? 0)
    #endif
}
