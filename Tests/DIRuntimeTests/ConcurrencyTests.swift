import DIRuntime
import Dispatch
import Foundation
import Testing

@Suite("Shared instances under concurrency")
struct ConcurrencyTests {
    final class Thing: Sendable {}

    final class Root: BootstrapComponent, @unchecked Sendable {
        let builds = Counter()
        var slow: Thing {
            shared {
                builds.increment()
                pause(milliseconds: 2)
                return Thing()
            }
        }
        var usesChild: [Thing] {
            shared {
                gate.meet()
                return child.map { [$0.own] } ?? []
            }
        }
        var own: Thing { shared { Thing() } }
        let gate = Gate()
        // Set before the threads start; weak, since a child keeps its parent.
        weak var child: Child?
    }

    final class Child: Component<EmptyDependency>, @unchecked Sendable {
        var root: Root { unsafeDowncast(parent, to: Root.self) }
        var usesRoot: [Thing] {
            shared {
                root.gate.meet()
                return [root.own]
            }
        }
        var own: Thing { shared { Thing() } }
    }

    @Test("many threads that ask first build one instance", .timeLimit(.minutes(60)))
    func exactlyOnce() async {
        for _ in 0..<50 {
            let root = Root()
            let seen = await collect(threads: 8) { _ in ObjectIdentifier(root.slow) }
            #expect(Set(seen).count == 1)
            #expect(root.builds.value == 1)
        }
    }

    @Test("a replacing value is made once, however many threads read it first", .timeLimit(.minutes(60)))
    func replacedOnce() async {
        struct Members { let slow, other: Thing }
        for _ in 0..<20 {
            let builds = Counter()
            let root = ProviderTable.withOverrides {
                $0.replaceable(Members.self)
                $0.replace(\Members.other, with: Thing())
                $0.replace(\Members.slow, with: Self.slowThing(builds))
            } operation: {
                Root()
            }
            let seen = await collect(threads: 8) { _ in root.replacement(of: \Members.slow).map(ObjectIdentifier.init) }
            #expect(Set(seen).count == 1)
            #expect(builds.value == 1)
            #expect(root.replacement(of: \Members.other).map(ObjectIdentifier.init) != seen[0])
        }
    }

    private static func slowThing(_ builds: Counter) -> Thing {
        builds.increment()
        pause(milliseconds: 2)
        return Thing()
    }

    @Test("a parent and a child that need each other's instances on two threads do not block", .timeLimit(.minutes(60)))
    func parentAndChild() async {
        for _ in 0..<100 {
            let root = Root()
            let child = Child(parent: root)
            root.child = child
            // Both factories are running when each reaches into the other scope.
            let seen = await collect(threads: 2) { index in
                index == 0 ? root.usesChild[0] === child.own : child.usesRoot[0] === root.own
            }
            #expect(seen == [true, true])
        }
    }

    @Test("graphs are created, used and released on many threads at once", .timeLimit(.minutes(60)))
    func manyGraphs() async {
        let good = await collect(threads: 8) { _ in
            (0..<200).allSatisfy { _ in
                let loggedIn = RootComponent().loggedIn
                let game = loggedIn.folder.folder.game
                return game.dependency.scoreStream === loggedIn.scoreStream && game.dependency.theme.name == "folder"
            }
        }
        #expect(good.allSatisfy { $0 })
    }

    @Test("one graph is used from many threads at once", .timeLimit(.minutes(60)))
    func oneGraph() async {
        for _ in 0..<20 {
            let folder = RootComponent().loggedIn.folder
            let themes = await collect(threads: 8) { _ in
                (0..<50).map { _ in ObjectIdentifier(folder.folder.folder.parent) }.count
                    + (folder.game.dependency.theme === folder.theme ? 1 : 0)
            }
            #expect(themes == Array(repeating: 51, count: 8))
        }
    }
}

/// Runs a body on as many threads at once, outside of the pool that runs the tests.
func collect<Result: Sendable>(threads: Int, _ body: @escaping @Sendable (Int) -> Result) async -> [Result] {
    let results = Slots<Result>(count: threads)
    await withCheckedContinuation { continuation in
        let group = DispatchGroup()
        let start = Gate(count: threads)
        for index in 0..<threads {
            let queue = DispatchQueue(label: "thread \(index)")
            queue.async(group: group) {
                start.meet()
                results.set(body(index), at: index)
            }
        }
        group.notify(queue: .global()) { continuation.resume() }
    }
    // Read here: the thread sanitizer does not see that a continuation hands a value on.
    return results.all
}

func pause(milliseconds: Int) {
    pause(microseconds: milliseconds * 1_000)
}

func pause(microseconds: Int) {
    _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .microseconds(microseconds))
}

/// Lets nobody pass before `count` threads are there; gives up after a while, so that a lone visitor is not stuck.
final class Gate: Sendable {
    private let arrived = DispatchSemaphore(value: 0)
    private let counter = Counter()
    private let count: Int

    init(count: Int = 2) { self.count = count }

    func meet() {
        if counter.increment() == count {
            for _ in 1..<count { arrived.signal() }
        } else {
            _ = arrived.wait(timeout: .now() + .milliseconds(500))
        }
    }
}

final class Counter: @unchecked Sendable {
    private let queue = DispatchQueue(label: "counter")
    private var count = 0

    var value: Int { queue.sync { count } }

    @discardableResult
    func increment() -> Int {
        queue.sync {
            count += 1
            return count
        }
    }
}

private final class Slots<Value: Sendable>: @unchecked Sendable {
    private let queue = DispatchQueue(label: "slots")
    private var values: [Value?]

    init(count: Int) { values = Array(repeating: nil, count: count) }

    func set(_ value: Value, at index: Int) { queue.sync { values[index] = value } }

    var all: [Value] { queue.sync { values.compactMap { $0 } } }
}

/// Runs a body on a thread with a stack of a size of its own.
func onThread<Result: Sendable>(stackSize: Int, _ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: body()) }
        thread.stackSize = stackSize
        thread.start()
    }
}
