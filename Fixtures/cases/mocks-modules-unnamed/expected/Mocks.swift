// (head)

import Core
@testable import Feature

nonisolated final class CoreDependencyMock: CoreDependency {
    init(userName: String? = nil) {
        givenUserName = userName
    }

    var userName: String {
        get {
            needleMockValue(givenUserName, "CoreDependencyMock.userName", "pass 'userName:' to the initialiser or set it first")
        }
        set { givenUserName = newValue }
    }
    private var givenUserName: String?
}

nonisolated final class FeatureDependencyMock: FeatureDependency {
    init(count: Int? = nil, userName: String? = nil) {
        givenCount = count
        givenUserName = userName
    }

    var count: Int {
        get {
            needleMockValue(givenCount, "FeatureDependencyMock.count", "pass 'count:' to the initialiser or set it first")
        }
        set { givenCount = newValue }
    }
    private var givenCount: Int?

    var userName: String {
        get {
            needleMockValue(givenUserName, "FeatureDependencyMock.userName", "pass 'userName:' to the initialiser or set it first")
        }
        set { givenUserName = newValue }
    }
    private var givenUserName: String?
}

/// The value that the test gave for a member.
private nonisolated func needleMockValue<Value>(_ given: Value?, _ member: String, _ advice: String) -> Value {
    guard let given else {
        fatalError("\(member) was read, but the test gave no value: \(advice)")
    }
    return given
}

/// Ends a test that calls a member for which it gave no handler.
private nonisolated func needleMockFailure(_ member: String, _ advice: String) -> Never {
    fatalError("\(member) was called, but the test gave no handler: \(advice)")
}

/// What a handler returned, as the type that the caller of a generic member wants.
private nonisolated func needleMockResult<Value>(_ returned: Any?, _ handler: String) -> Value {
    guard let value = returned as? Value else {
        let found = returned.map { "a value of type \(type(of: $0))" } ?? "nil"
        fatalError("\(handler) returned \(found), but its caller wants the type \(Value.self)")
    }
    return value
}
