// needle-gen:generated
// Do not edit: change the protocols and run `needle-gen mocks`.
// swift-format-ignore-file
// swiftlint:disable all

import DIRuntime
import Observation
@testable import ReadingList

@MainActor final class ArticleDependencyMock: ArticleDependency {
    init(
        dispatcher: (any Dispatcher)? = nil,
        repository: (any Repository)? = nil,
        routerDelegate: (any RouterDelegate)? = nil,
        listTitle: String? = nil
    ) {
        givenDispatcher = dispatcher
        givenRepository = repository
        givenRouterDelegate = routerDelegate
        givenListTitle = listTitle
    }

    var dispatcher: any Dispatcher {
        get {
            needleMockValue(givenDispatcher, "ArticleDependencyMock.dispatcher", "pass 'dispatcher:' to the initialiser or set it first")
        }
        set { givenDispatcher = newValue }
    }
    private var givenDispatcher: (any Dispatcher)?

    var repository: any Repository {
        get {
            needleMockValue(givenRepository, "ArticleDependencyMock.repository", "pass 'repository:' to the initialiser or set it first")
        }
        set { givenRepository = newValue }
    }
    private var givenRepository: (any Repository)?

    var routerDelegate: any RouterDelegate {
        get {
            needleMockValue(givenRouterDelegate, "ArticleDependencyMock.routerDelegate", "pass 'routerDelegate:' to the initialiser or set it first")
        }
        set { givenRouterDelegate = newValue }
    }
    private var givenRouterDelegate: (any RouterDelegate)?

    var listTitle: String {
        get {
            needleMockValue(givenListTitle, "ArticleDependencyMock.listTitle", "pass 'listTitle:' to the initialiser or set it first")
        }
        set { givenListTitle = newValue }
    }
    private var givenListTitle: String?
}

@MainActor final class CoverDependencyMock: CoverDependency {
    init(dispatcher: (any Dispatcher)? = nil, repository: (any Repository)? = nil) {
        givenDispatcher = dispatcher
        givenRepository = repository
    }

    var dispatcher: any Dispatcher {
        get {
            needleMockValue(givenDispatcher, "CoverDependencyMock.dispatcher", "pass 'dispatcher:' to the initialiser or set it first")
        }
        set { givenDispatcher = newValue }
    }
    private var givenDispatcher: (any Dispatcher)?

    var repository: any Repository {
        get {
            needleMockValue(givenRepository, "CoverDependencyMock.repository", "pass 'repository:' to the initialiser or set it first")
        }
        set { givenRepository = newValue }
    }
    private var givenRepository: (any Repository)?
}

@MainActor final class DispatcherMock: Dispatcher {
    init() {}

    nonisolated struct SendCall {
        let action: Action
    }
    private(set) var sendCalls: [SendCall] = []
    var sendCallCount: Int { sendCalls.count }
    var sendHandler: (@MainActor (_ action: Action) -> Void)?
    private let sendSignal = DIRuntime.CallSignal()
    func sendCalled(_ count: Int = 1) async throws { try await sendSignal.wait(for: count) }
    func send(_ action: Action) {
        sendCalls.append(SendCall(action: action))
        sendSignal.called()
        sendHandler?(action)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        sendCalls = []
        sendSignal.reset()
    }
}

@MainActor final class FeedDependencyMock: FeedDependency {
    init(
        dispatcher: (any Dispatcher)? = nil,
        repository: (any Repository)? = nil,
        routerDelegate: (any RouterDelegate)? = nil
    ) {
        givenDispatcher = dispatcher
        givenRepository = repository
        givenRouterDelegate = routerDelegate
    }

    var dispatcher: any Dispatcher {
        get {
            needleMockValue(givenDispatcher, "FeedDependencyMock.dispatcher", "pass 'dispatcher:' to the initialiser or set it first")
        }
        set { givenDispatcher = newValue }
    }
    private var givenDispatcher: (any Dispatcher)?

    var repository: any Repository {
        get {
            needleMockValue(givenRepository, "FeedDependencyMock.repository", "pass 'repository:' to the initialiser or set it first")
        }
        set { givenRepository = newValue }
    }
    private var givenRepository: (any Repository)?

    var routerDelegate: any RouterDelegate {
        get {
            needleMockValue(givenRouterDelegate, "FeedDependencyMock.routerDelegate", "pass 'routerDelegate:' to the initialiser or set it first")
        }
        set { givenRouterDelegate = newValue }
    }
    private var givenRouterDelegate: (any RouterDelegate)?
}

@MainActor final class FlowDependencyMock: FlowDependency {
    init(
        apiClient: (any APIClient)? = nil,
        database: (any Database)? = nil,
        assetStore: (any AssetStore)? = nil,
        router: Router? = nil,
        reduce: Reducer<AppState>? = nil
    ) {
        givenApiClient = apiClient
        givenDatabase = database
        givenAssetStore = assetStore
        givenRouter = router
        givenReduce = reduce
    }

