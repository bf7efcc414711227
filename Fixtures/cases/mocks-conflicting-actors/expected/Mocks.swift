// (head)

import DIRuntime

nonisolated final class LabelMock: Label {
    init(title: String? = nil) {
        givenTitle = title
    }

    private(set) var textCallCount = 0
    var textHandler: (() -> String)?
    private let textSignal = DIRuntime.CallSignal()
    func textCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await textSignal.wait(for: count)
    }
    func text() -> String {
        textCallCount += 1
        textSignal.called()
        guard let handler = textHandler else { needleMockFailure("LabelMock.text()", "set 'textHandler' first") }
        return handler()
    }

    @MainActor var title: String {
        get { needleMockValue(givenTitle, "LabelMock.title", "pass 'title:' to the initialiser or set it first") }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        textCallCount = 0
        textSignal.reset()
    }
}

nonisolated final class LongLabelMock: LongLabel {
    init(title: String? = nil) {
        givenTitle = title
    }

    private(set) var lengthCallCount = 0
    var lengthHandler: (() -> Int)?
    private let lengthSignal = DIRuntime.CallSignal()
    func lengthCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await lengthSignal.wait(for: count)
    }
    func length() -> Int {
        lengthCallCount += 1
        lengthSignal.called()
        guard let handler = lengthHandler else {
            needleMockFailure("LongLabelMock.length()", "set 'lengthHandler' first")
        }
        return handler()
    }

    @MainActor var title: String {
        get { needleMockValue(givenTitle, "LongLabelMock.title", "pass 'title:' to the initialiser or set it first") }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?

    private(set) var textCallCount = 0
    var textHandler: (() -> String)?
    private let textSignal = DIRuntime.CallSignal()
    func textCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await textSignal.wait(for: count)
    }
    func text() -> String {
        textCallCount += 1
        textSignal.called()
        guard let handler = textHandler else { needleMockFailure("LongLabelMock.text()", "set 'textHandler' first") }
        return handler()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        lengthCallCount = 0
        lengthSignal.reset()
        textCallCount = 0
        textSignal.reset()
    }
}

nonisolated final class RecordMock: Record {
    init(title: String? = nil) {
        givenTitle = title
    }

    private(set) var nameCallCount = 0
    var nameHandler: (() -> String)?
    private let nameSignal = DIRuntime.CallSignal()
    func nameCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await nameSignal.wait(for: count)
    }
    func name() -> String {
        nameCallCount += 1
        nameSignal.called()
        guard let handler = nameHandler else { needleMockFailure("RecordMock.name()", "set 'nameHandler' first") }
        return handler()
    }

    @MainActor var title: String {
        get { needleMockValue(givenTitle, "RecordMock.title", "pass 'title:' to the initialiser or set it first") }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?

    private(set) var saveCallCount = 0
    var saveHandler: (@Store () async -> Void)?
    private let saveSignal = DIRuntime.CallSignal()
    @Store func saveCalled(_ count: Int = 1) async throws { try await saveSignal.wait(for: count) }
    @Store func save() async {
        saveCallCount += 1
        saveSignal.called()
        await saveHandler?()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        nameCallCount = 0
        nameSignal.reset()
        saveCallCount = 0
        saveSignal.reset()
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
