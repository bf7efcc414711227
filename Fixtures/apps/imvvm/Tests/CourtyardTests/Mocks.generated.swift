// needle-gen:generated
// Do not edit: change the protocols and run `needle-gen mocks`.
// swift-format-ignore-file
// swiftlint:disable all

import AdItem
import AnalyticsWorker
@testable import Courtyard
import CourtyardCore
import DIRuntime
import DIRuntimeFlags
import FeedTab
import HomeScreen
import IMVVM
import PhotoItem
import ProfileTab
import RefreshWorker
import TextItem
import TipItem

nonisolated final class AdBrokerMock: AdBroker, Sendable {
    init() {}

    nonisolated struct SloganCall {
        let user: User
    }
    private let sloganCallsState = NeedleMockState<[(@Sendable () -> User)?]>([])
    var sloganCalls: [SloganCall] {
        needleMockCalls(sloganCallsState.value, "AdBrokerMock.sloganCalls").map { SloganCall(user: $0) }
    }
    var sloganCallCount: Int { sloganCallsState.value.count }
    var sloganHandler: (@Sendable (_ user: User) -> String)? {
        get { sloganHandlerState.value }
        set { sloganHandlerState.value = newValue }
    }
    private let sloganHandlerState = NeedleMockState<(@Sendable (_ user: User) -> String)?>(nil)
    private let sloganSignal = DIRuntime.CallSignal()
    func sloganCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await sloganSignal.wait(for: count)
    }
    func slogan(for user: User) -> String {
        let call = needleMockKept(user)
        sloganCallsState.append(call)
        sloganSignal.called()
        guard let handler = sloganHandler else {
            needleMockFailure("AdBrokerMock.slogan(for:)", "set 'sloganHandler' first")
        }
        return handler(user)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        sloganCallsState.value = []
        sloganSignal.reset()
    }
}

@MainActor final class AdItemDependencyMock: AdItemDependency {
    init(adBroker: (any AdBroker)? = nil, user: User? = nil) {
        givenAdBroker = adBroker
        givenUser = user
    }

    var adBroker: any AdBroker {
        get {
            needleMockValue(givenAdBroker, "AdItemDependencyMock.adBroker", "pass 'adBroker:' to the initialiser or set it first")
        }
        set { givenAdBroker = newValue }
    }
    private var givenAdBroker: (any AdBroker)?

    var user: User {
        get {
            needleMockValue(givenUser, "AdItemDependencyMock.user", "pass 'user:' to the initialiser or set it first")
        }
        set { givenUser = newValue }
    }
    private var givenUser: User?
}

@MainActor final class AnalyticsDependencyMock: AnalyticsDependency {
    init(user: User? = nil, visits: Visits? = nil, journal: (any Journal)? = nil) {
        givenUser = user
        givenVisits = visits
        givenJournal = journal
    }

    var user: User {
        get {
            needleMockValue(givenUser, "AnalyticsDependencyMock.user", "pass 'user:' to the initialiser or set it first")
        }
        set { givenUser = newValue }
    }
    private var givenUser: User?

    var visits: Visits {
        get {
            needleMockValue(givenVisits, "AnalyticsDependencyMock.visits", "pass 'visits:' to the initialiser or set it first")
        }
        set { givenVisits = newValue }
    }
    private var givenVisits: Visits?

    var journal: any Journal {
        get {
            needleMockValue(givenJournal, "AnalyticsDependencyMock.journal", "pass 'journal:' to the initialiser or set it first")
        }
        set { givenJournal = newValue }
    }
    private var givenJournal: (any Journal)?
}

@MainActor final class FeedDependencyMock: FeedDependency {
    init(flags: FlagValues? = nil, journal: (any Journal)? = nil) {
        givenFlags = flags
        givenJournal = journal
    }

    var flags: FlagValues {
        get {
            needleMockValue(givenFlags, "FeedDependencyMock.flags", "pass 'flags:' to the initialiser or set it first")
        }
        set { givenFlags = newValue }
    }
    private var givenFlags: FlagValues?

    var journal: any Journal {
        get {
            needleMockValue(givenJournal, "FeedDependencyMock.journal", "pass 'journal:' to the initialiser or set it first")
        }
        set { givenJournal = newValue }
    }
    private var givenJournal: (any Journal)?
}

@MainActor final class HomeDependencyMock: HomeDependency {
    init(user: User? = nil, visits: Visits? = nil, flags: FlagValues? = nil) {
        givenUser = user
        givenVisits = visits
        givenFlags = flags
    }

    var user: User {
        get { needleMockValue(givenUser, "HomeDependencyMock.user", "pass 'user:' to the initialiser or set it first") }
        set { givenUser = newValue }
    }
    private var givenUser: User?

    var visits: Visits {
        get {
            needleMockValue(givenVisits, "HomeDependencyMock.visits", "pass 'visits:' to the initialiser or set it first")
        }
        set { givenVisits = newValue }
    }
    private var givenVisits: Visits?

