// (head)

import DIRuntime

nonisolated final class FormMock: Form {
    init(count: Int? = nil) {
        givenCount = count
    }

    var count: Int {
        get { needleMockValue(givenCount, "FormMock.count", "pass 'count:' to the initialiser or set it first") }
        set { givenCount = newValue }
    }
    private var givenCount: Int?
}

nonisolated final class LentFormMock: LentForm {
    init(text: String? = nil) {
        givenText = text
    }

    var text: String {
        get { needleMockValue(givenText, "LentFormMock.text", "pass 'text:' to the initialiser or set it first") }
        set { givenText = newValue }
    }
    private var givenText: String?
}

nonisolated final class LongFormMock: LongForm {
    init(count: Int? = nil, counts: [Int]? = nil) {
        givenCount = count
        givenCounts = counts
    }

    init(count: Int...) {}

    init(counts: Int...) {
        givenCounts = counts
    }

    var count: Int {
        get { needleMockValue(givenCount, "LongFormMock.count", "pass 'count:' to the initialiser or set it first") }
        set { givenCount = newValue }
    }
    private var givenCount: Int?

    var counts: [Int] {
        get { needleMockValue(givenCounts, "LongFormMock.counts", "pass 'counts:' to the initialiser or set it first") }
        set { givenCounts = newValue }
    }
    private var givenCounts: [Int]?
}

nonisolated final class OpenFormMock: OpenForm {
    init(text: String?...) {
        givenText = text.last
    }

    var text: String? {
        get { needleMockValue(givenText, "OpenFormMock.text", "pass 'text:' to the initialiser or set it first") }
        set { givenText = newValue }
    }
    private var givenText: String??
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
