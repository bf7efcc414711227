// (head)

import DIRuntime

nonisolated final class ArgumentsDependencyMock: ArgumentsDependency, Sendable {
    init() {}

    nonisolated struct CountCall {
        let needleMockKept: Int
        let needleMockCalls: Int
    }
    private let countCallsState = NeedleMockState<[(@Sendable () -> (Int, Int))?]>([])
    var countCalls: [CountCall] {
        needleMockCalls_(countCallsState.value, "ArgumentsDependencyMock.countCalls").map { CountCall(needleMockKept: $0, needleMockCalls: $1) }
    }
    var countCallCount: Int { countCallsState.value.count }
    var countHandler: (@Sendable (_ needleMockKept: Int, _ needleMockCalls: Int) -> Int)? {
        get { countHandlerState.value }
        set { countHandlerState.value = newValue }
    }
    private let countHandlerState = NeedleMockState<(@Sendable (_ needleMockKept: Int, _ needleMockCalls: Int) -> Int)?>(nil)
    private let countSignal = DIRuntime.CallSignal()
    func countCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await countSignal.wait(for: count)
    }
    func count(needleMockKept: Int, needleMockCalls: Int) -> Int {
        let call = needleMockKept_((needleMockKept, needleMockCalls))
        countCallsState.append(call)
        countSignal.called()
        guard let handler = countHandler else {
            needleMockFailure_("ArgumentsDependencyMock.count(needleMockKept:needleMockCalls:)", "set 'countHandler' first")
        }
        return handler(needleMockKept, needleMockCalls)
    }

    nonisolated struct MakeCall {
        let needleMockResult: Int
        let needleMockSent: Int
    }
    private let makeCallsState = NeedleMockState<[(@Sendable () -> (Int, Int))?]>([])
    var makeCalls: [MakeCall] {
        needleMockCalls_(makeCallsState.value, "ArgumentsDependencyMock.makeCalls").map { MakeCall(needleMockResult: $0, needleMockSent: $1) }
    }
    var makeCallCount: Int { makeCallsState.value.count }
    var makeHandler: (@Sendable (_ needleMockResult: Int, _ needleMockSent: Int) -> Any)? {
        get { makeHandlerState.value }
        set { makeHandlerState.value = newValue }
    }
    private let makeHandlerState = NeedleMockState<(@Sendable (_ needleMockResult: Int, _ needleMockSent: Int) -> Any)?>(nil)
    private let makeSignal = DIRuntime.CallSignal()
    func makeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await makeSignal.wait(for: count)
    }
    func make<Value>(needleMockResult: Int, _ needleMockSent: Int) -> Value {
        let call = needleMockKept_((needleMockResult, needleMockSent))
        makeCallsState.append(call)
        makeSignal.called()
        guard let handler = makeHandler else {
            needleMockFailure_("ArgumentsDependencyMock.make(needleMockResult:_:)", "set 'makeHandler' first")
        }
        return needleMockResult_(handler(needleMockResult, needleMockSent), "ArgumentsDependencyMock.makeHandler")
    }

    nonisolated struct CheckCall {
        let needleMockError: Int
    }
    private let checkCallsState = NeedleMockState<[(@Sendable () -> Int)?]>([])
    var checkCalls: [CheckCall] {
        needleMockCalls_(checkCallsState.value, "ArgumentsDependencyMock.checkCalls").map { CheckCall(needleMockError: $0) }
    }
    var checkCallCount: Int { checkCallsState.value.count }
    var checkHandler: (@Sendable (_ needleMockError: Int) throws -> Int)? {
        get { checkHandlerState.value }
        set { checkHandlerState.value = newValue }
    }
    private let checkHandlerState = NeedleMockState<(@Sendable (_ needleMockError: Int) throws -> Int)?>(nil)
    private let checkSignal = DIRuntime.CallSignal()
    func checkCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await checkSignal.wait(for: count)
    }
    func check(needleMockError: Int) throws -> Int {
        let call = needleMockKept_(needleMockError)
        checkCallsState.append(call)
        checkSignal.called()
        guard let handler = checkHandler else {
            throw needleMockError_("ArgumentsDependencyMock.check(needleMockError:)", "set 'checkHandler' first")
        }
        return try handler(needleMockError)
    }

    nonisolated struct FindCall {
        let needleMockNone: Int
    }
    private let findCallsState = NeedleMockState<[(@Sendable () -> Int)?]>([])
    var findCalls: [FindCall] {
        needleMockCalls_(findCallsState.value, "ArgumentsDependencyMock.findCalls").map { FindCall(needleMockNone: $0) }
    }
    var findCallCount: Int { findCallsState.value.count }
    var findHandler: (@Sendable (_ needleMockNone: Int) -> Int?)? {
        get { findHandlerState.value }
        set { findHandlerState.value = newValue }
    }
    private let findHandlerState = NeedleMockState<(@Sendable (_ needleMockNone: Int) -> Int?)?>(nil)
    private let findSignal = DIRuntime.CallSignal()
    func findCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await findSignal.wait(for: count)
    }
    func find(needleMockNone: Int) -> Int? {
        let call = needleMockKept_(needleMockNone)
        findCallsState.append(call)
        findSignal.called()
        guard let handler = findHandler else {
            return needleMockNone_("ArgumentsDependencyMock.find(needleMockNone:)", "set 'findHandler' first")
        }
        return handler(needleMockNone)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        countCallsState.value = []
        countSignal.reset()
        makeCallsState.value = []
        makeSignal.reset()
        checkCallsState.value = []
        checkSignal.reset()
        findCallsState.value = []
        findSignal.reset()
    }
}

