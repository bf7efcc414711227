// (head)

import DIRuntime

nonisolated final class AlbumMock: Album {
    init(title: String? = nil) {
        givenTitle = title
    }

    var title: String {
        get { needleMockValue(givenTitle, "AlbumMock.title", "pass 'title:' to the initialiser or set it first") }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?
}

nonisolated final class PlayerMock: Player {
    init(volume: Int? = nil) {
        givenVolume = volume
    }

    var volume: Int {
        get { needleMockValue(givenVolume, "PlayerMock.volume", "pass 'volume:' to the initialiser or set it first") }
        set { givenVolume = newValue }
    }
    private var givenVolume: Int?
}

nonisolated final class RecorderMock: Recorder {
    init(isRecording: Bool? = nil) {
        givenIsRecording = isRecording
    }

    var isRecording: Bool {
        get {
            needleMockValue(givenIsRecording, "RecorderMock.isRecording", "pass 'isRecording:' to the initialiser or set it first")
        }
        set { givenIsRecording = newValue }
    }
    private var givenIsRecording: Bool?
}

@MainActor final class RouterMock: Router {
    init() {}

    nonisolated struct OpenCall {
        let path: String
    }
    private(set) var openCalls: [OpenCall] = []
    var openCallCount: Int { openCalls.count }
    var openHandler: (@MainActor (_ path: String) -> Bool)?
    private let openSignal = DIRuntime.CallSignal()
    func openCalled(_ count: Int = 1) async throws { try await openSignal.wait(for: count) }
    func open(_ path: String) -> Bool {
        openCalls.append(OpenCall(path: path))
        openSignal.called()
        guard let handler = openHandler else { needleMockFailure("RouterMock.open(_:)", "set 'openHandler' first") }
        return handler(path)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        openCalls = []
        openSignal.reset()
    }
}

nonisolated final class ShelfMock: Shelf {
    init(albums: Int? = nil) {
        givenAlbums = albums
    }

    var albums: Int {
        get { needleMockValue(givenAlbums, "ShelfMock.albums", "pass 'albums:' to the initialiser or set it first") }
        set { givenAlbums = newValue }
    }
    private var givenAlbums: Int?
}

nonisolated final class StudioMock: Player, Recorder {
    init(volume: Int? = nil, isRecording: Bool? = nil) {
        givenVolume = volume
        givenIsRecording = isRecording
    }

    var volume: Int {
        get { needleMockValue(givenVolume, "StudioMock.volume", "pass 'volume:' to the initialiser or set it first") }
        set { givenVolume = newValue }
    }
    private var givenVolume: Int?

    var isRecording: Bool {
        get {
            needleMockValue(givenIsRecording, "StudioMock.isRecording", "pass 'isRecording:' to the initialiser or set it first")
        }
        set { givenIsRecording = newValue }
    }
    private var givenIsRecording: Bool?
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
