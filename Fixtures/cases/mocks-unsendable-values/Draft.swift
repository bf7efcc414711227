// Several tasks may have these mocks at once, so they keep nothing that is not Sendable: no lock could guard it outside.
import DIRuntime

nonisolated final class Draft {
    var text: String
    init(text: String) { self.text = text }
}

@available(*, unavailable)
extension Draft: Sendable {}

nonisolated struct Ticket: ~Copyable {
    let number: Int
}

nonisolated protocol Event {}

nonisolated struct Tap: Event {
    let row: Int
}

nonisolated final class Recording: Event {}

nonisolated protocol DraftDependency: Dependency, Sendable {
    var draft: Draft { get }
    var editable: Draft { get set }
    var latest: Draft? { get async throws }
    var onChange: () -> Void { get }
    var ticket: Ticket { get set }
    var event: any Event.Type { get }
    var failure: any Error { get }
    var bytes: UnsafeRawPointer? { get }
    @MainActor var shown: Draft { get }
    @MainActor var selected: Draft? { get set }
    func save(_ draft: Draft, row: Int)
    func rename(_ row: Int, to name: String, then done: @escaping () -> Void, on failure: ((Int) -> Void)?)
    func copy(_ draft: Draft) async throws -> Draft
    func track<E: Event>(_ event: E, call: Int)
    func ask(_ event: any Event.Type, _ failure: any Error)
    func send<E: Event & Sendable>(_ event: E, to names: [E], call: Int)
    @MainActor func show(_ draft: Draft) -> Bool
    subscript(row: Int, draft: Draft) -> Draft { get set }
    static var standard: Draft { get set }
    static func boot(_ draft: Draft?)
}

nonisolated protocol PlainDraftDependency: Dependency {
    var draft: Draft { get set }
    static var ticket: Ticket { get }
    func save(_ draft: Draft)
}

@MainActor protocol ScreenDependency: Dependency {
    var draft: Draft { get }
    nonisolated var other: Draft { get }
    nonisolated func save(_ draft: Draft)
}

// needle:mock
nonisolated protocol Store<Item>: Sendable {
    associatedtype Item
    var newest: Item? { get set }
    func save(_ item: Item, in rows: [Item]) -> Item
}

final class RootComponent: BootstrapComponent {}
