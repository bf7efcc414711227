import DIRuntimeFlags
import Foundation
import Testing

@Suite("The last known flags", .timeLimit(.minutes(60)))
struct LastKnownFlagsTests {
    private static let answer: FlagValues = ["tab.profile": false, "tab.feed": true]

    @Test("are as the source told them, and unknown before")
    func refresh() async throws {
        let flags = LastKnownFlags(source: ListedAnswers([.success(Self.answer)]))
        #expect(flags.values == FlagValues())
        #expect(flags.values.isOn("tab.profile") == nil)
        try await flags.refresh()
        #expect(flags.values == Self.answer)
        #expect(flags.values.isOn("tab.profile") == false)
        #expect(flags.values.isOn("tab.feed") == true)
        #expect(flags.values.isOn("a flag that nobody has") == nil)
    }

    @Test("stay when the source fails, whose error is thrown")
    func failure() async throws {
        let flags = LastKnownFlags(source: ListedAnswers([.success(Self.answer), .failure(.unreachable)]))
        try await flags.refresh()
        await #expect(throws: FlagError.unreachable) { try await flags.refresh() }
        #expect(flags.values == Self.answer)
    }

    @Test("are replaced by the next answer as a whole")
    func replaced() async throws {
        let flags = LastKnownFlags(source: ListedAnswers([.success(Self.answer), .success(["feed.ad": false])]))
        try await flags.refresh()
        try await flags.refresh()
        #expect(flags.values == ["feed.ad": false])
    }

    @Test("are those of the last launch until the source answers")
    func lastLaunch() async throws {
        let storage = MemoryStorage()
        try await LastKnownFlags(source: ListedAnswers([.success(Self.answer)]), storage: storage).refresh()

        let flags = LastKnownFlags(source: ListedAnswers([.failure(.unreachable)]), storage: storage)
        #expect(flags.values == Self.answer)
        await #expect(throws: FlagError.unreachable) { try await flags.refresh() }
        #expect(flags.values == Self.answer)
        #expect(storage.stored == Self.answer)
    }

    @Test("are unknown where the storage cannot be read, and known where it cannot be written")
    func brokenStorage() async {
        let flags = LastKnownFlags(source: ListedAnswers([.success(Self.answer)]), storage: BrokenStorage())
        #expect(flags.values == FlagValues())
        await #expect(throws: FlagError.storage) { try await flags.refresh() }
        #expect(flags.values == Self.answer)
    }

    @Test("are not those of an answer that comes later than the answer to a later question")
    func lateAnswer() async throws {
        let source = HeldAnswers()
        let storage = MemoryStorage()
        let flags = LastKnownFlags(source: source, storage: storage)
        let first = Task { try await flags.refresh() }
        await source.waits(for: 1)
        let second = Task { try await flags.refresh() }
        await source.waits(for: 2)

        await source.answer(1, with: Self.answer)
        try await second.value
        #expect(flags.values == Self.answer)
        await source.answer(0, with: ["tab.feed": false])
        try await first.value
        #expect(flags.values == Self.answer)
        #expect(storage.stored == Self.answer)
    }

    @Test("may be read and asked for by many tasks at once")
    func tasks() async throws {
        let storage = MemoryStorage()
        let answers = (0..<200).map { Result<FlagValues, FlagError>.success(["\($0)": false]) }
        let flags = LastKnownFlags(source: ListedAnswers(answers), storage: storage)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<200 {
                group.addTask {
                    try await flags.refresh()
                    _ = flags.values
                }
            }
            try await group.waitForAll()
        }
        #expect(flags.values != FlagValues())
        #expect(storage.stored == flags.values)
    }
}

@Suite("Where flags are kept")
struct FlagStorageTests {
    private static let flags: FlagValues = ["tab.profile": false, "tab.feed": true]

    @Test("a file, as an object of JSON")
    func file() throws {
        try withTemporaryFolder { folder in
            let url = folder.appendingPathComponent("flags.json")
            let storage = FlagFile(url: url)
            #expect(try storage.load() == nil)
            try storage.store(["another": true])
            try storage.store(Self.flags)
            #expect(try FlagFile(url: url).load() == Self.flags)
            #expect(try String(contentsOf: url, encoding: .utf8) == #"{"tab.feed":true,"tab.profile":false}"#)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["flags.json"])
        }
    }

    @Test("a file that holds something else is no reason to stop", arguments: ["", "[]", #"{"tab.feed": "no"}"#])
    func brokenFile(text: String) throws {
        try withTemporaryFolder { folder in
            let url = folder.appendingPathComponent("flags.json")
            try Data(text.utf8).write(to: url)
            #expect(throws: (any Error).self) { try FlagFile(url: url).load() }
            #expect(LastKnownFlags(source: ListedAnswers([]), storage: FlagFile(url: url)).values == FlagValues())
        }
    }

    @Test("a folder that is gone is told")
    func missingFolder() {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())/flags.json")
        #expect(throws: (any Error).self) { try FlagFile(url: url).store(Self.flags) }
    }

    @Test("the user's defaults, each key for itself")
    func defaults() {
        let suite = "DIRuntimeFlagsTests.\(UUID())"
        defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
        let storage = FlagDefaults(suite: suite)
        #expect(storage.load() == nil)
        storage.store(Self.flags)
        FlagDefaults(suite: suite, key: "another").store(FlagValues())
        #expect(FlagDefaults(suite: suite).load() == Self.flags)
        UserDefaults(suiteName: suite)?.set("text", forKey: "LastKnownFlags")
        #expect(storage.load() == nil)
    }

    private func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("DIRuntimeFlagsTests-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }
}

private enum FlagError: Error {
    case unreachable
    case storage
}

private actor ListedAnswers: FlagSource {
    private var answers: ArraySlice<Result<FlagValues, FlagError>>

    init(_ answers: [Result<FlagValues, FlagError>]) {
        self.answers = answers[...]
    }

    func flags() throws -> FlagValues {
        try (answers.popFirst() ?? .failure(.unreachable)).get()
    }
}

/// Answers each question when it is told to.
private actor HeldAnswers: FlagSource {
    private var questions: [CheckedContinuation<FlagValues, Never>] = []

    func flags() async -> FlagValues {
        await withCheckedContinuation { questions.append($0) }
    }

    func waits(for count: Int) async {
        while questions.count < count { await Task.yield() }
    }

    func answer(_ question: Int, with flags: FlagValues) {
        questions[question].resume(returning: flags)
    }
}

private final class MemoryStorage: FlagStorage, @unchecked Sendable {
    private let lock = NSLock()
    private var kept: FlagValues?

    var stored: FlagValues? { lock.withLock { kept } }

    func load() -> FlagValues? { stored }

    func store(_ flags: FlagValues) {
        lock.withLock { kept = flags }
    }
}

private struct BrokenStorage: FlagStorage {
    func load() throws -> FlagValues? { throw FlagError.storage }
    func store(_ flags: FlagValues) throws { throw FlagError.storage }
}
