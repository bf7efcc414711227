// (head)

import DIRuntime

@MainActor final class PageMock: nonisolated Page {
    init(number: Int? = nil) {
        givenNumber = number
    }

    var number: Int {
        get { needleMockValue(givenNumber, "PageMock.number", "pass 'number:' to the initialiser or set it first") }
        set { givenNumber = newValue }
    }
    private var givenNumber: Int?

    private(set) var showCallCount = 0
    var showHandler: (@MainActor () -> Void)?
    private let showSignal = DIRuntime.CallSignal()
    func showCalled(_ count: Int = 1) async throws { try await showSignal.wait(for: count) }
    func show() {
        showCallCount += 1
        showSignal.called()
        showHandler?()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        showCallCount = 0
        showSignal.reset()
    }
}

nonisolated final class RowMock: Row {
    init(number: Int? = nil, title: String? = nil, subtitle: String? = nil) {
        givenNumber = number
        givenTitle = title
        givenSubtitle = subtitle
    }

    var number: Int {
        get { needleMockValue(givenNumber, "RowMock.number", "pass 'number:' to the initialiser or set it first") }
        set { givenNumber = newValue }
    }
    private var givenNumber: Int?

    @MainActor var title: String {
        get { needleMockValue(givenTitle, "RowMock.title", "pass 'title:' to the initialiser or set it first") }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?

    @MainActor var subtitle: String {
        get {
            needleMockValue(givenSubtitle, "RowMock.subtitle", "pass 'subtitle:' to the initialiser or set it first")
        }
        set { givenSubtitle = newValue }
    }
    private var givenSubtitle: String?
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
