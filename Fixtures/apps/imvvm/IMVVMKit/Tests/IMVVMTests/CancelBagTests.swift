import IMVVM
import Foundation
import Testing

@Suite("The cancel bag", .timeLimit(.minutes(1)))
struct CancelBagTests {
    private let log = Log()

    @Test("cancels what it holds, once")
    func cancels() {
        let bag = CancelBag()
        let first = AnyCancellable { [log] in log.add("first") }
        let second = AnyCancellable { [log] in log.add("second") }
        bag.add(first)
        second.cancel(with: bag)
        #expect(log.entries.isEmpty)
        #expect(!bag.isCancelled)
        bag.cancel()
        bag.cancel()
        // Being held, they were not cancelled by their own release.
        withExtendedLifetime([first, second]) { #expect(log.entries == ["first", "second"]) }
        #expect(bag.isCancelled)
    }

    @Test("cancels at once what is added after it was cancelled")
    func late() {
        let bag = CancelBag()
        bag.cancel()
        let late = AnyCancellable { [log] in log.add("late") }
        bag.add(late)
        // Being held, it was not cancelled by its own release.
        withExtendedLifetime(late) { #expect(log.entries == ["late"]) }
    }

    @Test("cancels when it is released")
    func released() {
        var bag: CancelBag? = CancelBag()
        let held = AnyCancellable { [log] in log.add("released") }
        bag?.add(held)
        #expect(log.entries.isEmpty)
        bag = nil
        withExtendedLifetime(held) { #expect(log.entries == ["released"]) }
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
        let task = Task { await waitsUntilCancelled() }
        task.cancel(with: bag)
        bag.cancel()
        #expect(await task.value)
    }

    @Test("lets go of tasks that are cancelled because the bag is released")
    func tasksOfReleasedBag() async {
        let task = Task { await waitsUntilCancelled() }
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

    @Test("misses nothing when threads add while another one cancels", arguments: 0..<10)
    func threads(round: Int) {
        let bag = CancelBag()
        // Each of them is touched by one thread only, until the bag has it.
        nonisolated(unsafe) let cancellables = cancellables(16_000)
        onThreads(8) { thread in
            for number in 0..<2_000 {
                if thread == 7, number == 200 * round { bag.cancel() }
                bag.add(cancellables[2_000 * thread + number])
            }
        }
        withExtendedLifetime(cancellables) { #expect(Set(log.entries).count == 16_000) }
        #expect(log.entries.count == 16_000)
    }

    @Test("misses nothing when many threads cancel", arguments: 0..<50)
    func cancelledByMany(round: Int) {
        let bag = CancelBag()
        let cancellables = cancellables(100)
        for cancellable in cancellables { bag.add(cancellable) }
        onThreads(8) { _ in bag.cancel() }
        withExtendedLifetime(cancellables) { #expect(Set(log.entries).count == 100) }
        #expect(log.entries.count == 100)
    }

    @Test("tells what it holds")
    func contains() {
        let bag = CancelBag()
        let first = AnyCancellable { [log] in log.add("first") }
        let second = AnyCancellable { [log] in log.add("second") }
        #expect(bag.isEmpty)
        bag.add(first)
        bag.add(first)
        #expect(bag.contains(first) && !bag.contains(second))
        #expect(!bag.isEmpty)
        bag.cancel()
        #expect(!bag.contains(first))
        #expect(bag.isEmpty)
        withExtendedLifetime([first, second]) { #expect(log.entries == ["first"]) }
    }

    @Test("lets go of what is removed, without cancelling it")
    func remove() {
        let bag = CancelBag()
        let first = AnyCancellable { [log] in log.add("first") }
        let second = AnyCancellable { [log] in log.add("second") }
        bag.add(first)
        bag.add(second)
        #expect(bag.remove(first))
        #expect(!bag.remove(first))
        #expect(!bag.contains(first) && bag.contains(second))
        bag.cancel()
        #expect(!bag.remove(second))
        withExtendedLifetime([first, second]) { #expect(log.take() == ["second"]) }
    }

    @Test("cancels in the order in which things were added")
    func order() {
        let bag = CancelBag()
        let all = cancellables(100)
        for cancellable in all { bag.add(cancellable) }
        bag.remove(all[50])
        bag.add(all[50])
        bag.cancel()
        let expected = (0..<100).filter { $0 != 50 } + [50]
        withExtendedLifetime(all) { #expect(log.entries == expected.map(String.init)) }
    }

    @Test("drops a subscription that has finished")
    func finishedSubscription() {
        let bag = CancelBag()
        let subject = PassthroughSubject<Int, Never>()
        subject.handleEvents(receiveCancel: { [log] in log.add("cancelled") })
            .sink(in: bag) { [log] _ in
                log.add("finished")
            } receiveValue: { [log] value in
                log.add("\(value)")
            }
        #expect(!bag.isEmpty)
        subject.send(1)
        subject.send(completion: .finished)
        #expect(bag.isEmpty)
        bag.cancel()
        #expect(log.entries == ["1", "finished"])
    }

    @Test("drops a subscription that fails")
    func failedSubscription() {
        struct Failure: Error {}
        let bag = CancelBag()
        let subject = PassthroughSubject<Int, Failure>()
        subject.sink(in: bag) { _ in }
        #expect(!bag.isEmpty)
        subject.send(completion: .failure(Failure()))
        #expect(bag.isEmpty)
    }

    @Test("never holds a subscription that finishes while it begins")
    func finishedAtOnce() {
        let bag = CancelBag()
        Just(1).sink(in: bag) { [log] in log.add("\($0)") }
        #expect(log.entries == ["1"])
        #expect(bag.isEmpty)
    }

    @Test("cancels a subscription, and does not hear of it later")
    func cancelledSubscription() {
        let bag = CancelBag()
        let subject = PassthroughSubject<Int, Never>()
        subject.sink(in: bag) { [log] in log.add("\($0)") }
        bag.cancel()
        subject.send(1)
        subject.send(completion: .finished)
        #expect(log.entries == [])
        subject.sink(in: bag) { [log] in log.add("\($0)") }
        #expect(log.entries == [])
    }

    @Test("drops a task that has finished")
    func finishedTask() async {
        let bag = CancelBag()
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        let task = Task { await stream.first { true } }
        task.cancel(with: bag)
        #expect(!bag.isEmpty)
        continuation.yield()
        _ = await task.value
        while !bag.isEmpty, !Task.isCancelled { await Task.yield() }
        #expect(bag.isEmpty && !bag.isCancelled)
    }

    @Test("is empty again after thousands of tasks and subscriptions that finish on any thread")
    func manyFinish() async {
        let bag = CancelBag()
        for number in 0..<2_000 {
            Task.detached { number }.cancel(with: bag)
            Just(number).sink(in: bag) { _ in }
        }
        while !bag.isEmpty, !Task.isCancelled { await Task.yield() }
        #expect(bag.isEmpty)
    }

    /// Whoever keeps them sees what was cancelled by the bag, and not by their own release.
    private func cancellables(_ count: Int) -> [AnyCancellable] {
        (0..<count).map { number in AnyCancellable { [log] in log.add("\(number)") } }
    }
}

private struct LoggedCancellable: Cancellable {
    let log: Log

    func cancel() {
        log.add("of another type")
    }
}

/// Runs `work` on threads that begin together, and waits for all of them.
private func onThreads(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let start = DispatchSemaphore(value: 0)
    let group = DispatchGroup()
    for index in 0..<count {
        group.enter()
        Thread.detachNewThread {
            start.wait()
            work(index)
            group.leave()
        }
    }
    for _ in 0..<count { start.signal() }
    group.wait()
}
