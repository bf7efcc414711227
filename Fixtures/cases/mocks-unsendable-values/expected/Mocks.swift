// (head)

import DIRuntime

nonisolated final class DraftDependencyMock: DraftDependency, Sendable {
    init(
        draft: Draft? = nil,
        editable: Draft? = nil,
        latest: Draft?...,
        onChange: (() -> Void)? = nil,
        event: (any Event.Type)? = nil,
        failure: (any Error)? = nil,
        bytes: UnsafeRawPointer?...,
        shown: Draft? = nil,
        selected: Draft?...
    ) {
        if let given = draft { self.draft = given }
        if let given = editable { self.editable = given }
        if let given = latest.last {
            latestHandler = needleMockKept(given) ?? needleMockDropped(latestHandler, "DraftDependencyMock.latest", "latestHandler")
        }
        if let given = onChange { self.onChange = given }
        if let given = event { self.event = given }
        if let given = failure { self.failure = given }
        if let given = bytes.last { self.bytes = given }
        if let given = shown {
            shownHandler = needleMockKept(given) ?? needleMockDropped(shownHandler, "DraftDependencyMock.shown", "shownHandler")
        }
        if let given = selected.last {
            selectedHandler = needleMockKept(given) ?? needleMockDropped(selectedHandler, "DraftDependencyMock.selected", "selectedHandler")
        }
    }

    var draftHandler: (@Sendable () -> Draft)? {
        get { draftHandlerState.value }
        set { draftHandlerState.value = newValue }
    }
    private let draftHandlerState = NeedleMockState<(@Sendable () -> Draft)?>(nil)
    var draft: Draft {
        get {
            if let handler = draftHandler { return handler() }
            return needleMockValue(nil as Draft?, "DraftDependencyMock.draft", "pass 'draft:' to the initialiser or set it first")
        }
        set {
            draftHandler = needleMockKept(newValue) ?? needleMockDropped(draftHandler, "DraftDependencyMock.draft", "draftHandler")
        }
    }

    var editableHandler: (@Sendable () -> Draft)? {
        get { editableHandlerState.value }
        set { editableHandlerState.value = newValue }
    }
    private let editableHandlerState = NeedleMockState<(@Sendable () -> Draft)?>(nil)
    var editable: Draft {
        get {
            if let handler = editableHandler { return handler() }
            return needleMockValue(nil as Draft?, "DraftDependencyMock.editable", "pass 'editable:' to the initialiser or set it first")
        }
        set {
            editableHandler = needleMockKept(newValue) ?? needleMockDropped(editableHandler, "DraftDependencyMock.editable", "editableHandler")
        }
    }

    var latestHandler: (@Sendable () async throws -> Draft?)? {
        get { latestHandlerState.value }
        set { latestHandlerState.value = newValue }
    }
    private let latestHandlerState = NeedleMockState<(@Sendable () async throws -> Draft?)?>(nil)
    var latest: Draft? {
        get async throws {
            if let handler = latestHandler { return try await handler() }
            throw needleMockValueError("DraftDependencyMock.latest", "pass 'latest:' to the initialiser or set 'latestHandler' first")
        }
    }

    var onChangeHandler: (@Sendable () -> () -> Void)? {
        get { onChangeHandlerState.value }
        set { onChangeHandlerState.value = newValue }
    }
    private let onChangeHandlerState = NeedleMockState<(@Sendable () -> () -> Void)?>(nil)
    var onChange: () -> Void {
        get {
            if let handler = onChangeHandler { return handler() }
            return needleMockValue(nil as (() -> Void)?, "DraftDependencyMock.onChange", "pass 'onChange:' to the initialiser or set it first")
        }
        set {
            onChangeHandler = needleMockKept(newValue) ?? needleMockDropped(onChangeHandler, "DraftDependencyMock.onChange", "onChangeHandler")
        }
    }

    var ticketHandler: (@Sendable () -> Ticket)? {
        get { ticketHandlerState.value }
        set { ticketHandlerState.value = newValue }
    }
    private let ticketHandlerState = NeedleMockState<(@Sendable () -> Ticket)?>(nil)
    var ticket: Ticket {
        get {
            if let handler = ticketHandler { return handler() }
            needleMockValue(nil as Never?, "DraftDependencyMock.ticket", "set 'ticketHandler' first")
        }
        set { ticketHandler = needleMockDropped(ticketHandler, "DraftDependencyMock.ticket", "ticketHandler") }
    }

    var eventHandler: (@Sendable () -> any Event.Type)? {
        get { eventHandlerState.value }
        set { eventHandlerState.value = newValue }
    }
    private let eventHandlerState = NeedleMockState<(@Sendable () -> any Event.Type)?>(nil)
    var event: any Event.Type {
        get {
            if let handler = eventHandler { return handler() }
            return needleMockValue(nil as (any Event.Type)?, "DraftDependencyMock.event", "pass 'event:' to the initialiser or set it first")
        }
        set {
            eventHandler = needleMockKept(newValue) ?? needleMockDropped(eventHandler, "DraftDependencyMock.event", "eventHandler")
        }
    }

    var failureHandler: (@Sendable () -> any Error)? {
        get { failureHandlerState.value }
        set { failureHandlerState.value = newValue }
    }
    private let failureHandlerState = NeedleMockState<(@Sendable () -> any Error)?>(nil)
    var failure: any Error {
        get {
            if let handler = failureHandler { return handler() }
            return needleMockValue(nil as (any Error)?, "DraftDependencyMock.failure", "pass 'failure:' to the initialiser or set it first")
        }
        set {
            failureHandler = needleMockKept(newValue) ?? needleMockDropped(failureHandler, "DraftDependencyMock.failure", "failureHandler")
        }
    }

    var bytesHandler: (@Sendable () -> UnsafeRawPointer?)? {
        get { bytesHandlerState.value }
        set { bytesHandlerState.value = newValue }
    }
    private let bytesHandlerState = NeedleMockState<(@Sendable () -> UnsafeRawPointer?)?>(nil)
    var bytes: UnsafeRawPointer? {
        get {
            if let handler = bytesHandler { return handler() }
            return needleMockValue(nil as UnsafeRawPointer??, "DraftDependencyMock.bytes", "pass 'bytes:' to the initialiser or set it first")
        }
        set {
            bytesHandler = needleMockKept(newValue) ?? needleMockDropped(bytesHandler, "DraftDependencyMock.bytes", "bytesHandler")
        }
    }

    var shownHandler: (@MainActor @Sendable () -> Draft)? {
        get { shownHandlerState.value }
        set { shownHandlerState.value = newValue }
    }
    private let shownHandlerState = NeedleMockState<(@MainActor @Sendable () -> Draft)?>(nil)
    @MainActor var shown: Draft {
        get {
            if let handler = shownHandler { return handler() }
            return needleMockValue(nil as Draft?, "DraftDependencyMock.shown", "pass 'shown:' to the initialiser or set it first")
        }
        set { shownHandler = { newValue } }
    }

    var selectedHandler: (@MainActor @Sendable () -> Draft?)? {
        get { selectedHandlerState.value }
        set { selectedHandlerState.value = newValue }
    }
    private let selectedHandlerState = NeedleMockState<(@MainActor @Sendable () -> Draft?)?>(nil)
    @MainActor var selected: Draft? {
        get {
            if let handler = selectedHandler { return handler() }
            return needleMockValue(nil as Draft??, "DraftDependencyMock.selected", "pass 'selected:' to the initialiser or set it first")
        }
        set { selectedHandler = { newValue } }
    }

    nonisolated struct SaveCall {
        let draft: Draft
        let row: Int
    }
    private let saveCallsState = NeedleMockState<[(@Sendable () -> (Draft, Int))?]>([])
    var saveCalls: [SaveCall] {
        needleMockCalls(saveCallsState.value, "DraftDependencyMock.saveCalls").map { SaveCall(draft: $0, row: $1) }
    }
    var saveCallCount: Int { saveCallsState.value.count }
    var saveHandler: (@Sendable (_ draft: Draft, _ row: Int) -> Void)? {
        get { saveHandlerState.value }
        set { saveHandlerState.value = newValue }
    }
    private let saveHandlerState = NeedleMockState<(@Sendable (_ draft: Draft, _ row: Int) -> Void)?>(nil)
    private let saveSignal = DIRuntime.CallSignal()
    func saveCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await saveSignal.wait(for: count)
    }
    func save(_ draft: Draft, row: Int) {
        let call = needleMockKept((draft, row))
        saveCallsState.append(call)
        saveSignal.called()
        saveHandler?(draft, row)
    }

    nonisolated struct RenameCall {
        let row: Int
        let name: String
    }
    private let renameCallsState = NeedleMockState<[(@Sendable () -> (Int, String))?]>([])
    var renameCalls: [RenameCall] {
        needleMockCalls(renameCallsState.value, "DraftDependencyMock.renameCalls").map { RenameCall(row: $0, name: $1) }
    }
    var renameCallCount: Int { renameCallsState.value.count }
    var renameHandler: (@Sendable (_ row: Int, _ name: String, _ done: @escaping () -> Void, _ failure: ((Int) -> Void)?) -> Void)? {
        get { renameHandlerState.value }
        set { renameHandlerState.value = newValue }
    }
    private let renameHandlerState = NeedleMockState<(@Sendable (_ row: Int, _ name: String, _ done: @escaping () -> Void, _ failure: ((Int) -> Void)?) -> Void)?>(nil)
    private let renameSignal = DIRuntime.CallSignal()
    func renameCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await renameSignal.wait(for: count)
    }
    func rename(_ row: Int, to name: String, then done: @escaping () -> Void, on failure: ((Int) -> Void)?) {
        let call = needleMockKept((row, name))
        renameCallsState.append(call)
        renameSignal.called()
        renameHandler?(row, name, done, failure)
    }

    nonisolated struct CopyCall {
        let draft: Draft
    }
    private let copyCallsState = NeedleMockState<[(@Sendable () -> Draft)?]>([])
    var copyCalls: [CopyCall] {
        needleMockCalls(copyCallsState.value, "DraftDependencyMock.copyCalls").map { CopyCall(draft: $0) }
    }
    var copyCallCount: Int { copyCallsState.value.count }
    var copyHandler: (@Sendable (_ draft: Draft) async throws -> Draft)? {
        get { copyHandlerState.value }
        set { copyHandlerState.value = newValue }
    }
    private let copyHandlerState = NeedleMockState<(@Sendable (_ draft: Draft) async throws -> Draft)?>(nil)
    private let copySignal = DIRuntime.CallSignal()
    func copyCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await copySignal.wait(for: count)
    }
    func copy(_ draft: Draft) async throws -> Draft {
        let call = needleMockKept(draft)
        copyCallsState.append(call)
        copySignal.called()
        guard let handler = copyHandler else {
            throw needleMockError("DraftDependencyMock.copy(_:)", "set 'copyHandler' first")
        }
        return try await handler(draft)
    }

    nonisolated struct TrackCall {
        let event: Any
        let call: Int
    }
    private let trackCallsState = NeedleMockState<[(@Sendable () -> (Any, Int))?]>([])
    var trackCalls: [TrackCall] {
        needleMockCalls(trackCallsState.value, "DraftDependencyMock.trackCalls").map { TrackCall(event: $0, call: $1) }
    }
    var trackCallCount: Int { trackCallsState.value.count }
    var trackHandler: (@Sendable (_ event: Any, _ call: Int) -> Void)? {
        get { trackHandlerState.value }
        set { trackHandlerState.value = newValue }
    }
    private let trackHandlerState = NeedleMockState<(@Sendable (_ event: Any, _ call: Int) -> Void)?>(nil)
    private let trackSignal = DIRuntime.CallSignal()
    func trackCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await trackSignal.wait(for: count)
    }
    func track<E: Event>(_ event: E, call: Int) {
        let keptCall = needleMockKept((event, call))
        trackCallsState.append(keptCall)
        trackSignal.called()
        trackHandler?(event, call)
    }

    nonisolated struct AskCall {
        let event: any Event.Type
        let failure: any Error
    }
    private let askCallsState = NeedleMockState<[(@Sendable () -> (any Event.Type, any Error))?]>([])
    var askCalls: [AskCall] {
        needleMockCalls(askCallsState.value, "DraftDependencyMock.askCalls").map { AskCall(event: $0, failure: $1) }
    }
    var askCallCount: Int { askCallsState.value.count }
    var askHandler: (@Sendable (_ event: any Event.Type, _ failure: any Error) -> Void)? {
        get { askHandlerState.value }
        set { askHandlerState.value = newValue }
    }
    private let askHandlerState = NeedleMockState<(@Sendable (_ event: any Event.Type, _ failure: any Error) -> Void)?>(nil)
    private let askSignal = DIRuntime.CallSignal()
    func askCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await askSignal.wait(for: count)
    }
    func ask(_ event: any Event.Type, _ failure: any Error) {
        let call = needleMockKept((event, failure))
        askCallsState.append(call)
        askSignal.called()
        askHandler?(event, failure)
    }

    nonisolated struct SendCall {
        let event: Any
        let names: [Any]
        let call: Int
    }
    private let sendCallsState = NeedleMockState<[(@Sendable () -> (Any, [Any], Int))?]>([])
    var sendCalls: [SendCall] {
        needleMockCalls(sendCallsState.value, "DraftDependencyMock.sendCalls").map { SendCall(event: $0, names: $1, call: $2) }
    }
    var sendCallCount: Int { sendCallsState.value.count }
    var sendHandler: (@Sendable (_ event: Any, _ names: [Any], _ call: Int) -> Void)? {
        get { sendHandlerState.value }
        set { sendHandlerState.value = newValue }
    }
    private let sendHandlerState = NeedleMockState<(@Sendable (_ event: Any, _ names: [Any], _ call: Int) -> Void)?>(nil)
    private let sendSignal = DIRuntime.CallSignal()
    func sendCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await sendSignal.wait(for: count)
    }
    func send<E: Event & Sendable>(_ event: E, to names: [E], call: Int) {
        let keptCall = needleMockKept((event, names, call))
        sendCallsState.append(keptCall)
        sendSignal.called()
        sendHandler?(event, names, call)
    }

    nonisolated struct ShowCall {
        let draft: Draft
    }
    private let showCallsState = NeedleMockState<[(@Sendable () -> Draft)?]>([])
    var showCalls: [ShowCall] {
        needleMockCalls(showCallsState.value, "DraftDependencyMock.showCalls").map { ShowCall(draft: $0) }
    }
    var showCallCount: Int { showCallsState.value.count }
    var showHandler: (@MainActor @Sendable (_ draft: Draft) -> Bool)? {
        get { showHandlerState.value }
        set { showHandlerState.value = newValue }
    }
    private let showHandlerState = NeedleMockState<(@MainActor @Sendable (_ draft: Draft) -> Bool)?>(nil)
    private let showSignal = DIRuntime.CallSignal()
    @MainActor func showCalled(_ count: Int = 1) async throws { try await showSignal.wait(for: count) }
    @MainActor func show(_ draft: Draft) -> Bool {
        let call = needleMockKept(draft)
        showCallsState.append(call)
        showSignal.called()
        guard let handler = showHandler else {
            needleMockFailure("DraftDependencyMock.show(_:)", "set 'showHandler' first")
        }
        return handler(draft)
    }

    nonisolated struct SubscriptCall {
        let row: Int
        let draft: Draft
    }
    private let subscriptCallsState = NeedleMockState<[(@Sendable () -> (Int, Draft))?]>([])
    var subscriptCalls: [SubscriptCall] {
        needleMockCalls(subscriptCallsState.value, "DraftDependencyMock.subscriptCalls").map { SubscriptCall(row: $0, draft: $1) }
    }
    var subscriptCallCount: Int { subscriptCallsState.value.count }
    var subscriptHandler: (@Sendable (_ row: Int, _ draft: Draft) -> Draft)? {
        get { subscriptHandlerState.value }
        set { subscriptHandlerState.value = newValue }
    }
    private let subscriptHandlerState = NeedleMockState<(@Sendable (_ row: Int, _ draft: Draft) -> Draft)?>(nil)
    private let subscriptSetCallCountState = NeedleMockState<Int>(0)
    var subscriptSetCallCount: Int { subscriptSetCallCountState.value }
    var subscriptSetHandler: (@Sendable (_ newValue: Draft, _ row: Int, _ draft: Draft) -> Void)? {
        get { subscriptSetHandlerState.value }
        set { subscriptSetHandlerState.value = newValue }
    }
    private let subscriptSetHandlerState = NeedleMockState<(@Sendable (_ newValue: Draft, _ row: Int, _ draft: Draft) -> Void)?>(nil)
    subscript(row: Int, draft: Draft) -> Draft {
        get {
            let call = needleMockKept((row, draft))
            subscriptCallsState.append(call)
            guard let handler = subscriptHandler else {
                needleMockFailure("DraftDependencyMock.subscript(_:_:)", "set 'subscriptHandler' first")
            }
            return handler(row, draft)
        }
        set {
            subscriptSetCallCountState.increment()
            subscriptSetHandler?(newValue, row, draft)
        }
    }

    static var standardHandler: (@Sendable () -> Draft)? {
        get { standardHandlerState.value }
        set { standardHandlerState.value = newValue }
    }
    private static let standardHandlerState = NeedleMockState<(@Sendable () -> Draft)?>(nil)
    static var standard: Draft {
        get {
            if let handler = standardHandler { return handler() }
            return needleMockValue(nil as Draft?, "DraftDependencyMock.standard", "set 'DraftDependencyMock.standard' first")
        }
        set {
            standardHandler = needleMockKept(newValue) ?? needleMockDropped(standardHandler, "DraftDependencyMock.standard", "standardHandler")
        }
    }

    nonisolated struct BootCall {
        let draft: Draft?
    }
    private static let bootCallsState = NeedleMockState<[(@Sendable () -> Draft?)?]>([])
    static var bootCalls: [BootCall] {
        needleMockCalls(bootCallsState.value, "DraftDependencyMock.bootCalls").map { BootCall(draft: $0) }
    }
    static var bootCallCount: Int { bootCallsState.value.count }
    static var bootHandler: (@Sendable (_ draft: Draft?) -> Void)? {
        get { bootHandlerState.value }
        set { bootHandlerState.value = newValue }
    }
    private static let bootHandlerState = NeedleMockState<(@Sendable (_ draft: Draft?) -> Void)?>(nil)
    private static let bootSignal = DIRuntime.CallSignal()
    static func bootCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await bootSignal.wait(for: count)
    }
    static func boot(_ draft: Draft?) {
        let call = needleMockKept(draft)
        bootCallsState.append(call)
        bootSignal.called()
        bootHandler?(draft)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        saveCallsState.value = []
        saveSignal.reset()
        renameCallsState.value = []
        renameSignal.reset()
        copyCallsState.value = []
        copySignal.reset()
        trackCallsState.value = []
        trackSignal.reset()
        askCallsState.value = []
        askSignal.reset()
        sendCallsState.value = []
        sendSignal.reset()
        showCallsState.value = []
        showSignal.reset()
        subscriptCallsState.value = []
        subscriptSetCallCountState.value = 0
    }
}

