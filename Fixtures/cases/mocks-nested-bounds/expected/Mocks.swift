// (head)

import DIRuntime

nonisolated final class FeatureDependencyMock: Feature.Dependency {
    init() {}

    nonisolated struct ShowCall {
        let content: Any
    }
    private(set) var showCalls: [ShowCall] = []
    var showCallCount: Int { showCalls.count }
    var showHandler: ((_ content: Any) -> Any)?
    private let showSignal = DIRuntime.CallSignal()
    func showCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await showSignal.wait(for: count)
    }
    func show<Content: Feature.Cell>(_ content: Content) -> Content where Content.Model == Feature.Config {
        showCalls.append(ShowCall(content: content))
        showSignal.called()
        guard let handler = showHandler else {
            needleMockFailure("FeatureDependencyMock.show(_:)", "set 'showHandler' first")
        }
        return needleMockResult(handler(content), "FeatureDependencyMock.showHandler")
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        showCalls = []
        showSignal.reset()
    }
}

nonisolated final class FeatureRowMock<Content: Feature.Cell, Item>: Feature.Row where Content.Model == Feature.Config {
    init(item: Item? = nil) {
        givenItem = item
    }

    var item: Item {
        get { needleMockValue(givenItem, "FeatureRowMock.item", "pass 'item:' to the initialiser or set it first") }
        set { givenItem = newValue }
    }
    private var givenItem: Item?

    nonisolated struct ContentCall {
        let row: Int
    }
    private(set) var contentCalls: [ContentCall] = []
    var contentCallCount: Int { contentCalls.count }
    var contentHandler: ((_ row: Int) -> Content)?
    private let contentSignal = DIRuntime.CallSignal()
    func contentCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await contentSignal.wait(for: count)
    }
    func content(_ row: Int) -> Content {
        contentCalls.append(ContentCall(row: row))
        contentSignal.called()
        guard let handler = contentHandler else {
            needleMockFailure("FeatureRowMock.content(_:)", "set 'contentHandler' first")
        }
        return handler(row)
    }

    nonisolated struct ShownCall {
        let content: Any
    }
    private(set) var shownCalls: [ShownCall] = []
    var shownCallCount: Int { shownCalls.count }
    var shownHandler: ((_ content: Any) -> Item)?
    private let shownSignal = DIRuntime.CallSignal()
    func shownCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await shownSignal.wait(for: count)
    }
    func shown(in content: some Feature.Cell) -> Item {
        shownCalls.append(ShownCall(content: content))
        shownSignal.called()
        guard let handler = shownHandler else {
            needleMockFailure("FeatureRowMock.shown(in:)", "set 'shownHandler' first")
        }
        return handler(content)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        contentCalls = []
        contentSignal.reset()
        shownCalls = []
        shownSignal.reset()
    }
}

nonisolated final class WideRowMock<Content: Feature.Cell, Item>: WideRow where Content.Model == Feature.Config {
    init(item: Item? = nil) {
        givenItem = item
    }

    private(set) var itemsCallCount = 0
    var itemsHandler: (() -> [Item])?
    private let itemsSignal = DIRuntime.CallSignal()
    func itemsCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await itemsSignal.wait(for: count)
    }
    func items() -> [Item] {
        itemsCallCount += 1
        itemsSignal.called()
        guard let handler = itemsHandler else { needleMockFailure("WideRowMock.items()", "set 'itemsHandler' first") }
        return handler()
    }

    var item: Item {
        get { needleMockValue(givenItem, "WideRowMock.item", "pass 'item:' to the initialiser or set it first") }
        set { givenItem = newValue }
    }
    private var givenItem: Item?

    nonisolated struct ContentCall {
        let row: Int
    }
    private(set) var contentCalls: [ContentCall] = []
    var contentCallCount: Int { contentCalls.count }
    var contentHandler: ((_ row: Int) -> Content)?
    private let contentSignal = DIRuntime.CallSignal()
    func contentCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await contentSignal.wait(for: count)
    }
    func content(_ row: Int) -> Content {
        contentCalls.append(ContentCall(row: row))
        contentSignal.called()
        guard let handler = contentHandler else {
            needleMockFailure("WideRowMock.content(_:)", "set 'contentHandler' first")
        }
        return handler(row)
    }

    nonisolated struct ShownCall {
        let content: Any
    }
    private(set) var shownCalls: [ShownCall] = []
    var shownCallCount: Int { shownCalls.count }
    var shownHandler: ((_ content: Any) -> Item)?
    private let shownSignal = DIRuntime.CallSignal()
    func shownCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await shownSignal.wait(for: count)
    }
    func shown(in content: some Feature.Cell) -> Item {
        shownCalls.append(ShownCall(content: content))
        shownSignal.called()
        guard let handler = shownHandler else {
            needleMockFailure("WideRowMock.shown(in:)", "set 'shownHandler' first")
        }
        return handler(content)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        itemsCallCount = 0
        itemsSignal.reset()
        contentCalls = []
        contentSignal.reset()
        shownCalls = []
        shownSignal.reset()
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
