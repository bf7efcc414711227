// (head)

import DIRuntime

nonisolated final class AudioMock: Audio {
    init(volume: Int? = nil) {
        givenVolume = volume
    }

    var volume: Int {
        get { needleMockValue(givenVolume, "AudioMock.volume", "pass 'volume:' to the initialiser or set it first") }
        set { givenVolume = newValue }
    }
    private var givenVolume: Int?
}

nonisolated final class AudioAndVideoMock: AudioAndVideo {
    init(seconds: Int? = nil) {
        givenSeconds = seconds
    }

    var seconds: Int {
        get {
            needleMockValue(givenSeconds, "AudioAndVideoMock.seconds", "pass 'seconds:' to the initialiser or set it first")
        }
        set { givenSeconds = newValue }
    }
    private var givenSeconds: Int?
}

nonisolated final class AudioAndVideoMock_: Audio, Video {
    init(volume: Int? = nil, width: Int? = nil) {
        givenVolume = volume
        givenWidth = width
    }

    var volume: Int {
        get {
            needleMockValue(givenVolume, "AudioAndVideoMock_.volume", "pass 'volume:' to the initialiser or set it first")
        }
        set { givenVolume = newValue }
    }
    private var givenVolume: Int?

    var width: Int {
        get {
            needleMockValue(givenWidth, "AudioAndVideoMock_.width", "pass 'width:' to the initialiser or set it first")
        }
        set { givenWidth = newValue }
    }
    private var givenWidth: Int?
}

nonisolated final class TextMock: Text {
    init(words: Int? = nil) {
        givenWords = words
    }

    var words: Int {
        get { needleMockValue(givenWords, "TextMock.words", "pass 'words:' to the initialiser or set it first") }
        set { givenWords = newValue }
    }
    private var givenWords: Int?
}

nonisolated final class TextAndVideoMock: Audio, Text {
    init(volume: Int? = nil, words: Int? = nil) {
        givenVolume = volume
        givenWords = words
    }

    var volume: Int {
        get {
            needleMockValue(givenVolume, "TextAndVideoMock.volume", "pass 'volume:' to the initialiser or set it first")
        }
        set { givenVolume = newValue }
    }
    private var givenVolume: Int?

    var words: Int {
        get {
            needleMockValue(givenWords, "TextAndVideoMock.words", "pass 'words:' to the initialiser or set it first")
        }
        set { givenWords = newValue }
    }
    private var givenWords: Int?
}

nonisolated final class TextAndVideoMock_: Text, Video {
    init(words: Int? = nil, width: Int? = nil) {
        givenWords = words
        givenWidth = width
    }

    var words: Int {
        get {
            needleMockValue(givenWords, "TextAndVideoMock_.words", "pass 'words:' to the initialiser or set it first")
        }
        set { givenWords = newValue }
    }
    private var givenWords: Int?

    var width: Int {
        get {
            needleMockValue(givenWidth, "TextAndVideoMock_.width", "pass 'width:' to the initialiser or set it first")
        }
        set { givenWidth = newValue }
    }
    private var givenWidth: Int?
}

nonisolated final class VideoMock: Video {
    init(width: Int? = nil) {
        givenWidth = width
    }

    var width: Int {
        get { needleMockValue(givenWidth, "VideoMock.width", "pass 'width:' to the initialiser or set it first") }
        set { givenWidth = newValue }
    }
    private var givenWidth: Int?
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
