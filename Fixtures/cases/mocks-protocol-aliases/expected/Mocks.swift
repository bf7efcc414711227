// (head)

import DIRuntime

nonisolated final class ChainMock: Chain {
    init() {}

    nonisolated struct VisitCall {
        let visit: (ChainMock) -> Void
    }
    private(set) var visitCalls: [VisitCall] = []
    var visitCallCount: Int { visitCalls.count }
    var visitHandler: ((_ visit: @escaping (ChainMock) -> Void) -> Void)?
    private let visitSignal = DIRuntime.CallSignal()
    func visitCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await visitSignal.wait(for: count)
    }
    func visit(_ visit: @escaping (ChainMock) -> Void) {
        visitCalls.append(VisitCall(visit: visit))
        visitSignal.called()
        visitHandler?(visit)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        visitCalls = []
        visitSignal.reset()
    }
}

nonisolated final class LibraryMock<Inner: Shelf>: Library {
    init() {}

    private(set) var itemsCallCount = 0
    var itemsHandler: (() -> Inner.Items)?
    private let itemsSignal = DIRuntime.CallSignal()
    func itemsCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await itemsSignal.wait(for: count)
    }
    func items() -> Inner.Items {
        itemsCallCount += 1
        itemsSignal.called()
        guard let handler = itemsHandler else { needleMockFailure("LibraryMock.items()", "set 'itemsHandler' first") }
        return handler()
    }

    nonisolated struct KeepCall {
        let item: Inner.Items.Element
    }
    private(set) var keepCalls: [KeepCall] = []
    var keepCallCount: Int { keepCalls.count }
    var keepHandler: ((_ item: Inner.Items.Element) -> Void)?
    private let keepSignal = DIRuntime.CallSignal()
    func keepCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await keepSignal.wait(for: count)
    }
    func keep(_ item: Inner.Items.Element) {
        keepCalls.append(KeepCall(item: item))
        keepSignal.called()
        keepHandler?(item)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        itemsCallCount = 0
        itemsSignal.reset()
        keepCalls = []
        keepSignal.reset()
    }
}

nonisolated final class LoaderMock<Value: Collection>: Loader {
    init(last: ((Result<Value, any Error>) -> Void)?...) {
        givenLast = last.last
    }

    var last: ((Result<Value, any Error>) -> Void)? {
        get { needleMockValue(givenLast, "LoaderMock.last", "pass 'last:' to the initialiser or set it first") }
        set { givenLast = newValue }
    }
    private var givenLast: ((Result<Value, any Error>) -> Void)??

    nonisolated struct LoadCall {
        let done: (Result<Value, any Error>) -> Void
    }
    private(set) var loadCalls: [LoadCall] = []
    var loadCallCount: Int { loadCalls.count }
    var loadHandler: ((_ done: @escaping (Result<Value, any Error>) -> Void) -> Void)?
    private let loadSignal = DIRuntime.CallSignal()
    func loadCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await loadSignal.wait(for: count)
    }
    func load(_ done: @escaping (Result<Value, any Error>) -> Void) {
        loadCalls.append(LoadCall(done: done))
        loadSignal.called()
        loadHandler?(done)
    }

    nonisolated struct TableCall {
        let table: [String: [Value]]
        let key: Dictionary<String, [Value]>.Key
    }
    private(set) var tableCalls: [TableCall] = []
    var tableCallCount: Int { tableCalls.count }
    var tableHandler: ((_ table: [String: [Value]], _ key: Dictionary<String, [Value]>.Key) -> Array<Value>.Element?)?
    private let tableSignal = DIRuntime.CallSignal()
    func tableCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await tableSignal.wait(for: count)
    }
    func table(_ table: [String: [Value]], of key: Dictionary<String, [Value]>.Key) -> Array<Value>.Element? {
        tableCalls.append(TableCall(table: table, key: key))
        tableSignal.called()
        guard let handler = tableHandler else {
            return needleMockNone("LoaderMock.table(_:of:)", "set 'tableHandler' first")
        }
        return handler(table, key)
    }

    nonisolated struct PartCall {
        let part: (Int, Value)
    }
    private(set) var partCalls: [PartCall] = []
    var partCallCount: Int { partCalls.count }
    var partHandler: ((_ part: (Int, Value)) -> (String, Value))?
    private let partSignal = DIRuntime.CallSignal()
    func partCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await partSignal.wait(for: count)
    }
    func part(_ part: (Int, Value)) -> (String, Value) {
        partCalls.append(PartCall(part: part))
        partSignal.called()
        guard let handler = partHandler else { needleMockFailure("LoaderMock.part(_:)", "set 'partHandler' first") }
        return handler(part)
    }

    nonisolated struct FirstCall {
        let value: Value
    }
    private(set) var firstCalls: [FirstCall] = []
    var firstCallCount: Int { firstCalls.count }
    var firstHandler: ((_ value: Value) -> Value.Element?)?
    private let firstSignal = DIRuntime.CallSignal()
    func firstCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await firstSignal.wait(for: count)
    }
    func first(_ value: Value) -> Value.Element? {
        firstCalls.append(FirstCall(value: value))
        firstSignal.called()
        guard let handler = firstHandler else {
            return needleMockNone("LoaderMock.first(_:)", "set 'firstHandler' first")
        }
        return handler(value)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        loadCalls = []
        loadSignal.reset()
        tableCalls = []
        tableSignal.reset()
        partCalls = []
        partSignal.reset()
        firstCalls = []
        firstSignal.reset()
    }
}

