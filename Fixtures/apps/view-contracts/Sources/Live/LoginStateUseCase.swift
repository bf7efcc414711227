import Screens

package enum LoginState: Equatable, Sendable {
    case loggedOut
    case loggedIn(Person.ID)
}

/// Logs people in and out, and tells all who watch. It is one for the whole app, so that all see the same state; of what
/// an attempt needs it knows other use cases only.
@MainActor
package final class LoginStateUseCase {
    private let checkCredentials: CheckCredentials
    private let loadPerson: LoadPerson
    private var state = LoginState.loggedOut
    private var watchers: [Int: AsyncStream<LoginState>.Continuation] = [:]
    private var watcherCount = 0

    init(checkCredentials: CheckCredentials, loadPerson: LoadPerson) {
        self.checkCredentials = checkCredentials
        self.loadPerson = loadPerson
    }

    /// The state as it is, and each one that follows.
    package var states: AsyncStream<LoginState> {
        let number = watcherCount
        watcherCount += 1
        return AsyncStream { continuation in
            watchers[number] = continuation
            continuation.onTermination = { [weak self] _ in
                Task { @MainActor in self?.watchers[number] = nil }
            }
            continuation.yield(state)
        }
    }

    /// How many watch at present.
    package var watcherTotal: Int { watchers.count }

    package func logIn(_ credentials: Credentials) async throws(UseCaseError) {
        let person = try await loadPerson(try await checkCredentials(credentials))
        become(.loggedIn(person.id))
    }

    package func logOut() {
        become(.loggedOut)
    }

    private func become(_ next: LoginState) {
        guard next != state else { return }
        state = next
        for watcher in watchers.values { watcher.yield(next) }
    }
}
