// A protocol is on the actor that those agree on which it inherits from, at whatever distance; of two actors it is on neither.
import DIRuntime

@MainActor
protocol Titled {
    var title: String { get }
}

@Store
protocol Stored {
    func save() async
}

// needle:mock
protocol Record: Titled, Stored {
    func name() -> String
}

// needle:mock
nonisolated protocol Label: Titled {
    func text() -> String
}

// needle:mock
protocol LongLabel: Label {
    func length() -> Int
}

final class RootComponent: BootstrapComponent {}
