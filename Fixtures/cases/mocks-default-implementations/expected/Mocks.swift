// (head)

import DIRuntime

nonisolated final class GreetingDependencyMock: GreetingDependency {
    init(name: String? = nil, mood: String? = nil) {
        givenName = name
        givenMood = mood
    }

    var name: String {
        get {
            needleMockValue(givenName, "GreetingDependencyMock.name", "pass 'name:' to the initialiser or set it first")
        }
        set { givenName = newValue }
    }
    private var givenName: String?

    var mood: String {
        get {
            needleMockValue(givenMood, "GreetingDependencyMock.mood", "pass 'mood:' to the initialiser or set it first")
        }
        set { givenMood = newValue }
    }
    private var givenMood: String?
}

nonisolated final class LabelledMock: Labelled {
    init(label: String? = nil) {
        givenLabel = label
    }

    var label: String {
        get { needleMockValue(givenLabel, "LabelledMock.label", "pass 'label:' to the initialiser or set it first") }
        set { givenLabel = newValue }
    }
    private var givenLabel: String?
}

nonisolated final class LoudDependencyMock: LoudDependency {
    init(volume: Int? = nil, name: String? = nil, mood: String? = nil) {
        givenVolume = volume
        givenName = name
        givenMood = mood
    }

    var volume: Int {
        get {
            needleMockValue(givenVolume, "LoudDependencyMock.volume", "pass 'volume:' to the initialiser or set it first")
        }
        set { givenVolume = newValue }
    }
    private var givenVolume: Int?

    var name: String {
        get { needleMockValue(givenName, "LoudDependencyMock.name", "pass 'name:' to the initialiser or set it first") }
        set { givenName = newValue }
    }
    private var givenName: String?

    var mood: String {
        get { needleMockValue(givenMood, "LoudDependencyMock.mood", "pass 'mood:' to the initialiser or set it first") }
        set { givenMood = newValue }
    }
    private var givenMood: String?
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