    var flags: FlagValues {
        get {
            needleMockValue(givenFlags, "HomeDependencyMock.flags", "pass 'flags:' to the initialiser or set it first")
        }
        set { givenFlags = newValue }
    }
    private var givenFlags: FlagValues?
}

@MainActor final class LoggedOutDependencyMock: LoggedOutDependency {
    init(session: Session? = nil, residents: [User]? = nil) {
        givenSession = session
        givenResidents = residents
    }

    var session: Session {
        get {
            needleMockValue(givenSession, "LoggedOutDependencyMock.session", "pass 'session:' to the initialiser or set it first")
        }
        set { givenSession = newValue }
    }
    private var givenSession: Session?

    var residents: [User] {
        get {
            needleMockValue(givenResidents, "LoggedOutDependencyMock.residents", "pass 'residents:' to the initialiser or set it first")
        }
        set { givenResidents = newValue }
    }
    private var givenResidents: [User]?
}

nonisolated final class PhotoAlbumMock: PhotoAlbum, Sendable {
    init(captions: [String]? = nil) {
        if let given = captions { self.captions = given }
    }

    var captionsHandler: (@Sendable () -> [String])? {
        get { captionsHandlerState.value }
        set { captionsHandlerState.value = newValue }
    }
    private let captionsHandlerState = NeedleMockState<(@Sendable () -> [String])?>(nil)
    var captions: [String] {
        get {
            if let handler = captionsHandler { return handler() }
            return needleMockValue(nil as [String]?, "PhotoAlbumMock.captions", "pass 'captions:' to the initialiser or set it first")
        }
        set {
            captionsHandler = needleMockKept(newValue) ?? needleMockDropped(captionsHandler, "PhotoAlbumMock.captions", "captionsHandler")
        }
    }
}

@MainActor final class PhotoItemDependencyMock: PhotoItemDependency {
    init(album: (any PhotoAlbum)? = nil) {
        givenAlbum = album
    }

    var album: any PhotoAlbum {
        get {
            needleMockValue(givenAlbum, "PhotoItemDependencyMock.album", "pass 'album:' to the initialiser or set it first")
        }
        set { givenAlbum = newValue }
    }
    private var givenAlbum: (any PhotoAlbum)?
}

@MainActor final class ProfileDependencyMock: ProfileDependency {
    init(user: User? = nil, session: Session? = nil) {
        givenUser = user
        givenSession = session
    }

    var user: User {
        get {
            needleMockValue(givenUser, "ProfileDependencyMock.user", "pass 'user:' to the initialiser or set it first")
        }
        set { givenUser = newValue }
    }
    private var givenUser: User?

    var session: Session {
        get {
            needleMockValue(givenSession, "ProfileDependencyMock.session", "pass 'session:' to the initialiser or set it first")
        }
        set { givenSession = newValue }
    }
    private var givenSession: Session?
}

@MainActor final class RefreshDependencyMock: RefreshDependency {
    init(ticks: Ticks? = nil, reloads: Reloads? = nil) {
        givenTicks = ticks
        givenReloads = reloads
    }

    var ticks: Ticks {
        get {
            needleMockValue(givenTicks, "RefreshDependencyMock.ticks", "pass 'ticks:' to the initialiser or set it first")
        }
        set { givenTicks = newValue }
    }
    private var givenTicks: Ticks?

    var reloads: Reloads {
        get {
            needleMockValue(givenReloads, "RefreshDependencyMock.reloads", "pass 'reloads:' to the initialiser or set it first")
        }
        set { givenReloads = newValue }
    }
    private var givenReloads: Reloads?
}

@MainActor final class TextItemDependencyMock: TextItemDependency {
    init(board: (any NoticeBoard)? = nil, reloads: Reloads? = nil) {
        givenBoard = board
        givenReloads = reloads
    }

    var board: any NoticeBoard {
        get {
            needleMockValue(givenBoard, "TextItemDependencyMock.board", "pass 'board:' to the initialiser or set it first")
        }
        set { givenBoard = newValue }
    }
    private var givenBoard: (any NoticeBoard)?

    var reloads: Reloads {
        get {
            needleMockValue(givenReloads, "TextItemDependencyMock.reloads", "pass 'reloads:' to the initialiser or set it first")
        }
        set { givenReloads = newValue }
    }
    private var givenReloads: Reloads?
}

@MainActor final class TipItemDependencyMock: TipItemDependency {
    init(user: User? = nil, reloads: Reloads? = nil) {
        givenUser = user
        givenReloads = reloads
    }

    var user: User {
        get {
            needleMockValue(givenUser, "TipItemDependencyMock.user", "pass 'user:' to the initialiser or set it first")
        }
        set { givenUser = newValue }
    }
    private var givenUser: User?

    var reloads: Reloads {
        get {
            needleMockValue(givenReloads, "TipItemDependencyMock.reloads", "pass 'reloads:' to the initialiser or set it first")
        }
        set { givenReloads = newValue }
    }
    private var givenReloads: Reloads?
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