nonisolated final class FeatureRowDependencyMock: Feature.RowDependency {
    init(item: Feature.Item? = nil) {
        givenItem = item
    }

    var item: Feature.Item {
        get {
            needleMockValue(givenItem, "FeatureRowDependencyMock.item", "pass 'item:' to the initialiser or set it first")
        }
        set { givenItem = newValue }
    }
    private var givenItem: Feature.Item?

    nonisolated struct RowCall {
        let item: Feature.Item
    }
    private(set) var rowCalls: [RowCall] = []
    var rowCallCount: Int { rowCalls.count }
    var rowHandler: ((_ item: Feature.Item) -> Feature.Row)?
    private let rowSignal = DIRuntime.CallSignal()
    func rowCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await rowSignal.wait(for: count)
    }
    func row(for item: Feature.Item) -> Feature.Row {
        rowCalls.append(RowCall(item: item))
        rowSignal.called()
        guard let handler = rowHandler else {
            needleMockFailure_("FeatureRowDependencyMock.row(for:)", "set 'rowHandler' first")
        }
        return handler(item)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        rowCalls = []
        rowSignal.reset()
    }
}

nonisolated final class KeywordDependencyMock: KeywordDependency {
    init(
        `default`: Int? = nil,
        `class`: String?...,
        self given: Int? = nil,
        `init`: Int? = nil,
        `my value`: Int? = nil,
        `4th`: Int? = nil,
        value: Int? = nil
    ) {
        givenDefault = `default`
        givenClass = `class`.last
        givenSelf = given
        givenInit = `init`
        givenMyvalue = `my value`
        given_4th = `4th`
        givenValue_ = value
    }

    var `default`: Int {
        get {
            needleMockValue(givenDefault, "KeywordDependencyMock.default", "pass 'default:' to the initialiser or set it first")
        }
        set { givenDefault = newValue }
    }
    private var givenDefault: Int?

    var `class`: String? {
        get {
            needleMockValue(givenClass, "KeywordDependencyMock.class", "pass 'class:' to the initialiser or set it first")
        }
        set { givenClass = newValue }
    }
    private var givenClass: String??

    var `self`: Int {
        get {
            needleMockValue(givenSelf, "KeywordDependencyMock.self", "pass 'self:' to the initialiser or set it first")
        }
        set { givenSelf = newValue }
    }
    private var givenSelf: Int?

    var `init`: Int {
        get {
            needleMockValue(givenInit, "KeywordDependencyMock.init", "pass 'init:' to the initialiser or set it first")
        }
        set { givenInit = newValue }
    }
    private var givenInit: Int?

    var `my value`: Int {
        get {
            needleMockValue(givenMyvalue, "KeywordDependencyMock.my value", "pass 'my value:' to the initialiser or set it first")
        }
        set { givenMyvalue = newValue }
    }
    private var givenMyvalue: Int?

    nonisolated struct SwitchCall {
        let `in`: Int
        let `where`: Int
    }
    private(set) var switchCalls: [SwitchCall] = []
    var switchCallCount: Int { switchCalls.count }
    var switchHandler: ((_ `in`: Int, _ `where`: Int) -> Int)?
    private let switchSignal = DIRuntime.CallSignal()
    func switchCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await switchSignal.wait(for: count)
    }
    func `switch`(_ `in`: Int, where: Int) -> Int {
        switchCalls.append(SwitchCall(in: `in`, where: `where`))
        switchSignal.called()
        guard let handler = switchHandler else {
            needleMockFailure_("KeywordDependencyMock.switch(_:where:)", "set 'switchHandler' first")
        }
        return handler(`in`, `where`)
    }

    private(set) var isitCallCount = 0
    var isitHandler: (() -> Bool)?
    private let isitSignal = DIRuntime.CallSignal()
    func isitCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await isitSignal.wait(for: count)
    }
    func `is it`() -> Bool {
        isitCallCount += 1
        isitSignal.called()
        guard let handler = isitHandler else {
            needleMockFailure_("KeywordDependencyMock.is it()", "set 'isitHandler' first")
        }
        return handler()
    }

    nonisolated struct _2ndCall {
        let `3rd`: Int
    }
    private(set) var _2ndCalls: [_2ndCall] = []
    var _2ndCallCount: Int { _2ndCalls.count }
    var _2ndHandler: ((_ `3rd`: Int) -> Int)?
    private let _2ndSignal = DIRuntime.CallSignal()
    func _2ndCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await _2ndSignal.wait(for: count)
    }
    func `2nd`(`3rd`: Int) -> Int {
        _2ndCalls.append(_2ndCall(`3rd`: `3rd`))
        _2ndSignal.called()
        guard let handler = _2ndHandler else {
            needleMockFailure_("KeywordDependencyMock.2nd(3rd:)", "set '_2ndHandler' first")
        }
        return handler(`3rd`)
    }

    var _4thHandler: (() throws -> Int)?
    var `4th`: Int {
        get throws {
            if let handler = _4thHandler { return try handler() }
            guard let given = given_4th else {
                throw needleMockValueError("KeywordDependencyMock.4th", "pass '4th:' to the initialiser or set '_4thHandler' first")
            }
            return given
        }
    }
    private var given_4th: Int?

    nonisolated struct RangeCall {
        let `let`: Int
        let `var`: Int
        let `inout`: Int
    }
    private(set) var rangeCalls: [RangeCall] = []
    var rangeCallCount: Int { rangeCalls.count }
    var rangeHandler: ((_ `let`: Int, _ `var`: Int, _ `inout`: Int) -> Int)?
    private let rangeSignal = DIRuntime.CallSignal()
    func rangeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await rangeSignal.wait(for: count)
    }
    func range(`let`: Int, `var`: Int, `inout`: Int) -> Int {
        rangeCalls.append(RangeCall(let: `let`, var: `var`, `inout`: `inout`))
        rangeSignal.called()
        guard let handler = rangeHandler else {
            needleMockFailure_("KeywordDependencyMock.range(let:var:inout:)", "set 'rangeHandler' first")
        }
        return handler(`let`, `var`, `inout`)
    }

    nonisolated struct TotalCall {
        let `await`: Int
        let `unsafe`: Int
    }
    private(set) var totalCalls: [TotalCall] = []
    var totalCallCount: Int { totalCalls.count }
    var totalHandler: ((_ `await`: Int, _ `unsafe`: Int) -> Int)?
    private let totalSignal = DIRuntime.CallSignal()
    func totalCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await totalSignal.wait(for: count)
    }
    func total(await: Int, unsafe: Int) -> Int {
        totalCalls.append(TotalCall(await: `await`, unsafe: `unsafe`))
        totalSignal.called()
        guard let handler = totalHandler else {
            needleMockFailure_("KeywordDependencyMock.total(await:unsafe:)", "set 'totalHandler' first")
        }
        return handler(`await`, `unsafe`)
    }

    nonisolated struct BoundCall {
        let givenSelf: Int
        let boundHandler: Int
    }
    private(set) var boundCalls: [BoundCall] = []
    var boundCallCount: Int { boundCalls.count }
    var boundHandler: ((_ givenSelf: Int, _ boundHandler: Int) -> Int)?
    private let boundSignal = DIRuntime.CallSignal()
    func boundCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await boundSignal.wait(for: count)
    }
    func bound(to givenSelf: Int, boundHandler: Int) -> Int {
        boundCalls.append(BoundCall(givenSelf: givenSelf, boundHandler: boundHandler))
        boundSignal.called()
        guard let handler = self.boundHandler else {
            needleMockFailure_("KeywordDependencyMock.bound(to:boundHandler:)", "set 'boundHandler' first")
        }
        return handler(givenSelf, boundHandler)
    }

    nonisolated struct SubscriptCall {
        let givenSelf: Int
    }
    private(set) var subscriptCalls: [SubscriptCall] = []
    var subscriptCallCount: Int { subscriptCalls.count }
    var subscriptHandler: ((_ givenSelf: Int) -> Int)?
    subscript(givenSelf: Int) -> Int {
        get {
            subscriptCalls.append(SubscriptCall(givenSelf: givenSelf))
            guard let handler = subscriptHandler else {
                needleMockFailure_("KeywordDependencyMock.subscript(_:)", "set 'subscriptHandler' first")
            }
            return handler(givenSelf)
        }
    }

    nonisolated struct 🚀Call {
        let 🔥: Int
    }
    private(set) var 🚀Calls: [🚀Call] = []
    var 🚀CallCount: Int { 🚀Calls.count }
    var 🚀Handler: ((_ 🔥: Int) -> Int)?
    private let 🚀Signal = DIRuntime.CallSignal()
    func 🚀Called(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await 🚀Signal.wait(for: count)
    }
    func 🚀(_ 🔥: Int) -> Int {
        🚀Calls.append(🚀Call(🔥: 🔥))
        🚀Signal.called()
        guard let handler = 🚀Handler else { needleMockFailure_("KeywordDependencyMock.🚀(_:)", "set '🚀Handler' first") }
        return handler(🔥)
    }

    private(set) var backCallCount = 0
    var backHandler: (() -> Int)?
    private let backSignal = DIRuntime.CallSignal()
    func backCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await backSignal.wait(for: count)
    }
    func `<- back`() -> Int {
        backCallCount += 1
        backSignal.called()
        guard let handler = backHandler else {
            needleMockFailure_("KeywordDependencyMock.<- back()", "set 'backHandler' first")
        }
        return handler()
    }

    private(set) var givenValueCallCount = 0
    var givenValueHandler: (() -> Void)?
    private let givenValueSignal = DIRuntime.CallSignal()
    func givenValueCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await givenValueSignal.wait(for: count)
    }
    func givenValue() {
        givenValueCallCount += 1
        givenValueSignal.called()
        givenValueHandler?()
    }

    var value: Int {
        get {
            needleMockValue(givenValue_, "KeywordDependencyMock.value", "pass 'value:' to the initialiser or set it first")
        }
        set { givenValue_ = newValue }
    }
    private var givenValue_: Int?

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        switchCalls = []
        switchSignal.reset()
        isitCallCount = 0
        isitSignal.reset()
        _2ndCalls = []
        _2ndSignal.reset()
        rangeCalls = []
        rangeSignal.reset()
        totalCalls = []
        totalSignal.reset()
        boundCalls = []
        boundSignal.reset()
        subscriptCalls = []
        🚀Calls = []
        🚀Signal.reset()
        backCallCount = 0
        backSignal.reset()
        givenValueCallCount = 0
        givenValueSignal.reset()
    }
}

