// (head)

import DIRuntime

nonisolated final class KeyTableMock<Row: Hashable, Rows: Sequence>: KeyTable where Row == Rows.Element, Rows.Element == Row {
    typealias Key = Row

    init() {}

    nonisolated struct RowsCall {
        let rows: Rows
        let row: Row
        let key: Key
    }
    private(set) var rowsCalls: [RowsCall] = []
    var rowsCallCount: Int { rowsCalls.count }
    var rowsHandler: ((_ rows: Rows, _ row: Row, _ key: Key) -> Void)?
    private let rowsSignal = DIRuntime.CallSignal()
    func rowsCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await rowsSignal.wait(for: count)
    }
    func rows(_ rows: Rows, of row: Row, by key: Key) {
        rowsCalls.append(RowsCall(rows: rows, row: row, key: key))
        rowsSignal.called()
        rowsHandler?(rows, row, key)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        rowsCalls = []
        rowsSignal.reset()
    }
}

nonisolated final class NumberedShelfMock: NumberedShelf {
    typealias Item = User
    typealias Key = User.ID

    init() {}

    nonisolated struct KeyCall {
        let item: Item
    }
    private(set) var keyCalls: [KeyCall] = []
    var keyCallCount: Int { keyCalls.count }
    var keyHandler: ((_ item: Item) -> Key)?
    private let keySignal = DIRuntime.CallSignal()
    func keyCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await keySignal.wait(for: count)
    }
    func key(_ item: Item) -> Key {
        keyCalls.append(KeyCall(item: item))
        keySignal.called()
        guard let handler = keyHandler else { needleMockFailure("NumberedShelfMock.key(_:)", "set 'keyHandler' first") }
        return handler(item)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        keyCalls = []
        keySignal.reset()
    }
}

nonisolated final class PairTableMock<Others: Sequence, Row, Key: Hashable, Rows: Sequence>: PairTable where Others.Element == Rows.Element, Rows.Element == Row {
    init() {}

    nonisolated struct OthersCall {
        let others: Others
    }
    private(set) var othersCalls: [OthersCall] = []
    var othersCallCount: Int { othersCalls.count }
    var othersHandler: ((_ others: Others) -> Void)?
    private let othersSignal = DIRuntime.CallSignal()
    func othersCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await othersSignal.wait(for: count)
    }
    func others(_ others: Others) {
        othersCalls.append(OthersCall(others: others))
        othersSignal.called()
        othersHandler?(others)
    }

    nonisolated struct RowsCall {
        let rows: Rows
        let row: Row
        let key: Key
    }
    private(set) var rowsCalls: [RowsCall] = []
    var rowsCallCount: Int { rowsCalls.count }
    var rowsHandler: ((_ rows: Rows, _ row: Row, _ key: Key) -> Void)?
    private let rowsSignal = DIRuntime.CallSignal()
    func rowsCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await rowsSignal.wait(for: count)
    }
    func rows(_ rows: Rows, of row: Row, by key: Key) {
        rowsCalls.append(RowsCall(rows: rows, row: row, key: key))
        rowsSignal.called()
        rowsHandler?(rows, row, key)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        othersCalls = []
        othersSignal.reset()
        rowsCalls = []
        rowsSignal.reset()
    }
}

nonisolated final class ShelfMock<Item, Key>: Shelf {
    init() {}

    nonisolated struct KeyCall {
        let item: Item
    }
    private(set) var keyCalls: [KeyCall] = []
    var keyCallCount: Int { keyCalls.count }
    var keyHandler: ((_ item: Item) -> Key)?
    private let keySignal = DIRuntime.CallSignal()
    func keyCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await keySignal.wait(for: count)
    }
    func key(_ item: Item) -> Key {
        keyCalls.append(KeyCall(item: item))
        keySignal.called()
        guard let handler = keyHandler else { needleMockFailure("ShelfMock.key(_:)", "set 'keyHandler' first") }
        return handler(item)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        keyCalls = []
        keySignal.reset()
    }
}

nonisolated final class TableMock<Row, Key: Hashable, Rows: Sequence>: Table where Rows.Element == Row {
    init() {}

    nonisolated struct RowsCall {
        let rows: Rows
        let row: Row
        let key: Key
    }
    private(set) var rowsCalls: [RowsCall] = []
    var rowsCallCount: Int { rowsCalls.count }
    var rowsHandler: ((_ rows: Rows, _ row: Row, _ key: Key) -> Void)?
    private let rowsSignal = DIRuntime.CallSignal()
    func rowsCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await rowsSignal.wait(for: count)
    }
    func rows(_ rows: Rows, of row: Row, by key: Key) {
        rowsCalls.append(RowsCall(rows: rows, row: row, key: key))
        rowsSignal.called()
        rowsHandler?(rows, row, key)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        rowsCalls = []
        rowsSignal.reset()
    }
}

nonisolated final class UserShelfMock: UserShelf {
    typealias Item = User
    typealias Key = User.ID

    init() {}

    nonisolated struct KeyCall {
        let item: Item
    }
    private(set) var keyCalls: [KeyCall] = []
    var keyCallCount: Int { keyCalls.count }
    var keyHandler: ((_ item: Item) -> Key)?
    private let keySignal = DIRuntime.CallSignal()
    func keyCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await keySignal.wait(for: count)
    }
    func key(_ item: Item) -> Key {
        keyCalls.append(KeyCall(item: item))
        keySignal.called()
        guard let handler = keyHandler else { needleMockFailure("UserShelfMock.key(_:)", "set 'keyHandler' first") }
        return handler(item)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        keyCalls = []
        keySignal.reset()
    }
}

nonisolated final class WordTableMock<Rows: Sequence>: WordTable where Rows.Element == String {
    typealias Row = String
    typealias Key = String

    init() {}

    nonisolated struct RowsCall {
        let rows: Rows
        let row: Row
        let key: Key
    }
    private(set) var rowsCalls: [RowsCall] = []
    var rowsCallCount: Int { rowsCalls.count }
    var rowsHandler: ((_ rows: Rows, _ row: Row, _ key: Key) -> Void)?
    private let rowsSignal = DIRuntime.CallSignal()
    func rowsCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await rowsSignal.wait(for: count)
    }
    func rows(_ rows: Rows, of row: Row, by key: Key) {
        rowsCalls.append(RowsCall(rows: rows, row: row, key: key))
        rowsSignal.called()
        rowsHandler?(rows, row, key)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        rowsCalls = []
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
