// `Identifiable` asks for `id` on no actor, so that the mock of an actor's protocol has it there.
import DIRuntime

// needle:mock
@MainActor
protocol RowModel: Identifiable {
    var id: String { get }
    var title: String { get }
}

// needle:mock
@MainActor
protocol SentModel: Identifiable, Sendable {
    var id: Int { get }
    var title: String { get }
}

// needle:mock
protocol PlainModel: Identifiable, Sendable {
    var id: ObjectIdentifier { get }
}

// needle:mock
protocol EditedModel: Identifiable {
    var id: String { get set }
    var title: String { get }
}

final class RootComponent: BootstrapComponent {}
