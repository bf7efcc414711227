// (head)

import DIRuntime

nonisolated final class BareMock: Bare {
    init() {}
}

nonisolated final class CountedMock: Counted {
    init(text: String? = nil) {
        givenText = text
    }

    init(text: String) {
        givenText = text
    }

    init(bytes: [UInt8]) {}

    var text: String {
        get { needleMockValue(givenText, "CountedMock.text", "pass 'text:' to the initialiser or set it first") }
        set { givenText = newValue }
    }
    private var givenText: String?
}

@MainActor final class OffMainMock: OffMain {
    nonisolated init() {}
}

nonisolated final class ReadMock: Read {
    init(text: String? = nil) {
        givenText = text
    }

    init(text: String) {
        givenText = text
    }

    init(bytes: [UInt8]) {}

    var text: String {
        get { needleMockValue(givenText, "ReadMock.text", "pass 'text:' to the initialiser or set it first") }
        set { givenText = newValue }
    }
    private var givenText: String?
}

nonisolated final class ShapeDependencyMock: ShapeDependency {
    init(size: Int? = nil, copy: ShapeDependencyMock? = nil) {
        givenSize = size
        givenCopy = copy
    }

    init(size: Int) throws {
        givenSize = size
    }

    init?(name: String) {}

    init() {}

    static var unitHandler: (@Sendable () -> Int)? {
        get { unitHandlerState.value }
        set { unitHandlerState.value = newValue }
    }
    private static let unitHandlerState = NeedleMockState<(@Sendable () -> Int)?>(nil)
    static var unit: Int {
        get {
            if let handler = unitHandler { return handler() }
            return needleMockValue(nil as Int?, "ShapeDependencyMock.unit", "set 'ShapeDependencyMock.unit' first")
        }
        set {
            unitHandler = needleMockKept(newValue) ?? needleMockDropped(unitHandler, "ShapeDependencyMock.unit", "unitHandler")
        }
    }

    nonisolated struct MakeCall {
        let size: Int
    }
    private static let makeCallsState = NeedleMockState<[(@Sendable () -> Int)?]>([])
    static var makeCalls: [MakeCall] {
        needleMockCalls(makeCallsState.value, "ShapeDependencyMock.makeCalls").map { MakeCall(size: $0) }
    }
    static var makeCallCount: Int { makeCallsState.value.count }
    static var makeHandler: (@Sendable (_ size: Int) -> ShapeDependencyMock)? {
        get { makeHandlerState.value }
        set { makeHandlerState.value = newValue }
    }
    private static let makeHandlerState = NeedleMockState<(@Sendable (_ size: Int) -> ShapeDependencyMock)?>(nil)
    private static let makeSignal = DIRuntime.CallSignal()
    static func makeCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await makeSignal.wait(for: count)
    }
    static func make(_ size: Int) -> ShapeDependencyMock {
        let call = needleMockKept(size)
        makeCallsState.append(call)
        makeSignal.called()
        guard let handler = makeHandler else {
            needleMockFailure("ShapeDependencyMock.make(_:)", "set 'ShapeDependencyMock.makeHandler' first")
        }
        return handler(size)
    }

    private static let resetCallsState = NeedleMockState<Int>(0)
    static var resetCallCount: Int { resetCallsState.value }
    static var resetHandler: (@Sendable () -> Void)? {
        get { resetHandlerState.value }
        set { resetHandlerState.value = newValue }
    }
    private static let resetHandlerState = NeedleMockState<(@Sendable () -> Void)?>(nil)
    private static let resetSignal = DIRuntime.CallSignal()
    static func resetCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await resetSignal.wait(for: count)
    }
    static func reset() {
        resetCallsState.increment()
        resetSignal.called()
        resetHandler?()
    }

    nonisolated struct SubscriptCall {
        let index: Int
    }
    private static let subscriptCallsState = NeedleMockState<[(@Sendable () -> Int)?]>([])
    static var subscriptCalls: [SubscriptCall] {
        needleMockCalls(subscriptCallsState.value, "ShapeDependencyMock.subscriptCalls").map { SubscriptCall(index: $0) }
    }
    static var subscriptCallCount: Int { subscriptCallsState.value.count }
    static var subscriptHandler: (@Sendable (_ index: Int) -> String)? {
        get { subscriptHandlerState.value }
        set { subscriptHandlerState.value = newValue }
    }
    private static let subscriptHandlerState = NeedleMockState<(@Sendable (_ index: Int) -> String)?>(nil)
    static subscript(index: Int) -> String {
        get {
            let call = needleMockKept(index)
            subscriptCallsState.append(call)
            guard let handler = subscriptHandler else {
                needleMockFailure("ShapeDependencyMock.subscript(_:)", "set 'ShapeDependencyMock.subscriptHandler' first")
            }
            return handler(index)
        }
    }

    var size: Int {
        get {
            needleMockValue(givenSize, "ShapeDependencyMock.size", "pass 'size:' to the initialiser or set it first")
        }
        set { givenSize = newValue }
    }
    private var givenSize: Int?

    var copy: ShapeDependencyMock {
        get {
            needleMockValue(givenCopy, "ShapeDependencyMock.copy", "pass 'copy:' to the initialiser or set it first")
        }
        set { givenCopy = newValue }
    }
    private var givenCopy: ShapeDependencyMock?

    nonisolated struct MergedCall {
        let other: ShapeDependencyMock
    }
    private(set) var mergedCalls: [MergedCall] = []
    var mergedCallCount: Int { mergedCalls.count }
    var mergedHandler: ((_ other: ShapeDependencyMock) -> [ShapeDependencyMock])?
    private let mergedSignal = DIRuntime.CallSignal()
    func mergedCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await mergedSignal.wait(for: count)
    }
    func merged(with other: ShapeDependencyMock) -> [ShapeDependencyMock] {
        mergedCalls.append(MergedCall(other: other))
        mergedSignal.called()
        guard let handler = mergedHandler else {
            needleMockFailure("ShapeDependencyMock.merged(with:)", "set 'mergedHandler' first")
        }
        return handler(other)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        mergedCalls = []
        mergedSignal.reset()
    }
}

