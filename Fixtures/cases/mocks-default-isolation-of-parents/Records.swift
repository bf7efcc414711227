// Where the main actor is the default, a protocol that says nothing is on it, so what inherits from that and from one of another
// actor is on the default actor again. What is nonisolated says nothing of those below it.
import DIRuntime

@globalActor
actor Store: GlobalActor {
    static let shared = Store()
}

@Store
protocol Stored {
    var revision: Int { get async }
}

protocol Titled {
    var title: String { get }
}

protocol LongTitled: Titled {}

nonisolated protocol Labelled {
    func label() -> String
}

// needle:mock
protocol Record: LongTitled, Stored {
    var name: String { get }
    static func kind() -> String
}

// needle:mock
protocol Note: Labelled, Stored {
    var text: String { get }
    static func kind() -> String
}

final class RootComponent: MainActorBootstrapComponent {}