nonisolated final class PlainDraftDependencyMock: PlainDraftDependency {
    init(draft: Draft? = nil) {
        givenDraft = draft
    }

    var draft: Draft {
        get {
            needleMockValue(givenDraft, "PlainDraftDependencyMock.draft", "pass 'draft:' to the initialiser or set it first")
        }
        set { givenDraft = newValue }
    }
    private var givenDraft: Draft?

    static var ticketHandler: (@Sendable () -> Ticket)? {
        get { ticketHandlerState.value }
        set { ticketHandlerState.value = newValue }
    }
    private static let ticketHandlerState = NeedleMockState<(@Sendable () -> Ticket)?>(nil)
    static var ticket: Ticket {
        get {
            if let handler = ticketHandler { return handler() }
            needleMockValue(nil as Never?, "PlainDraftDependencyMock.ticket", "set 'PlainDraftDependencyMock.ticketHandler' first")
        }
    }

    nonisolated struct SaveCall {
        let draft: Draft
    }
    private(set) var saveCalls: [SaveCall] = []
    var saveCallCount: Int { saveCalls.count }
    var saveHandler: ((_ draft: Draft) -> Void)?
    private let saveSignal = DIRuntime.CallSignal()
    func saveCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await saveSignal.wait(for: count)
    }
    func save(_ draft: Draft) {
        saveCalls.append(SaveCall(draft: draft))
        saveSignal.called()
        saveHandler?(draft)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        saveCalls = []
        saveSignal.reset()
    }
}

