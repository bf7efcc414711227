// A 'nonisolated' constant of a type that is not 'Sendable' stays on the actor of its class: Swift lets no other code read it.
import DIRuntime

class Draft {}

// What cannot be copied is inferred from what it holds, as every other value.
struct Ticket: ~Copyable { var draft: Draft? }
struct Seat: ~Copyable { var number = 0 }

protocol EditorDependency: Dependency {
    var draft: Draft { get }
    @MainActor var kept: Draft { get }
    nonisolated(nonsending) var old: Draft { get async }
    var unsafe: Draft { get }
    var limit: Int { get async }
    var free: Draft { get async }
    var ticket: Ticket { get }
    var seat: Seat { get }
}

final class EditorComponent: Component<EditorDependency> {}

final class ShelfComponent: Component<EmptyDependency> {
    // Its class is on no actor.
    let free = Draft()
    var editor: EditorComponent { EditorComponent(parent: self) }
}

@MainActor final class RootComponent: BootstrapComponent {
    nonisolated let draft = Draft()
    nonisolated let kept = Draft()
    nonisolated let old = Draft()
    nonisolated(unsafe) let unsafe = Draft()
    nonisolated let limit = 3
    nonisolated let ticket = Ticket()
    nonisolated let seat = Seat()
    var shelf: ShelfComponent { ShelfComponent(parent: self) }
}