    var apiClient: any APIClient {
        get {
            needleMockValue(givenApiClient, "FlowDependencyMock.apiClient", "pass 'apiClient:' to the initialiser or set it first")
        }
        set { givenApiClient = newValue }
    }
    private var givenApiClient: (any APIClient)?

    var database: any Database {
        get {
            needleMockValue(givenDatabase, "FlowDependencyMock.database", "pass 'database:' to the initialiser or set it first")
        }
        set { givenDatabase = newValue }
    }
    private var givenDatabase: (any Database)?

    var assetStore: any AssetStore {
        get {
            needleMockValue(givenAssetStore, "FlowDependencyMock.assetStore", "pass 'assetStore:' to the initialiser or set it first")
        }
        set { givenAssetStore = newValue }
    }
    private var givenAssetStore: (any AssetStore)?

    var router: Router {
        get {
            needleMockValue(givenRouter, "FlowDependencyMock.router", "pass 'router:' to the initialiser or set it first")
        }
        set { givenRouter = newValue }
    }
    private var givenRouter: Router?

    var reduce: Reducer<AppState> {
        get {
            needleMockValue(givenReduce, "FlowDependencyMock.reduce", "pass 'reduce:' to the initialiser or set it first")
        }
        set { givenReduce = newValue }
    }
    private var givenReduce: Reducer<AppState>?
}

@MainActor final class RepositoryMock: Repository {
    init(state: AppState? = nil) {
        givenState = state
    }

    var state: AppState {
        get { needleMockValue(givenState, "RepositoryMock.state", "pass 'state:' to the initialiser or set it first") }
        set { givenState = newValue }
    }
    private var givenState: AppState?
}

@MainActor final class RouterDelegateMock: RouterDelegate {
    init() {}

    nonisolated struct ShowCall {
        let page: Page
    }
    private(set) var showCalls: [ShowCall] = []
    var showCallCount: Int { showCalls.count }
    var showHandler: (@MainActor (_ page: Page) -> Void)?
    private let showSignal = DIRuntime.CallSignal()
    func showCalled(_ count: Int = 1) async throws { try await showSignal.wait(for: count) }
    func show(_ page: Page) {
        showCalls.append(ShowCall(page: page))
        showSignal.called()
        showHandler?(page)
    }

    nonisolated struct OpenCall {
        let article: Article.ID
    }
    private(set) var openCalls: [OpenCall] = []
    var openCallCount: Int { openCalls.count }
    var openHandler: (@MainActor (_ article: Article.ID) -> Void)?
    private let openSignal = DIRuntime.CallSignal()
    func openCalled(_ count: Int = 1) async throws { try await openSignal.wait(for: count) }
    func open(_ article: Article.ID) {
        openCalls.append(OpenCall(article: article))
        openSignal.called()
        openHandler?(article)
    }

    private(set) var closeCallCount = 0
    var closeHandler: (@MainActor () -> Void)?
    private let closeSignal = DIRuntime.CallSignal()
    func closeCalled(_ count: Int = 1) async throws { try await closeSignal.wait(for: count) }
    func close() {
        closeCallCount += 1
        closeSignal.called()
        closeHandler?()
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        showCalls = []
        showSignal.reset()
        openCalls = []
        openSignal.reset()
        closeCallCount = 0
        closeSignal.reset()
    }
}

@MainActor final class SavedDependencyMock: SavedDependency {
    init(repository: (any Repository)? = nil, routerDelegate: (any RouterDelegate)? = nil) {
        givenRepository = repository
        givenRouterDelegate = routerDelegate
    }

    var repository: any Repository {
        get {
            needleMockValue(givenRepository, "SavedDependencyMock.repository", "pass 'repository:' to the initialiser or set it first")
        }
        set { givenRepository = newValue }
    }
    private var givenRepository: (any Repository)?

    var routerDelegate: any RouterDelegate {
        get {
            needleMockValue(givenRouterDelegate, "SavedDependencyMock.routerDelegate", "pass 'routerDelegate:' to the initialiser or set it first")
        }
        set { givenRouterDelegate = newValue }
    }
    private var givenRouterDelegate: (any RouterDelegate)?
}

@MainActor final class SettingsDependencyMock: SettingsDependency {
    init(settingsDispatcher: (any SettingsDispatcher)? = nil, repository: (any Repository)? = nil) {
        givenSettingsDispatcher = settingsDispatcher
        givenRepository = repository
    }

    var settingsDispatcher: any SettingsDispatcher {
        get {
            needleMockValue(givenSettingsDispatcher, "SettingsDependencyMock.settingsDispatcher", "pass 'settingsDispatcher:' to the initialiser or set it first")
        }
        set { givenSettingsDispatcher = newValue }
    }
    private var givenSettingsDispatcher: (any SettingsDispatcher)?

    var repository: any Repository {
        get {
            needleMockValue(givenRepository, "SettingsDependencyMock.repository", "pass 'repository:' to the initialiser or set it first")
        }
        set { givenRepository = newValue }
    }
    private var givenRepository: (any Repository)?
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
