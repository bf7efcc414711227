// (head)

import DIRuntime

nonisolated final class SearchDependencyMock: SearchDependency {
    init(countHandler: Int? = nil, countCallCount: Int? = nil) {
        givenCountHandler = countHandler
        givenCountCallCount = countCallCount
    }

    private(set) var findCallCount = 0
    var findHandler: (() -> String)?
    private let findSignal = DIRuntime.CallSignal()
    func findCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await findSignal.wait(for: count)
    }
    func find() -> String {
        findCallCount += 1
        findSignal.called()
        guard let handler = findHandler else {
            needleMockFailure("SearchDependencyMock.find()", "set 'findHandler' first")
        }
        return handler()
    }

    nonisolated struct FindIdCall {
        let id: Int
    }
    private(set) var findIdCalls: [FindIdCall] = []
    var findIdCallCount: Int { findIdCalls.count }
    var findIdHandler: ((_ id: Int) -> String)?
    private let findIdSignal = DIRuntime.CallSignal()
    func findIdCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await findIdSignal.wait(for: count)
    }
    func find(id: Int) -> String {
        findIdCalls.append(FindIdCall(id: id))
        findIdSignal.called()
        guard let handler = findIdHandler else {
            needleMockFailure("SearchDependencyMock.find(id:)", "set 'findIdHandler' first")
        }
        return handler(id)
    }

    nonisolated struct FindNameStringReturningStringCall {
        let name: String
    }
    private(set) var findNameStringReturningStringCalls: [FindNameStringReturningStringCall] = []
    var findNameStringReturningStringCallCount: Int { findNameStringReturningStringCalls.count }
    var findNameStringReturningStringHandler: ((_ name: String) -> String)?
    private let findNameStringReturningStringSignal = DIRuntime.CallSignal()
    func findNameStringReturningStringCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await findNameStringReturningStringSignal.wait(for: count)
    }
    func find(name: String) -> String {
        findNameStringReturningStringCalls.append(FindNameStringReturningStringCall(name: name))
        findNameStringReturningStringSignal.called()
        guard let handler = findNameStringReturningStringHandler else {
            needleMockFailure("SearchDependencyMock.find(name:)", "set 'findNameStringReturningStringHandler' first")
        }
        return handler(name)
    }

    nonisolated struct FindIntCall {
        let id: Int
    }
    private(set) var findIntCalls: [FindIntCall] = []
    var findIntCallCount: Int { findIntCalls.count }
    var findIntHandler: ((_ id: Int) -> String)?
    private let findIntSignal = DIRuntime.CallSignal()
    func findIntCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await findIntSignal.wait(for: count)
    }
    func find(_ id: Int) -> String {
        findIntCalls.append(FindIntCall(id: id))
        findIntSignal.called()
        guard let handler = findIntHandler else {
            needleMockFailure("SearchDependencyMock.find(_:)", "set 'findIntHandler' first")
        }
        return handler(id)
    }

    nonisolated struct FindStringIntCall {
        let id: [String: Int]
    }
    private(set) var findStringIntCalls: [FindStringIntCall] = []
    var findStringIntCallCount: Int { findStringIntCalls.count }
    var findStringIntHandler: ((_ id: [String: Int]) -> String)?
    private let findStringIntSignal = DIRuntime.CallSignal()
    func findStringIntCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await findStringIntSignal.wait(for: count)
    }
    func find(_ id: [String: Int]) -> String {
        findStringIntCalls.append(FindStringIntCall(id: id))
        findStringIntSignal.called()
        guard let handler = findStringIntHandler else {
            needleMockFailure("SearchDependencyMock.find(_:)", "set 'findStringIntHandler' first")
        }
        return handler(id)
    }

    nonisolated struct FindNameStringReturningIntCall {
        let name: String
    }
    private(set) var findNameStringReturningIntCalls: [FindNameStringReturningIntCall] = []
    var findNameStringReturningIntCallCount: Int { findNameStringReturningIntCalls.count }
    var findNameStringReturningIntHandler: ((_ name: String) -> Int)?
    private let findNameStringReturningIntSignal = DIRuntime.CallSignal()
    func findNameStringReturningIntCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await findNameStringReturningIntSignal.wait(for: count)
    }
    func find(name: String) -> Int {
        findNameStringReturningIntCalls.append(FindNameStringReturningIntCall(name: name))
        findNameStringReturningIntSignal.called()
        guard let handler = findNameStringReturningIntHandler else {
            needleMockFailure("SearchDependencyMock.find(name:)", "set 'findNameStringReturningIntHandler' first")
        }
        return handler(name)
    }

    private(set) var countCallCount_ = 0
    var countHandler_: (() -> Int)?
    private let countSignal = DIRuntime.CallSignal()
    func countCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await countSignal.wait(for: count)
    }
    func count() -> Int {
        countCallCount_ += 1
        countSignal.called()
        guard let handler = countHandler_ else {
            needleMockFailure("SearchDependencyMock.count()", "set 'countHandler_' first")
        }
        return handler()
    }

    var countHandler: Int {
        get {
            needleMockValue(givenCountHandler, "SearchDependencyMock.countHandler", "pass 'countHandler:' to the initialiser or set it first")
        }
        set { givenCountHandler = newValue }
    }
    private var givenCountHandler: Int?

    var countCallCount: Int {
        get {
            needleMockValue(givenCountCallCount, "SearchDependencyMock.countCallCount", "pass 'countCallCount:' to the initialiser or set it first")
        }
        set { givenCountCallCount = newValue }
    }
    private var givenCountCallCount: Int?

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        findCallCount = 0
        findSignal.reset()
        findIdCalls = []
        findIdSignal.reset()
        findNameStringReturningStringCalls = []
        findNameStringReturningStringSignal.reset()
        findIntCalls = []
        findIntSignal.reset()
        findStringIntCalls = []
        findStringIntSignal.reset()
        findNameStringReturningIntCalls = []
        findNameStringReturningIntSignal.reset()
        countCallCount_ = 0
        countSignal.reset()
    }
}

