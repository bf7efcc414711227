import Architecture
import Dispatch
import Testing

@Suite("The cancel bag", .timeLimit(.minutes(1)))
struct CancelBagTests {
    private let log = Log()

    @Test("cancels what it holds, once")
    func cancels() {
        let bag = CancelBag()
        bag.add(AnyCancellable { [log] in log.add("first") })
        AnyCancellable { [log] in log.add("second") }.cancel(with: bag)
        #expect(log.entries.isEmpty)
        #expect(!bag.isCancelled)
        bag.cancel()
        bag.cancel()
        #expect(log.entries == ["first", "second"])
        #expect(bag.isCancelled)
    }

    @Test("cancels at once what is added after it was cancelled")
    func late() {
        let bag = CancelBag()
        bag.cancel()
        bag.add(AnyCancellable { [log] in log.add("late") })
        #expect(log.entries == ["late"])
    }

    @Test("cancels when it is released")
    func released() {
        var bag: CancelBag? = CancelBag()
        bag?.add(AnyCancellable { [log] in log.add("released") })
        #expect(log.entries.isEmpty)
        bag = nil
        #expect(log.entries == ["released"])
    }

    @Test("takes any kind of cancellable")
    func anyKind() {
        let bag = CancelBag()
        LoggedCancellable(log: log).cancel(with: bag)
        bag.cancel()
        #expect(log.entries == ["of another type"])
    }

    @Test("cancels tasks")
    func tasks() async {
        let bag = CancelBag()
        let task = Task { await untilCancelled() }
        task.cancel(with: bag)
        bag.cancel()
        #expect(await task.value)
    }

    @Test("lets go of tasks that are cancelled because the bag is released")
    func tasksOfReleasedBag() async {
        let task = Task { await untilCancelled() }
        task.cancel(with: CancelBag())
        #expect(await task.value)
    }

    @Test("is not locked while it cancels")
    func reentrant() {
        let bag = CancelBag()
        bag.add(
            AnyCancellable { [log] in
                bag.add(AnyCancellable { log.add("added while cancelling") })
                bag.cancel()
            })
        bag.cancel()
        #expect(log.entries == ["added while cancelling"])
    }

    @Test("misses nothing when threads add while another one cancels", arguments: 0..<50)
    func threads(round: Int) {
        let bag = CancelBag()
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in 0..<100 {
                if thread == 0, number == round { bag.cancel() }
                bag.add(AnyCancellable { [log] in log.add("\(thread)/\(number)") })
            }
        }
        #expect(log.entries.count == 800)
        #expect(Set(log.entries).count == 800)
    }

    @Test("misses nothing when many threads cancel", arguments: 0..<50)
    func cancelledByMany(round: Int) {
        let bag = CancelBag()
        for number in 0..<100 { bag.add(AnyCancellable { [log] in log.add("\(number)") }) }
        DispatchQueue.concurrentPerform(iterations: 8) { _ in bag.cancel() }
        #expect(Set(log.entries).count == 100)
        #expect(log.entries.count == 100)
    }
}

private struct LoggedCancellable: Cancellable {
    let log: Log

    func cancel() {
        log.add("of another type")
    }
}

/// True when the task was cancelled, and not when the time was up.
private func untilCancelled() async -> Bool {
    do {
        try await Task.sleep(for: .seconds(3600))
        return false
    } catch {
        return true
    }
}
