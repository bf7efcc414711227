// (head)

import DIRuntime

nonisolated final class DepotMock: Depot {
    init() {}

    nonisolated struct SubscriptCall {
        let parcel: Parcel
    }
    private(set) var subscriptCalls: [SubscriptCall] = []
    var subscriptCallCount: Int { subscriptCalls.count }
    var subscriptHandler: ((_ parcel: Parcel) -> Int)?
    private(set) var subscriptSetCallCount = 0
    var subscriptSetHandler: ((_ newValue: Int, _ parcel: Parcel) -> Void)?
    subscript(parcel: Parcel) -> Int {
        get {
            subscriptCalls.append(SubscriptCall(parcel: parcel))
            guard let handler = subscriptHandler else {
                needleMockFailure("DepotMock.subscript(_:)", "set 'subscriptHandler' first")
            }
            return handler(parcel)
        }
        set {
            subscriptSetCallCount += 1
            subscriptSetHandler?(newValue, parcel)
        }
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        subscriptCalls = []
        subscriptSetCallCount = 0
    }
}

nonisolated final class GridDependencyMock: GridDependency {
    init(self given_: Int? = nil, given: Int? = nil, DIRuntime: Int? = nil) {
        givenSelf = given_
        givenGiven = given
        givenDIRuntime = DIRuntime
    }

    nonisolated struct SubscriptCall {
        let newValue: Int
    }
    private(set) var subscriptCalls: [SubscriptCall] = []
    var subscriptCallCount: Int { subscriptCalls.count }
    var subscriptHandler: ((_ newValue: Int) -> String)?
    private(set) var subscriptSetCallCount = 0
    var subscriptSetHandler: ((_ givenValue: String, _ newValue: Int) -> Void)?
    subscript(newValue: Int) -> String {
        get {
            subscriptCalls.append(SubscriptCall(newValue: newValue))
            guard let handler = subscriptHandler else {
                needleMockFailure("GridDependencyMock.subscript(_:)", "set 'subscriptHandler' first")
            }
            return handler(newValue)
        }
        set(givenValue) {
            subscriptSetCallCount += 1
            subscriptSetHandler?(givenValue, newValue)
        }
    }

    nonisolated struct SubscriptColumnCall {
        let newValue: Int
        let givenValue: Int
    }
    private(set) var subscriptColumnCalls: [SubscriptColumnCall] = []
    var subscriptColumnCallCount: Int { subscriptColumnCalls.count }
    var subscriptColumnHandler: ((_ newValue: Int, _ givenValue: Int) -> Int?)?
    private(set) var subscriptColumnSetCallCount = 0
    var subscriptColumnSetHandler: ((_ givenValue_: Int?, _ newValue: Int, _ givenValue: Int) -> Void)?
    subscript(column newValue: Int, givenValue: Int) -> Int? {
        get {
            subscriptColumnCalls.append(SubscriptColumnCall(newValue: newValue, givenValue: givenValue))
            guard let handler = subscriptColumnHandler else {
                return needleMockNone("GridDependencyMock.subscript(column:_:)", "set 'subscriptColumnHandler' first")
            }
            return handler(newValue, givenValue)
        }
        set(givenValue_) {
            subscriptColumnSetCallCount += 1
            subscriptColumnSetHandler?(givenValue_, newValue, givenValue)
        }
    }

    nonisolated struct MarkCall {
        let handler: Int
        let call: Int
        let newValue: Int
        let MarkCall: Int
    }
    private(set) var markCalls: [MarkCall] = []
    var markCallCount: Int { markCalls.count }
    var markHandler: ((_ handler: Int, _ call: Int, _ newValue: Int, _ MarkCall: Int) -> Int)?
    private let markSignal: DIRuntime.CallSignal = .init()
    func markCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await markSignal.wait(for: count)
    }
    func mark(handler: Int, call: Int, newValue: Int, MarkCall: Int) -> Int {
        markCalls.append(Self.MarkCall(handler: handler, call: call, newValue: newValue, MarkCall: MarkCall))
        markSignal.called()
        guard let givenHandler = markHandler else {
            needleMockFailure("GridDependencyMock.mark(handler:call:newValue:MarkCall:)", "set 'markHandler' first")
        }
        return givenHandler(handler, call, newValue, MarkCall)
    }

    private(set) var loadCallCount = 0
    var loadHandler: (() async -> Void)?
    private let loadSignal: DIRuntime.CallSignal = .init()
    func loadCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await loadSignal.wait(for: count)
    }
    func load() async {
        loadCallCount += 1
        loadSignal.called()
        await loadHandler?()
    }

    var `self`: Int {
        get { needleMockValue(givenSelf, "GridDependencyMock.self", "pass 'self:' to the initialiser or set it first") }
        set { givenSelf = newValue }
    }
    private var givenSelf: Int?

    var given: Int {
        get {
            needleMockValue(givenGiven, "GridDependencyMock.given", "pass 'given:' to the initialiser or set it first")
        }
        set { givenGiven = newValue }
    }
    private var givenGiven: Int?

    var DIRuntime: Int {
        get {
            needleMockValue(givenDIRuntime, "GridDependencyMock.DIRuntime", "pass 'DIRuntime:' to the initialiser or set it first")
        }
        set { givenDIRuntime = newValue }
    }
    private var givenDIRuntime: Int?

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        subscriptCalls = []
        subscriptSetCallCount = 0
        subscriptColumnCalls = []
        subscriptColumnSetCallCount = 0
        markCalls = []
        markSignal.reset()
        loadCallCount = 0
        loadSignal.reset()
    }
}

