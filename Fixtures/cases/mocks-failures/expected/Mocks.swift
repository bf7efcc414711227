// (head)

import DIRuntime

nonisolated final class StoreDependencyMock: StoreDependency {
    init(note: String?..., token: String? = nil) {
        givenNote = note.last
        givenToken = token
    }

    var note: String? {
        get {
            needleMockValue(givenNote, "StoreDependencyMock.note", "pass 'note:' to the initialiser or set it first")
        }
        set { givenNote = newValue }
    }
    private var givenNote: String??

    var tokenHandler: (() throws -> String)?
    var token: String {
        get throws {
            if let handler = tokenHandler { return try handler() }
            guard let given = givenToken else {
                throw needleMockValueError("StoreDependencyMock.token", "pass 'token:' to the initialiser or set 'tokenHandler' first")
            }
            return given
        }
    }
    private var givenToken: String?

    nonisolated struct ItemCall {
        let index: Int
    }
    private(set) var itemCalls: [ItemCall] = []
    var itemCallCount: Int { itemCalls.count }
    var itemHandler: ((_ index: Int) -> String?)?
    private let itemSignal = DIRuntime.CallSignal()
    func itemCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await itemSignal.wait(for: count)
    }
    func item(at index: Int) -> String? {
        itemCalls.append(ItemCall(index: index))
        itemSignal.called()
        guard let handler = itemHandler else {
            return needleMockNone("StoreDependencyMock.item(at:)", "set 'itemHandler' first")
        }
        return handler(index)
    }

    nonisolated struct LoadCall {
        let id: Int
    }
    private(set) var loadCalls: [LoadCall] = []
    var loadCallCount: Int { loadCalls.count }
    var loadHandler: ((_ id: Int, _ done: () -> Void) throws -> String)?
    private let loadSignal = DIRuntime.CallSignal()
    func loadCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await loadSignal.wait(for: count)
    }
    func load(id: Int, then done: () -> Void) throws -> String {
        loadCalls.append(LoadCall(id: id))
        loadSignal.called()
        guard let handler = loadHandler else {
            throw needleMockError("StoreDependencyMock.load(id:then:)", "set 'loadHandler' first")
        }
        return try handler(id, done)
    }

    nonisolated struct SaveCall {
        let text: String
    }
    private(set) var saveCalls: [SaveCall] = []
    var saveCallCount: Int { saveCalls.count }
    var saveHandler: ((_ text: String) -> Void)?
    private let saveSignal = DIRuntime.CallSignal()
    func saveCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await saveSignal.wait(for: count)
    }
    func save(_ text: String) {
        saveCalls.append(SaveCall(text: text))
        saveSignal.called()
        saveHandler?(text)
    }

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
            needleMockFailure("StoreDependencyMock.count()", "set 'countHandler' first")
        }
        return handler()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        itemCalls = []
        itemSignal.reset()
        loadCalls = []
        loadSignal.reset()
        saveCalls = []
        saveSignal.reset()
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