nonisolated final class NoteLoaderMock: NoteLoader {
    typealias Value = [Int]

    init(last: ((Result<Value, any Error>) -> Void)?...) {
        givenLast = last.last
    }

    nonisolated struct MoreCall {
        let done: Done
    }
    private(set) var moreCalls: [MoreCall] = []
    var moreCallCount: Int { moreCalls.count }
    var moreHandler: ((_ done: @escaping Done) -> Value)?
    private let moreSignal = DIRuntime.CallSignal()
    func moreCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await moreSignal.wait(for: count)
    }
    func more(_ done: @escaping Done) -> Value {
        moreCalls.append(MoreCall(done: done))
        moreSignal.called()
        guard let handler = moreHandler else { needleMockFailure("NoteLoaderMock.more(_:)", "set 'moreHandler' first") }
        return handler(done)
    }

    var last: ((Result<Value, any Error>) -> Void)? {
        get { needleMockValue(givenLast, "NoteLoaderMock.last", "pass 'last:' to the initialiser or set it first") }
        set { givenLast = newValue }
    }
    private var givenLast: ((Result<Value, any Error>) -> Void)??

    nonisolated struct LoadCall {
        let done: (Result<Value, any Error>) -> Void
    }
    private(set) var loadCalls: [LoadCall] = []
    var loadCallCount: Int { loadCalls.count }
    var loadHandler: ((_ done: @escaping (Result<Value, any Error>) -> Void) -> Void)?
    private let loadSignal = DIRuntime.CallSignal()
    func loadCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await loadSignal.wait(for: count)
    }
    func load(_ done: @escaping (Result<Value, any Error>) -> Void) {
        loadCalls.append(LoadCall(done: done))
        loadSignal.called()
        loadHandler?(done)
    }

    nonisolated struct TableCall {
        let table: [String: [Value]]
        let key: Dictionary<String, [Value]>.Key
    }
    private(set) var tableCalls: [TableCall] = []
    var tableCallCount: Int { tableCalls.count }
    var tableHandler: ((_ table: [String: [Value]], _ key: Dictionary<String, [Value]>.Key) -> Array<Value>.Element?)?
    private let tableSignal = DIRuntime.CallSignal()
    func tableCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await tableSignal.wait(for: count)
    }
    func table(_ table: [String: [Value]], of key: Dictionary<String, [Value]>.Key) -> Array<Value>.Element? {
        tableCalls.append(TableCall(table: table, key: key))
        tableSignal.called()
        guard let handler = tableHandler else {
            return needleMockNone("NoteLoaderMock.table(_:of:)", "set 'tableHandler' first")
        }
        return handler(table, key)
    }

    nonisolated struct PartCall {
        let part: (Int, Value)
    }
    private(set) var partCalls: [PartCall] = []
    var partCallCount: Int { partCalls.count }
    var partHandler: ((_ part: (Int, Value)) -> (String, Value))?
    private let partSignal = DIRuntime.CallSignal()
    func partCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await partSignal.wait(for: count)
    }
    func part(_ part: (Int, Value)) -> (String, Value) {
        partCalls.append(PartCall(part: part))
        partSignal.called()
        guard let handler = partHandler else { needleMockFailure("NoteLoaderMock.part(_:)", "set 'partHandler' first") }
        return handler(part)
    }

    nonisolated struct FirstCall {
        let value: Value
    }
    private(set) var firstCalls: [FirstCall] = []
    var firstCallCount: Int { firstCalls.count }
    var firstHandler: ((_ value: Value) -> Value.Element?)?
    private let firstSignal = DIRuntime.CallSignal()
    func firstCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await firstSignal.wait(for: count)
    }
    func first(_ value: Value) -> Value.Element? {
        firstCalls.append(FirstCall(value: value))
        firstSignal.called()
        guard let handler = firstHandler else {
            return needleMockNone("NoteLoaderMock.first(_:)", "set 'firstHandler' first")
        }
        return handler(value)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        moreCalls = []
        moreSignal.reset()
        loadCalls = []
        loadSignal.reset()
        tableCalls = []
        tableSignal.reset()
        partCalls = []
        partSignal.reset()
        firstCalls = []
        firstSignal.reset()
    }
}