nonisolated final class TitledMock: Titled, Sendable {
    init(title: String? = nil, rank: Int? = nil, body: (() -> Void)? = nil) {
        if let given = title { self.title = given }
        if let given = rank { self.rank = given }
        if let given = body { self.body = given }
    }

    init(title: String, tags: [String], _ rank: Int) {
        self.title = title
    }

    init(title: String, then body: () -> Void) throws {
        self.title = title
    }

    var titleHandler: (@Sendable () -> String)? {
        get { titleHandlerState.value }
        set { titleHandlerState.value = newValue }
    }
    private let titleHandlerState = NeedleMockState<(@Sendable () -> String)?>(nil)
    var title: String {
        get {
            if let handler = titleHandler { return handler() }
            return needleMockValue(nil as String?, "TitledMock.title", "pass 'title:' to the initialiser or set it first")
        }
        set {
            titleHandler = needleMockKept(newValue) ?? needleMockDropped(titleHandler, "TitledMock.title", "titleHandler")
        }
    }

    var rankHandler: (@Sendable () -> Int)? {
        get { rankHandlerState.value }
        set { rankHandlerState.value = newValue }
    }
    private let rankHandlerState = NeedleMockState<(@Sendable () -> Int)?>(nil)
    var rank: Int {
        get {
            if let handler = rankHandler { return handler() }
            return needleMockValue(nil as Int?, "TitledMock.rank", "pass 'rank:' to the initialiser or set it first")
        }
        set {
            rankHandler = needleMockKept(newValue) ?? needleMockDropped(rankHandler, "TitledMock.rank", "rankHandler")
        }
    }

    var bodyHandler: (@Sendable () -> () -> Void)? {
        get { bodyHandlerState.value }
        set { bodyHandlerState.value = newValue }
    }
    private let bodyHandlerState = NeedleMockState<(@Sendable () -> () -> Void)?>(nil)
    var body: () -> Void {
        get {
            if let handler = bodyHandler { return handler() }
            return needleMockValue(nil as (() -> Void)?, "TitledMock.body", "pass 'body:' to the initialiser or set it first")
        }
        set {
            bodyHandler = needleMockKept(newValue) ?? needleMockDropped(bodyHandler, "TitledMock.body", "bodyHandler")
        }
    }
}

nonisolated final class WrappedMock: Wrapped {
    init(size: Int? = nil) {
        givenSize = size
    }

    var size: Int {
        get { needleMockValue(givenSize, "WrappedMock.size", "pass 'size:' to the initialiser or set it first") }
        set { givenSize = newValue }
    }
    private var givenSize: Int?
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

/// A closure that returns the value; nil for what is not Sendable, which no lock could guard once it is handed out.
private nonisolated func needleMockKept<Value: Sendable>(_ value: @autoclosure () -> Value) -> (@Sendable () -> Value)? {
    let value = value()
    return { value }
}
private nonisolated func needleMockKept<Value>(_ value: @autoclosure () -> Value) -> (@Sendable () -> Value)? { nil }
private nonisolated func needleMockDropped<Handler>(_ current: Handler?, _ member: String, _ handler: String) -> Handler? {
    if current == nil { DIRuntime.MockFailure.report("\(member) was set to a value that several tasks cannot share: set '\(handler)' to a closure that makes one") }
    return current
}
private nonisolated func needleMockCalls<Call>(_ calls: [(@Sendable () -> Call)?], _ member: String) -> [Call] {
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
