// What protocols of libraries ask for on no actor, a mock has on none, also where a protocol on one repeats it.
import Foundation

// needle:mock
@MainActor
protocol Screen: CustomStringConvertible, CustomDebugStringConvertible {
    var description: String { get }
    var debugDescription: String { get }
    var title: String { get }
}

// needle:mock
@MainActor
protocol ScreenKey: Hashable {
    func hash(into hasher: inout Hasher)
    func description(of level: Int) -> String
}

// needle:mock
@MainActor
protocol ScreenFault: LocalizedError {
    var errorDescription: String? { get }
    var screen: String { get }
}

protocol Audited {
    func audit() throws -> Int
}

extension Audited {
    func audit() throws -> Int { 0 }
}

@MainActor
protocol AuditedOnScreen {
    func audit() -> Int
}

/// What the class has is what meets both.
// needle:mock
typealias ScreenAudit = Audited & AuditedOnScreen

final class Row {}

protocol Picker {
    @MainActor func pick(_ row: Row) -> Int
    @MainActor func leave(_ row: Row) async
    @MainActor func find<Value>(_ value: Value) -> Int
    @MainActor func show(_ key: some Hashable) -> Int
    @MainActor func close(_ row: Row) -> Int
    @MainActor init(row: Row) async
}

/// Of these only `close` and `init(row:)` repeat what is above, and are on its actor: a generic one is another
/// requirement, and so are a method of which one is `async` and what has other labels.
// needle:mock
protocol LaterPicker: Picker {
    func pick(_ row: Row) async -> Int
    func leave(_ row: Row)
    func find<Value>(_ value: Value) -> Int
    func show(_ key: some Hashable) -> Int
    func close(_ row: Row) -> Int
    init(row: Row)
    init(last row: Row)
}