@MainActor final class ScreenDependencyMock: ScreenDependency {
    init(draft: Draft? = nil, other: Draft? = nil) {
        givenDraft = draft
        if let given = other { self.other = given }
    }

    var draft: Draft {
        get {
            needleMockValue(givenDraft, "ScreenDependencyMock.draft", "pass 'draft:' to the initialiser or set it first")
        }
        set { givenDraft = newValue }
    }
    private var givenDraft: Draft?

    nonisolated var otherHandler: (@Sendable () -> Draft)? {
        get { otherHandlerState.value }
        set { otherHandlerState.value = newValue }
    }
    private let otherHandlerState = NeedleMockState<(@Sendable () -> Draft)?>(nil)
    nonisolated var other: Draft {
        get {
            if let handler = otherHandler { return handler() }
            return needleMockValue(nil as Draft?, "ScreenDependencyMock.other", "pass 'other:' to the initialiser or set it first")
        }
        set {
            otherHandler = needleMockKept(newValue) ?? needleMockDropped(otherHandler, "ScreenDependencyMock.other", "otherHandler")
        }
    }

    nonisolated struct SaveCall {
        let draft: Draft
    }
    private let saveCallsState = NeedleMockState<[(@Sendable () -> Draft)?]>([])
    nonisolated var saveCalls: [SaveCall] {
        needleMockCalls(saveCallsState.value, "ScreenDependencyMock.saveCalls").map { SaveCall(draft: $0) }
    }
    nonisolated var saveCallCount: Int { saveCallsState.value.count }
    nonisolated var saveHandler: (@Sendable (_ draft: Draft) -> Void)? {
        get { saveHandlerState.value }
        set { saveHandlerState.value = newValue }
    }
    private let saveHandlerState = NeedleMockState<(@Sendable (_ draft: Draft) -> Void)?>(nil)
    private let saveSignal = DIRuntime.CallSignal()
    func saveCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await saveSignal.wait(for: count)
    }
    nonisolated func save(_ draft: Draft) {
        let call = needleMockKept(draft)
        saveCallsState.append(call)
        saveSignal.called()
        saveHandler?(draft)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        saveCallsState.value = []
        saveSignal.reset()
    }
}

