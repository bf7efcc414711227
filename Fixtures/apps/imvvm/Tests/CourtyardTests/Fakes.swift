import CourtyardCore
import DIRuntime
import DIRuntimeFlags
import Foundation

@testable import Courtyard

final class RecordingJournal: Journal {
    private(set) var entries: [String] = []

    func record(_ entry: String) {
        entries.append(entry)
    }

    /// What was recorded since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

struct FakeBoard: NoticeBoard {
    var texts: [String] = []

    func posts() -> [Post] {
        texts.map { Post(author: "Lin", text: $0) }
    }
}

struct FakeFlags: FlagSource {
    struct Unreachable: Error {}

    /// Without an answer the source fails.
    var answer: FlagValues? = FlagValues()

    func flags() throws -> FlagValues {
        guard let answer else { throw Unreachable() }
        return answer
    }
}

/// What outlives a root.
final class Device: FlagStorage, @unchecked Sendable {
    private let lock = NSLock()
    // Guarded by the lock.
    private var kept: FlagValues?

    func load() -> FlagValues? {
        lock.withLock { kept }
    }

    func store(_ flags: FlagValues) {
        lock.withLock { kept = flags }
    }
}

struct Weak<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object?) {
        self.object = object
    }

    /// Workers stop on the main actor soon after the end of their scope; what they hold ends then.
    @MainActor
    func isReleased() async -> Bool {
        while object != nil, !Task.isCancelled { await Task.yield() }
        return object == nil
    }
}

extension RootComponent {
    convenience init(
        board: any NoticeBoard = FakeBoard(), flagSource: any FlagSource = FakeFlags(),
        flagStorage: any FlagStorage = Device()
    ) {
        self.init(journal: RecordingJournal(), board: board, flagSource: flagSource, flagStorage: flagStorage)
    }
}