nonisolated final class OtherRowDependencyMock: Other.RowDependency {
    init(id: Int? = nil) {
        givenId = id
    }

    var id: Int {
        get { needleMockValue(givenId, "OtherRowDependencyMock.id", "pass 'id:' to the initialiser or set it first") }
        set { givenId = newValue }
    }
    private var givenId: Int?
}

nonisolated final class TakenDependencyMock_: TakenDependency {
    init(needleMockFailure: Int? = nil) {
        givenNeedleMockFailure = needleMockFailure
    }

    var needleMockFailure: Int {
        get {
            needleMockValue(givenNeedleMockFailure, "TakenDependencyMock_.needleMockFailure", "pass 'needleMockFailure:' to the initialiser or set it first")
        }
        set { givenNeedleMockFailure = newValue }
    }
    private var givenNeedleMockFailure: Int?

    private(set) var countCallCount = 0
    var countHandler: (() -> Int)?
    private let countSignal = DIRuntime.CallSignal()
    func countCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await countSignal.wait(for: count)
    }
    func count() -> Int {
        countCallCount += 1
        countSignal.called()
        guard let handler = countHandler else {
            needleMockFailure_("TakenDependencyMock_.count()", "set 'countHandler' first")
        }
        return handler()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        countCallCount = 0
        countSignal.reset()
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
private nonisolated func needleMockFailure_(_ member: String, _ advice: String) -> Never {
    DIRuntime.MockFailure.end("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockError_(_ member: String, _ advice: String) -> any Swift.Error {
    DIRuntime.MockFailure.error("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockNone_<Value: ~Copyable>(_ member: String, _ advice: String) -> Value? {
    DIRuntime.MockFailure.report("\(member) was called, but the test gave no handler: \(advice)")
    return nil
}

/// What a handler returned, as the type that the caller of a generic member wants.
private nonisolated func needleMockResult_<Value>(_ returned: Any?, _ handler: String) -> Value {
    if let returned, let value = returned as? Value { return value }
    guard let value = returned as? Value else {
        let found = returned.map { "a value of type \(type(of: $0))" } ?? "nil"
        fatalError("\(handler) returned \(found), but its caller wants the type \(Value.self)")
    }
    return value
}

/// A closure that returns the value; nil for what is not Sendable, which no lock could guard once it is handed out.
private nonisolated func needleMockKept_<Value: Sendable>(_ value: @autoclosure () -> Value) -> (@Sendable () -> Value)? {
    let value = value()
    return { value }
}
private nonisolated func needleMockKept_<Value>(_ value: @autoclosure () -> Value) -> (@Sendable () -> Value)? { nil }
private nonisolated func needleMockDropped<Handler>(_ current: Handler?, _ member: String, _ handler: String) -> Handler? {
    if current == nil { DIRuntime.MockFailure.report("\(member) was set to a value that several tasks cannot share: set '\(handler)' to a closure that makes one") }
    return current
}
private nonisolated func needleMockCalls_<Call>(_ calls: [(@Sendable () -> Call)?], _ member: String) -> [Call] {
    if calls.contains(where: { $0 == nil }) {
        DIRuntime.MockFailure.report("\(member) was read, but arguments that are not Sendable are not kept: count the calls, or look at them in the handler")
    }
    return calls.compactMap { $0 }.map { $0() }
}

/// What any thread may use of a mock.
private nonisolated final class NeedleMockState<Value: Sendable>: @unchecked Sendable {
    private var current: Value
    init(_ value: Value) { current = value }
    var value: Value {
        get { DIRuntime.MockLock.locked { current } }
        set {
            var value = newValue
            DIRuntime.MockLock.locked { swap(&current, &value) }
        }
    }
    func increment() where Value == Int { DIRuntime.MockLock.locked { current += 1 } }
    func append<Element>(_ element: Element) where Value == [Element] {
        DIRuntime.MockLock.locked { current.append(element) }
    }
}