nonisolated final class PageDependencyMock: PageDependency {
    init(index: PageDependency.Index? = nil) {
        givenIndex = index
    }

    var index: PageDependency.Index {
        get {
            needleMockValue(givenIndex, "PageDependencyMock.index", "pass 'index:' to the initialiser or set it first")
        }
        set { givenIndex = newValue }
    }
    private var givenIndex: PageDependency.Index?

    nonisolated struct PageCall {
        let name: Dictionary<String, Int>.Key
    }
    private(set) var pageCalls: [PageCall] = []
    var pageCallCount: Int { pageCalls.count }
    var pageHandler: ((_ name: Dictionary<String, Int>.Key) -> Dictionary<String, Int>.Value?)?
    private let pageSignal = DIRuntime.CallSignal()
    func pageCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await pageSignal.wait(for: count)
    }
    func page(_ name: Dictionary<String, Int>.Key) -> Dictionary<String, Int>.Value? {
        pageCalls.append(PageCall(name: name))
        pageSignal.called()
        guard let handler = pageHandler else {
            return needleMockNone("PageDependencyMock.page(_:)", "set 'pageHandler' first")
        }
        return handler(name)
    }

    nonisolated struct RenameCall {
        let change: (PageDependency.Name) -> PageDependency.Name
    }
    private(set) var renameCalls: [RenameCall] = []
    var renameCallCount: Int { renameCalls.count }
    var renameHandler: ((_ change: @escaping (PageDependency.Name) -> PageDependency.Name) -> Void)?
    private let renameSignal = DIRuntime.CallSignal()
    func renameCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await renameSignal.wait(for: count)
    }
    func rename(_ change: @escaping (PageDependency.Name) -> PageDependency.Name) {
        renameCalls.append(RenameCall(change: change))
        renameSignal.called()
        renameHandler?(change)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        pageCalls = []
        pageSignal.reset()
        renameCalls = []
        renameSignal.reset()
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
