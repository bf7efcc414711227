// (head)

import DIRuntime

@available(macOS 14, iOS 17, *)
@MainActor final class RowMock<Item>: Row {
    init() {}

    nonisolated static func == (left: RowMock, right: RowMock) -> Bool { left === right }

    nonisolated struct ShowCall {
        let item: Item
    }
    private(set) var showCalls: [ShowCall] = []
    var showCallCount: Int { showCalls.count }
    var showHandler: (@MainActor (_ item: Item) -> Void)?
    private let showSignal = DIRuntime.CallSignal()
    func showCalled(_ count: Int = 1) async throws { try await showSignal.wait(for: count) }
    func show(_ item: Item) {
        showCalls.append(ShowCall(item: item))
        showSignal.called()
        showHandler?(item)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        showCalls = []
        showSignal.reset()
    }
}
#if compiler(>=6.2)
@available(macOS 14, iOS 17, *)
extension RowMock: nonisolated Equatable {}
#else
@available(macOS 14, iOS 17, *)
extension RowMock: Equatable {}
#endif

@MainActor final class ScreenMock: Screen {
    init(title: String? = nil) {
        givenTitle = title
    }

    nonisolated static func == (left: ScreenMock, right: ScreenMock) -> Bool { left === right }

    nonisolated func hash(into hasher: inout Swift.Hasher) { hasher.combine(Swift.ObjectIdentifier(self)) }

    nonisolated var description: String { "ScreenMock" }

    var title: String {
        get { needleMockValue(givenTitle, "ScreenMock.title", "pass 'title:' to the initialiser or set it first") }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?
}
#if compiler(>=6.2)
extension ScreenMock: nonisolated CustomStringConvertible, nonisolated Hashable {}
#else
extension ScreenMock: CustomStringConvertible, Hashable {}
#endif

@MainActor final class TitledKeyMock: Titled {
    init(title: String? = nil) {
        givenTitle = title
    }

    nonisolated static func == (left: TitledKeyMock, right: TitledKeyMock) -> Bool { left === right }

    nonisolated func hash(into hasher: inout Swift.Hasher) { hasher.combine(Swift.ObjectIdentifier(self)) }

    var title: String {
        get { needleMockValue(givenTitle, "TitledKeyMock.title", "pass 'title:' to the initialiser or set it first") }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?
}
#if compiler(>=6.2)
extension TitledKeyMock: nonisolated Hashable {}
#else
extension TitledKeyMock: Hashable {}
#endif

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
