// (head)

import DIRuntime

nonisolated final class ChainMock<Second>: Chain {
    typealias First = Second
    typealias Third = Second
    typealias Fourth = Second

    init() {}

    nonisolated struct LinkCall {
        let first: First
        let second: Second
        let third: Third
        let fourth: Fourth
    }
    private(set) var linkCalls: [LinkCall] = []
    var linkCallCount: Int { linkCalls.count }
    var linkHandler: ((_ first: First, _ second: Second, _ third: Third, _ fourth: Fourth) -> Void)?
    private let linkSignal = DIRuntime.CallSignal()
    func linkCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await linkSignal.wait(for: count)
    }
    func link(_ first: First, _ second: Second, _ third: Third, _ fourth: Fourth) {
        linkCalls.append(LinkCall(first: first, second: second, third: third, fourth: fourth))
        linkSignal.called()
        linkHandler?(first, second, third, fourth)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        linkCalls = []
        linkSignal.reset()
    }
}

nonisolated final class NumberPageMock: NumberPage {
    typealias Rows = [Int?]
    typealias Row = Int?
    typealias Cell = Int

    init(first: Row? = nil) {
        givenFirst = first
    }

    var first: Row {
        get { needleMockValue(givenFirst, "NumberPageMock.first", "pass 'first:' to the initialiser or set it first") }
        set { givenFirst = newValue }
    }
    private var givenFirst: Row?

    nonisolated struct CountCall {
        let cell: Any
    }
    private(set) var countCalls: [CountCall] = []
    var countCallCount: Int { countCalls.count }
    var countHandler: ((_ cell: Any) -> Int)?
    private let countSignal = DIRuntime.CallSignal()
    func countCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await countSignal.wait(for: count)
    }
    func count<Cell: Hashable>(of cell: Cell) -> Int {
        countCalls.append(CountCall(cell: cell))
        countSignal.called()
        guard let handler = countHandler else {
            needleMockFailure("NumberPageMock.count(of:)", "set 'countHandler' first")
        }
        return handler(cell)
    }

    private(set) var rowsCallCount = 0
    var rowsHandler: (() -> Rows)?
    private let rowsSignal = DIRuntime.CallSignal()
    func rowsCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await rowsSignal.wait(for: count)
    }
    func rows() -> Rows {
        rowsCallCount += 1
        rowsSignal.called()
        guard let handler = rowsHandler else { needleMockFailure("NumberPageMock.rows()", "set 'rowsHandler' first") }
        return handler()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        countCalls = []
        countSignal.reset()
        rowsCallCount = 0
        rowsSignal.reset()
    }
}

/// The value that the test gave for a member.
private nonisolated func needleMockValue<Value>(_ given: Value?, _ member: String, _ advice: String) -> Value {
    guard let given else { DIRuntime.MockFailure.end("\(member) was read, but the test gave no value: \(advice)") }
    return given
}
private nonisolated func needleMockValue<Value>(_ given: Value??, _ member: String, _ advice: String) -> Value? {
    if given == nil { DIRuntime.MockFailure.report("\(member) was read, but the test gave no value: \(advice)") }
    return given ?? nil
}
private nonisolated func needleMockValueError(_ member: String, _ advice: String) -> any Swift.Error {
    DIRuntime.MockFailure.error("\(member) was read, but the test gave no value: \(advice)")
}

/// What is done where a member is called for which the test gave no handler.
private nonisolated func needleMockFailure(_ member: String, _ advice: String) -> Never {
    DIRuntime.MockFailure.end("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockError(_ member: String, _ advice: String) -> any Swift.Error {
    DIRuntime.MockFailure.error("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockNone<Value: ~Copyable>(_ member: String, _ advice: String) -> Value? {
    DIRuntime.MockFailure.report("\(member) was called, but the test gave no handler: \(advice)")
    return nil
}

/// What a handler returned, as the type that the caller of a generic member wants.
private nonisolated func needleMockResult<Value>(_ returned: Any?, _ handler: String) -> Value {
    if let returned, let value = returned as? Value { return value }
    guard let value = returned as? Value else {
        let found = returned.map { "a value of type \(type(of: $0))" } ?? "nil"
        fatalError("\(handler) returned \(found), but its caller wants the type \(Value.self)")
    }
    return value
}
