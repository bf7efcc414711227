// The sources declare types that are named like those which a file of mocks needs for itself.
import DIRuntime

enum Error: Swift.Error { case full }
struct Int {}
struct String {}
struct Never {}
struct ObjectIdentifier {}
protocol Sendable {}

struct Ticket: Swift.Sendable {
    var price = 3
}

// needle:mock
protocol Desk: Swift.Sendable {
    static func open(_ ticket: Ticket)
    var ticket: Ticket { get set }
    subscript(ticket: Ticket) -> Ticket? { get set }
    func sell(_ ticket: Ticket) async throws -> Ticket
    func fail(_ error: any Swift.Error) throws(Error)
}

// needle:mock
protocol Drawer {
    associatedtype Item: Swift.Sendable
    static var first: Item { get async throws }
    func find<Value>(_ value: Value) -> Value
    func put(_ item: Item)
}
