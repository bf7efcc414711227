// (head)

import DIRuntime

nonisolated final class DecoderDependencyMock: DecoderDependency {
    init() {}

    private(set) var decodeCallCount = 0
    var decodeHandler: ((_ type: Any.Type, _ text: String) throws -> Any)?
    func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
        decodeCallCount += 1
        guard let handler = decodeHandler else {
            needleMockFailure("DecoderDependencyMock.decode(_:from:)", "set 'decodeHandler' first")
        }
        return try needleMockResult(handler(type, text), "DecoderDependencyMock.decodeHandler")
    }

    private(set) var firstCallCount = 0
    var firstHandler: ((_ list: [Any], _ other: Any?) -> Any?)?
    func first<Element>(of list: [Element], or other: Element?) -> Element? where Element: Comparable {
        firstCallCount += 1
        guard let handler = firstHandler else {
            needleMockFailure("DecoderDependencyMock.first(of:or:)", "set 'firstHandler' first")
        }
        return needleMockResult(handler(list, other), "DecoderDependencyMock.firstHandler")
    }

    private(set) var describeCallCount = 0
    var describeHandler: ((_ value: Any, _ others: [String: any Equatable]) -> String)?
    func describe(_ value: some CustomStringConvertible, and others: [String: any Equatable]) -> String {
        describeCallCount += 1
        guard let handler = describeHandler else {
            needleMockFailure("DecoderDependencyMock.describe(_:and:)", "set 'describeHandler' first")
        }
        return handler(value, others)
    }

    private(set) var measuredCallCount = 0
    var measuredHandler: ((_ body: () throws -> Any) -> Any)?
    func measured<Value>(_ body: () throws -> Value) rethrows -> Value {
        measuredCallCount += 1
        guard let handler = measuredHandler else {
            needleMockFailure("DecoderDependencyMock.measured(_:)", "set 'measuredHandler' first")
        }
        return needleMockResult(handler(body), "DecoderDependencyMock.measuredHandler")
    }

    private(set) var loadCallCount = 0
    var loadHandler: ((_ type: Any.Type, _ completion: Any) -> Void)?
    func load<Value: Sendable>(_ type: Value.Type, then completion: @escaping @Sendable (Result<Value, any Error>) -> Void) {
        loadCallCount += 1
        loadHandler?(type, completion)
    }

    private(set) var keysCallCount = 0
    var keysHandler: ((_ table: Any) -> Any)?
    func keys<Key: Hashable, Value>(of table: [Key: Value]) -> Set<Key> {
        keysCallCount += 1
        guard let handler = keysHandler else {
            needleMockFailure("DecoderDependencyMock.keys(of:)", "set 'keysHandler' first")
        }
        return needleMockResult(handler(table), "DecoderDependencyMock.keysHandler")
    }

    private(set) var boxedCallCount = 0
    var boxedHandler: ((_ value: Any) -> Any)?
    func boxed<Value>(_ value: Value) -> (Value, Int) {
        boxedCallCount += 1
        guard let handler = boxedHandler else {
            needleMockFailure("DecoderDependencyMock.boxed(_:)", "set 'boxedHandler' first")
        }
        return needleMockResult(handler(value), "DecoderDependencyMock.boxedHandler")
    }

    private(set) var swapCallCount = 0
    var swapHandler: ((_ left: Any, _ right: Any) -> Any)?
    func swap<Left, Right>(_ left: Left, _ right: Right) -> Right where Left: Equatable, Right: Equatable {
        swapCallCount += 1
        guard let handler = swapHandler else {
            needleMockFailure("DecoderDependencyMock.swap(_:_:)", "set 'swapHandler' first")
        }
        return needleMockResult(handler(left, right), "DecoderDependencyMock.swapHandler")
    }
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
