// error: call to main actor-isolated instance method 'shared
// The same for a name that is made at run time.
import DIRuntime

nonisolated final class Draft {
    var text = ""
}

@MainActor final class RootComponent: MainActorBootstrapComponent {
    #if FAILS
    nonisolated func draft(of name: String) -> Draft { shared(__function: name) { Draft() } }
    #else
    func draft(of name: String) -> Draft { shared(__function: name) { Draft() } }
    #endif
    nonisolated func size(of name: String) -> Int { shared(__function: name) { 0 } }
}
