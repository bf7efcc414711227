// (head)

import Core
import DIRuntime
@testable import Feature
#if canImport(Dispatch)
import Dispatch
#endif

nonisolated final class CoreDependencyMock: CoreDependency {
    init(user: User? = nil, clock: (any Clock)? = nil) {
        givenUser = user
        givenClock = clock
    }

    var user: User {
        get { needleMockValue(givenUser, "CoreDependencyMock.user", "pass 'user:' to the initialiser or set it first") }
        set { givenUser = newValue }
    }
    private var givenUser: User?

    var clock: any Clock {
        get {
            needleMockValue(givenClock, "CoreDependencyMock.clock", "pass 'clock:' to the initialiser or set it first")
        }
        set { givenClock = newValue }
    }
    private var givenClock: (any Clock)?
}

nonisolated final class FeatureDependencyMock: FeatureDependency {
    init(items: [Item]? = nil, user: User? = nil, clock: (any Clock)? = nil) {
        givenItems = items
        givenUser = user
        givenClock = clock
    }

    var items: [Item] {
        get {
            needleMockValue(givenItems, "FeatureDependencyMock.items", "pass 'items:' to the initialiser or set it first")
        }
        set { givenItems = newValue }
    }
    private var givenItems: [Item]?

    #if canImport(Dispatch)
    var queue: DispatchQueue {
        get { needleMockValue(givenQueue, "FeatureDependencyMock.queue", "set 'queue' first") }
        set { givenQueue = newValue }
    }
    private var givenQueue: DispatchQueue?
    #endif

    var user: User {
        get {
            needleMockValue(givenUser, "FeatureDependencyMock.user", "pass 'user:' to the initialiser or set it first")
        }
        set { givenUser = newValue }
    }
    private var givenUser: User?

    var clock: any Clock {
        get {
            needleMockValue(givenClock, "FeatureDependencyMock.clock", "pass 'clock:' to the initialiser or set it first")
        }
        set { givenClock = newValue }
    }
    private var givenClock: (any Clock)?
}

nonisolated final class PackageDependencyMock: PackageDependency {
    init(count: Int? = nil) {
        givenCount = count
    }

    var count: Int {
        get {
            needleMockValue(givenCount, "PackageDependencyMock.count", "pass 'count:' to the initialiser or set it first")
        }
        set { givenCount = newValue }
    }
    private var givenCount: Int?
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
