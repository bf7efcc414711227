// Nothing here names the runtime.

struct Limits {
    var first: Int
    var rest: [Limit] = []
    var total: Int { first + rest.count }
    var closures: [() -> Void] { [] }
    static let standard = Limits(first: 1)
}

struct Limit {
    let next: Link?
    @usableFromInline let depth: Int = 0
}

final class Link: Sendable {}

enum Mode: CustomStringConvertible {
    case slow, fast(by: Int),
        exact(Limit)
    var description: String { "fast" }
}

actor Cache {}

@MainActor final class Board {}

protocol Ticking: Timing {
    var now: Int { get }
}

protocol Loud {}

struct Clock: Ticking {
    var now: Int { 12 }
}

typealias Names = Set<String>

public struct Token {
    let text: String
}

struct Failure: Error {
    var code = 1
}
