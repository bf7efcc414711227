// error: type 'Draft' does not conform to the 'Sendable' protocol
import DIRuntime

#if FAILS
nonisolated final class Draft {}
#else
nonisolated struct Draft {}
#endif

// needle:mock
nonisolated protocol Store<Item>: Sendable {
    associatedtype Item
    var newest: Item { get }
}

// What a mock keeps for several tasks, all of them may have.
nonisolated func mocked() -> any Store<Draft> {
    StoreMock<Draft>()
}
