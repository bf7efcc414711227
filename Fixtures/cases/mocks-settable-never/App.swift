// What has no value cannot be set, and code behind such a value is never run: the compiler warns of it.

// needle:mock
protocol Page {
    var end: Never { get set }
    var title: String { get }
    static var last: Never { get set }
    subscript(number: Int) -> Never { get set }
    static subscript(number: Int) -> Never { get set }
}

// needle:mock
protocol SharedPage: Sendable {
    var end: Never { get set }
    subscript(number: Int) -> Never { get set }
    var next: Never? { get set }
}

// needle:mock
@MainActor
protocol ScreenPage {
    var end: Never { get set }
    nonisolated var other: Never { get set }
}

protocol Ending<End> {
    associatedtype End
    var end: End { get set }
}

// needle:mock
protocol FinalPage: Ending<Never> {
    var title: String { get }
}
