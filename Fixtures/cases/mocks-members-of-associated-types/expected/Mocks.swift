// (head)

import DIRuntime

nonisolated final class NodeGraphMock<Node: Identifiable, Index>: NodeGraph where Index == Node.ID {
    init() {}

    nonisolated struct NodeCall {
        let index: Index
    }
    private(set) var nodeCalls: [NodeCall] = []
    var nodeCallCount: Int { nodeCalls.count }
    var nodeHandler: ((_ index: Index) -> Node)?
    private let nodeSignal = DIRuntime.CallSignal()
    func nodeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await nodeSignal.wait(for: count)
    }
    func node(at index: Index) -> Node {
        nodeCalls.append(NodeCall(index: index))
        nodeSignal.called()
        guard let handler = nodeHandler else { needleMockFailure("NodeGraphMock.node(at:)", "set 'nodeHandler' first") }
        return handler(index)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        nodeCalls = []
        nodeSignal.reset()
    }
}

nonisolated final class NumberStoreMock<More: Sequence, Rows: Sequence>: NumberStore where More.Element == Int, Rows.Element == Int {
    typealias Row = Int

    init() {}

    private(set) var moreCallCount = 0
    var moreHandler: (() -> More)?
    private let moreSignal = DIRuntime.CallSignal()
    func moreCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await moreSignal.wait(for: count)
    }
    func more() -> More {
        moreCallCount += 1
        moreSignal.called()
        guard let handler = moreHandler else { needleMockFailure("NumberStoreMock.more()", "set 'moreHandler' first") }
        return handler()
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
        guard let handler = rowsHandler else { needleMockFailure("NumberStoreMock.rows()", "set 'rowsHandler' first") }
        return handler()
    }

    nonisolated struct PutCall {
        let row: Row
    }
    private(set) var putCalls: [PutCall] = []
    var putCallCount: Int { putCalls.count }
    var putHandler: ((_ row: Row) -> Void)?
    private let putSignal = DIRuntime.CallSignal()
    func putCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await putSignal.wait(for: count)
    }
    func put(_ row: Row) {
        putCalls.append(PutCall(row: row))
        putSignal.called()
        putHandler?(row)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        moreCallCount = 0
        moreSignal.reset()
        rowsCallCount = 0
        rowsSignal.reset()
        putCalls = []
        putSignal.reset()
    }
}

nonisolated final class RowStoreMock<Row, Rows: Sequence>: RowStore where Rows.Element == Row {
    init() {}

    private(set) var rowsCallCount = 0
    var rowsHandler: (() -> Rows)?
    private let rowsSignal = DIRuntime.CallSignal()
    func rowsCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await rowsSignal.wait(for: count)
    }
    func rows() -> Rows {
        rowsCallCount += 1
        rowsSignal.called()
        guard let handler = rowsHandler else { needleMockFailure("RowStoreMock.rows()", "set 'rowsHandler' first") }
        return handler()
    }

    nonisolated struct PutCall {
        let row: Row
    }
    private(set) var putCalls: [PutCall] = []
    var putCallCount: Int { putCalls.count }
    var putHandler: ((_ row: Row) -> Void)?
    private let putSignal = DIRuntime.CallSignal()
    func putCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await putSignal.wait(for: count)
    }
    func put(_ row: Row) {
        putCalls.append(PutCall(row: row))
        putSignal.called()
        putHandler?(row)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        rowsCallCount = 0
        rowsSignal.reset()
        putCalls = []
        putSignal.reset()
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
