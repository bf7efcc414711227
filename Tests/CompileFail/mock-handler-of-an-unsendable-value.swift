// error: capture of 'draft' with non-Sendable type 'Draft' in a '@Sendable' closure
import DIRuntime

nonisolated final class Draft {}

nonisolated protocol DraftDependency: Dependency, Sendable {
    var draft: Draft { get }
}

// Any task may read the mock's draft, so its handler makes one for each.
nonisolated func mocked() -> any DraftDependency {
    let mock = DraftDependencyMock()
    #if FAILS
    let draft = Draft()
    mock.draftHandler = { draft }
    #else
    mock.draftHandler = { Draft() }
    #endif
    return mock
}