nonisolated final class StoreDependencyMock: StoreDependency {
    init() {}

    private(set) var refreshCallCount = 0
    var refreshHandler: (() -> Void)?
    private let refreshSignal = DIRuntime.CallSignal()
    func refreshCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await refreshSignal.wait(for: count)
    }
    func refresh() {
        refreshCallCount += 1
        refreshSignal.called()
        refreshHandler?()
    }

    nonisolated struct ItemCall {
        let index: Int
    }
    private(set) var itemCalls: [ItemCall] = []
    var itemCallCount: Int { itemCalls.count }
    var itemHandler: ((_ index: Int) -> Item)?
    private let itemSignal = DIRuntime.CallSignal()
    func itemCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await itemSignal.wait(for: count)
    }
    func item(at index: Int) -> Item {
        itemCalls.append(ItemCall(index: index))
        itemSignal.called()
        guard let handler = itemHandler else {
            needleMockFailure("StoreDependencyMock.item(at:)", "set 'itemHandler' first")
        }
        return handler(index)
    }

    nonisolated struct LoadCall {
        let id: Int
    }
    private(set) var loadCalls: [LoadCall] = []
    var loadCallCount: Int { loadCalls.count }
    var loadHandler: ((_ id: Int) async throws -> Item)?
    private let loadSignal = DIRuntime.CallSignal()
    func loadCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await loadSignal.wait(for: count)
    }
    func load(id: Int) async throws -> Item {
        loadCalls.append(LoadCall(id: id))
        loadSignal.called()
        guard let handler = loadHandler else {
            throw needleMockError("StoreDependencyMock.load(id:)", "set 'loadHandler' first")
        }
        return try await handler(id)
    }

    nonisolated struct SaveCall {
        let items: [Item]
    }
    private(set) var saveCalls: [SaveCall] = []
    var saveCallCount: Int { saveCalls.count }
    var saveHandler: ((_ items: [Item]) throws -> Void)?
    private let saveSignal = DIRuntime.CallSignal()
    func saveCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await saveSignal.wait(for: count)
    }
    func save(_ items: Item...) throws {
        saveCalls.append(SaveCall(items: items))
        saveSignal.called()
        try saveHandler?(items)
    }

    private(set) var discardCallCount = 0
    var discardHandler: ((_ item: inout Item) -> Void)?
    private let discardSignal = DIRuntime.CallSignal()
    func discardCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await discardSignal.wait(for: count)
    }
    func discard(_ item: inout Item) {
        discardCallCount += 1
        discardSignal.called()
        discardHandler?(&item)
    }

    private(set) var logCallCount = 0
    var logHandler: ((_ message: () -> String) -> Void)?
    private let logSignal = DIRuntime.CallSignal()
    func logCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await logSignal.wait(for: count)
    }
    func log(_ message: @autoclosure () -> String) {
        logCallCount += 1
        logSignal.called()
        logHandler?(message)
    }

    nonisolated struct WhenReadyCall {
        let action: @Sendable () -> Void
    }
    private(set) var whenReadyCalls: [WhenReadyCall] = []
    var whenReadyCallCount: Int { whenReadyCalls.count }
    var whenReadyHandler: ((_ action: @escaping @Sendable () -> Void) -> Bool)?
    private let whenReadySignal = DIRuntime.CallSignal()
    func whenReadyCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await whenReadySignal.wait(for: count)
    }
    func whenReady(_ action: @escaping @Sendable () -> Void) -> Bool {
        whenReadyCalls.append(WhenReadyCall(action: action))
        whenReadySignal.called()
        guard let handler = whenReadyHandler else {
            needleMockFailure("StoreDependencyMock.whenReady(_:)", "set 'whenReadyHandler' first")
        }
        return handler(action)
    }

    private(set) var visitCallCount = 0
    var visitHandler: ((_ visitor: (Item) -> Void) -> Void)?
    private let visitSignal = DIRuntime.CallSignal()
    func visitCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await visitSignal.wait(for: count)
    }
    func visit(_ visitor: (Item) -> Void) {
        visitCallCount += 1
        visitSignal.called()
        visitHandler?(visitor)
    }

    private(set) var tryEachCallCount = 0
    var tryEachHandler: ((_ body: () throws -> Void) -> Void)?
    private let tryEachSignal = DIRuntime.CallSignal()
    func tryEachCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await tryEachSignal.wait(for: count)
    }
    func tryEach(_ body: () throws -> Void) rethrows {
        tryEachCallCount += 1
        tryEachSignal.called()
        tryEachHandler?(body)
    }

    nonisolated struct MakerCall {
        let kind: String
    }
    private(set) var makerCalls: [MakerCall] = []
    var makerCallCount: Int { makerCalls.count }
    var makerHandler: ((_ kind: String) -> () -> Item)?
    private let makerSignal = DIRuntime.CallSignal()
    func makerCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await makerSignal.wait(for: count)
    }
    func maker(for kind: String) -> () -> Item {
        makerCalls.append(MakerCall(kind: kind))
        makerSignal.called()
        guard let handler = makerHandler else {
            needleMockFailure("StoreDependencyMock.maker(for:)", "set 'makerHandler' first")
        }
        return handler(kind)
    }

    private(set) var pairCallCount = 0
    var pairHandler: (() -> (Item, Item)?)?
    private let pairSignal = DIRuntime.CallSignal()
    func pairCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await pairSignal.wait(for: count)
    }
    func pair() -> (Item, Item)? {
        pairCallCount += 1
        pairSignal.called()
        guard let handler = pairHandler else {
            return needleMockNone("StoreDependencyMock.pair()", "set 'pairHandler' first")
        }
        return handler()
    }

    private(set) var touchCallCount = 0
    var touchHandler: (() -> Int)?
    private let touchSignal = DIRuntime.CallSignal()
    func touchCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await touchSignal.wait(for: count)
    }
    @discardableResult
    func touch() -> Int {
        touchCallCount += 1
        touchSignal.called()
        guard let handler = touchHandler else {
            needleMockFailure("StoreDependencyMock.touch()", "set 'touchHandler' first")
        }
        return handler()
    }

    nonisolated struct TakesCall {
        let handler: Int
        let callCount: Int
    }
    private(set) var takesCalls: [TakesCall] = []
    var takesCallCount: Int { takesCalls.count }
    var takesHandler: ((_ handler: Int, _ callCount: Int) -> Int)?
    private let takesSignal = DIRuntime.CallSignal()
    func takesCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await takesSignal.wait(for: count)
    }
    func takes(handler: Int, callCount: Int) -> Int {
        takesCalls.append(TakesCall(handler: handler, callCount: callCount))
        takesSignal.called()
        guard let givenHandler = takesHandler else {
            needleMockFailure("StoreDependencyMock.takes(handler:callCount:)", "set 'takesHandler' first")
        }
        return givenHandler(handler, callCount)
    }

    nonisolated struct RepeatCall {
        let place: String
        let `for`: Int
    }
    private(set) var repeatCalls: [RepeatCall] = []
    var repeatCallCount: Int { repeatCalls.count }
    var repeatHandler: ((_ place: String, _ `for`: Int) -> String)?
    private let repeatSignal = DIRuntime.CallSignal()
    func repeatCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await repeatSignal.wait(for: count)
    }
    func `repeat`(in place: String, for: Int) -> String {
        repeatCalls.append(RepeatCall(place: place, for: `for`))
        repeatSignal.called()
        guard let handler = repeatHandler else {
            needleMockFailure("StoreDependencyMock.repeat(in:for:)", "set 'repeatHandler' first")
        }
        return handler(place, `for`)
    }

    private(set) var acceptCallCount = 0
    var acceptHandler: ((_ item: borrowing Item, _ other: consuming Item) -> Int)?
    private let acceptSignal = DIRuntime.CallSignal()
    func acceptCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await acceptSignal.wait(for: count)
    }
    func accept(_ item: borrowing Item, _ other: consuming Item) -> Int {
        acceptCallCount += 1
        acceptSignal.called()
        guard let handler = acceptHandler else {
            needleMockFailure("StoreDependencyMock.accept(_:_:)", "set 'acceptHandler' first")
        }
        return handler(item, other)
    }

    private(set) var nothingCallCount = 0
    var nothingHandler: (() -> Void)?
    private let nothingSignal = DIRuntime.CallSignal()
    func nothingCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await nothingSignal.wait(for: count)
    }
    func nothing() {
        nothingCallCount += 1
        nothingSignal.called()
        nothingHandler?()
    }

    private(set) var unitCallCount = 0
    var unitHandler: (() -> Void)?
    private let unitSignal = DIRuntime.CallSignal()
    func unitCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await unitSignal.wait(for: count)
    }
    func unit() {
        unitCallCount += 1
        unitSignal.called()
        unitHandler?()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        refreshCallCount = 0
        refreshSignal.reset()
        itemCalls = []
        itemSignal.reset()
        loadCalls = []
        loadSignal.reset()
        saveCalls = []
        saveSignal.reset()
        discardCallCount = 0
        discardSignal.reset()
        logCallCount = 0
        logSignal.reset()
        whenReadyCalls = []
        whenReadySignal.reset()
        visitCallCount = 0
        visitSignal.reset()
        tryEachCallCount = 0
        tryEachSignal.reset()
        makerCalls = []
        makerSignal.reset()
        pairCallCount = 0
        pairSignal.reset()
        touchCallCount = 0
        touchSignal.reset()
        takesCalls = []
        takesSignal.reset()
        repeatCalls = []
        repeatSignal.reset()
        acceptCallCount = 0
        acceptSignal.reset()
        nothingCallCount = 0
        nothingSignal.reset()
        unitCallCount = 0
        unitSignal.reset()
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