@MainActor final class TableDependencyMock: TableDependency {
    init() {}

    nonisolated struct SubscriptIntCall {
        let row: Int
    }
    private(set) var subscriptIntCalls: [SubscriptIntCall] = []
    var subscriptIntCallCount: Int { subscriptIntCalls.count }
    var subscriptIntHandler: (@MainActor (_ row: Int) -> String)?
    private(set) var subscriptIntSetCallCount = 0
    var subscriptIntSetHandler: (@MainActor (_ newValue: String, _ row: Int) -> Void)?
    subscript(row: Int) -> String {
        get {
            subscriptIntCalls.append(SubscriptIntCall(row: row))
            guard let handler = subscriptIntHandler else {
                needleMockFailure("TableDependencyMock.subscript(_:)", "set 'subscriptIntHandler' first")
            }
            return handler(row)
        }
        set {
            subscriptIntSetCallCount += 1
            subscriptIntSetHandler?(newValue, row)
        }
    }

    nonisolated struct SubscriptKeyDefaultCall {
        let key: String
        let fallback: Int
    }
    private(set) var subscriptKeyDefaultCalls: [SubscriptKeyDefaultCall] = []
    var subscriptKeyDefaultCallCount: Int { subscriptKeyDefaultCalls.count }
    var subscriptKeyDefaultHandler: (@MainActor (_ key: String, _ fallback: Int) -> Int)?
    subscript(key key: String, default fallback: Int) -> Int {
        get {
            subscriptKeyDefaultCalls.append(SubscriptKeyDefaultCall(key: key, fallback: fallback))
            guard let handler = subscriptKeyDefaultHandler else {
                needleMockFailure("TableDependencyMock.subscript(key:default:)", "set 'subscriptKeyDefaultHandler' first")
            }
            return handler(key, fallback)
        }
    }

    nonisolated struct SubscriptValueTypeCall {
        let type: Any.Type
    }
    private(set) var subscriptValueTypeCalls: [SubscriptValueTypeCall] = []
    var subscriptValueTypeCallCount: Int { subscriptValueTypeCalls.count }
    var subscriptValueTypeHandler: (@MainActor (_ type: Any.Type) -> Any?)?
    subscript<Value>(type: Value.Type) -> Value? {
        get {
            subscriptValueTypeCalls.append(SubscriptValueTypeCall(type: type))
            guard let handler = subscriptValueTypeHandler else {
                return needleMockNone("TableDependencyMock.subscript(_:)", "set 'subscriptValueTypeHandler' first")
            }
            return needleMockResult(handler(type), "TableDependencyMock.subscriptValueTypeHandler")
        }
    }

    nonisolated struct SubscriptLoadingCall {
        let id: Int
    }
    private(set) var subscriptLoadingCalls: [SubscriptLoadingCall] = []
    var subscriptLoadingCallCount: Int { subscriptLoadingCalls.count }
    var subscriptLoadingHandler: (@MainActor (_ id: Int) async throws -> String)?
    subscript(loading id: Int) -> String {
        get async throws {
            subscriptLoadingCalls.append(SubscriptLoadingCall(id: id))
            guard let handler = subscriptLoadingHandler else {
                throw needleMockError("TableDependencyMock.subscript(loading:)", "set 'subscriptLoadingHandler' first")
            }
            return try await handler(id)
        }
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        subscriptIntCalls = []
        subscriptIntSetCallCount = 0
        subscriptKeyDefaultCalls = []
        subscriptValueTypeCalls = []
        subscriptLoadingCalls = []
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
