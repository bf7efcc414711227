import IMVVM
import Testing

@Suite("The builder of cancellables", .timeLimit(.minutes(1)))
struct CancellableBuilderTests {
    private let log = Log()

    @Test("collects subscriptions, tasks, lists and what stands in branches and loops")
    func collects() async {
        let task = Task { await waitsUntilCancelled() }
        let list = [cancellable("list")]
        let all = collect {
            cancellable("subscription")
            task
            list
            log.add("a statement")
            if list.isEmpty { cancellable("not this one") } else { cancellable("else") }
            if !list.isEmpty { cancellable("if") }
            for number in 1...2 { cancellable("loop \(number)") }
            if #available(macOS 13.1, iOS 16.1, *) { cancellable("available") }
        }
        #expect(all.count == 8)
        #expect(log.take() == ["a statement"])
        for one in all { one.cancel() }
        #expect(log.entries == ["subscription", "list", "else", "if", "loop 1", "loop 2", "available"])
        #expect(await task.value)
    }

    @Test("collects nothing")
    func nothing() {
        #expect(collect {}.isEmpty)
    }

    private func collect(@CancellableBuilder _ parts: () -> [AnyCancellable]) -> [AnyCancellable] {
        parts()
    }

    private func cancellable(_ name: String) -> AnyCancellable {
        AnyCancellable { [log] in log.add(name) }
    }
}
