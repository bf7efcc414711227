import PluginFramework
import Testing

enum FruitFlag: String, FeatureFlag {
    case apple = "fruit.apple"
    case pear = "fruit.pear"
    case plum = "fruit.plum"
}

@Suite("Flags", .timeLimit(.minutes(1)))
@MainActor
struct FlagTests {
    @Test("are on by default", arguments: FruitFlag.allCases)
    func onByDefault(flag: FruitFlag) {
        #expect(FlagValues().isOn(flag))
        #expect(FlagStore(source: Answer(names: [flag.rawValue])).values.isOn(flag))
    }

    @Test("are off when the source says so, and only those")
    func off() async {
        let store = FlagStore(source: Answer(names: ["fruit.pear", "a flag that nobody has"]))
        await store.refresh()
        #expect(FruitFlag.allCases.filter(store.values.isOn) == [.apple, .plum])
    }

    @Test("are on when the source fails", arguments: FruitFlag.allCases)
    func failure(flag: FruitFlag) async {
        let store = FlagStore(source: Failure())
        await store.refresh()
        #expect(store.values.isOn(flag))
    }

    @Test("stay as they are known when the source fails later")
    func laterFailure() async {
        let store = FlagStore(source: AnswerOnce(names: ["fruit.pear"]))
        await store.refresh()
        await store.refresh()
        #expect(FruitFlag.allCases.filter(store.values.isOn) == [.apple, .plum])
    }

    @Test("are on while the source is slow, and nobody waits for it")
    func slow() async {
        let source = SlowAnswer(names: ["fruit.pear"])
        let store = FlagStore(source: source)
        let refresh = Task { await store.refresh() }
        await source.isAsked()
        #expect(store.values == FlagValues())
        let valuesOfScope = store.values

        source.answer()
        await refresh.value
        #expect(!store.values.isOn(FruitFlag.pear))
        // A scope that lives keeps what was known when it was created.
        #expect(valuesOfScope.isOn(FruitFlag.pear))
    }

    @Test("are on when the source never answers")
    func silent() async {
        let source = SlowAnswer(names: ["fruit.pear"])
        let store = FlagStore(source: source)
        let refresh = Task { await store.refresh() }
        await source.isAsked()
        refresh.cancel()
        await refresh.value
        #expect(store.values == FlagValues())
    }
}

private struct Answer: FlagSource {
    let names: Set<String>

    func switchedOff() -> Set<String> {
        names
    }
}

private struct Failure: FlagSource {
    struct Unreachable: Error {}

    func switchedOff() throws -> Set<String> {
        throw Unreachable()
    }
}

private actor AnswerOnce: FlagSource {
    private var names: Set<String>?

    init(names: Set<String>) {
        self.names = names
    }

    func switchedOff() throws -> Set<String> {
        defer { names = nil }
        guard let names else { throw Failure.Unreachable() }
        return names
    }
}

/// Answers when it is told to.
private struct SlowAnswer: FlagSource {
    private let names: Set<String>
    private let questions = AsyncStream.makeStream(of: Void.self)
    private let answers = AsyncStream.makeStream(of: Void.self)

    init(names: Set<String>) {
        self.names = names
    }

    func isAsked() async {
        _ = await questions.stream.first { true }
    }

    func answer() {
        answers.continuation.yield()
    }

    func switchedOff() async throws -> Set<String> {
        questions.continuation.yield()
        guard await answers.stream.first(where: { true }) != nil else { throw CancellationError() }
        return names
    }
}
