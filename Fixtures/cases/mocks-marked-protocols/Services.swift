// needle:mock
@MainActor
public protocol Router {
    func open(_ path: String) -> Bool
}

protocol Unmarked {
    var nobody: Int { get }
}

protocol Player {  // needle:mock
    var volume: Int { get set }
}

// needle:mock

/// A comment may stand between.
protocol Recorder: AnyObject {
    var isRecording: Bool { get }
}
