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