nonisolated final class StoreMock<Item: Sendable>: Store, Sendable {
    init(newest: Item?...) {
        if let given = newest.last { self.newest = given }
    }

    var newestHandler: (@Sendable () -> Item?)? {
        get { newestHandlerState.value }
        set { newestHandlerState.value = newValue }
    }
    private let newestHandlerState = NeedleMockState<(@Sendable () -> Item?)?>(nil)
    var newest: Item? {
        get {
            if let handler = newestHandler { return handler() }
            return needleMockValue(nil as Item??, "StoreMock.newest", "pass 'newest:' to the initialiser or set it first")
        }
        set {
            newestHandler = needleMockKept(newValue) ?? needleMockDropped(newestHandler, "StoreMock.newest", "newestHandler")
        }
    }

    nonisolated struct SaveCall {
        let item: Item
        let rows: [Item]
    }
    private let saveCallsState = NeedleMockState<[(@Sendable () -> (Item, [Item]))?]>([])
    var saveCalls: [SaveCall] {
        needleMockCalls(saveCallsState.value, "StoreMock.saveCalls").map { SaveCall(item: $0, rows: $1) }
    }
    var saveCallCount: Int { saveCallsState.value.count }
    var saveHandler: (@Sendable (_ item: Item, _ rows: [Item]) -> Item)? {
        get { saveHandlerState.value }
        set { saveHandlerState.value = newValue }
    }
    private let saveHandlerState = NeedleMockState<(@Sendable (_ item: Item, _ rows: [Item]) -> Item)?>(nil)
    private let saveSignal = DIRuntime.CallSignal()
    func saveCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await saveSignal.wait(for: count)
    }
    func save(_ item: Item, in rows: [Item]) -> Item {
        let call = needleMockKept((item, rows))
        saveCallsState.append(call)
        saveSignal.called()
        guard let handler = saveHandler else { needleMockFailure("StoreMock.save(_:in:)", "set 'saveHandler' first") }
        return handler(item, rows)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        saveCallsState.value = []
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

/// A closure that returns the value; nil for what is not Sendable, which no lock could guard once it is handed out.
private nonisolated func needleMockKept<Value: Sendable>(_ value: @autoclosure () -> Value) -> (@Sendable () -> Value)? {
    let value = value()
    return { value }
}
private nonisolated func needleMockKept<Value>(_ value: @autoclosure () -> Value) -> (@Sendable () -> Value)? { nil }
private nonisolated func needleMockDropped<Handler>(_ current: Handler?, _ member: String, _ handler: String) -> Handler? {
    if current == nil { DIRuntime.MockFailure.report("\(member) was set to a value that several tasks cannot share: set '\(handler)' to a closure that makes one") }
    return current
}
private nonisolated func needleMockCalls<Call>(_ calls: [(@Sendable () -> Call)?], _ member: String) -> [Call] {
    if calls.contains(where: { $0 == nil }) {
        DIRuntime.MockFailure.report("\(member) was read, but arguments that are not Sendable are not kept: count the calls, or look at them in the handler")
    }
    return calls.compactMap { $0 }.map { $0() }
}

/// What any thread may use of a mock.
private nonisolated final class NeedleMockState<Value: Sendable>: @unchecked Sendable {
    private var current: Value
    init(_ value: Value) { current = value }
    var value: Value {
        get { DIRuntime.MockLock.locked { current } }
        set {
            var value = newValue
            DIRuntime.MockLock.locked { swap(&current, &value) }
        }
    }
    func increment() where Value == Int { DIRuntime.MockLock.locked { current += 1 } }
    func append<Element>(_ element: Element) where Value == [Element] {
        DIRuntime.MockLock.locked { current.append(element) }
    }
}
