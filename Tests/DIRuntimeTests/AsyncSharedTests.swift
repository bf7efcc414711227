import DIRuntime
import Testing

/// Values that tasks make.
@Suite("Shared instances of tasks", .timeLimit(.minutes(60)))
struct AsyncSharedTests {
    final class Thing: Sendable {}
    struct Failure: Error, Equatable {
        let number: Int
    }

    /// Tells tests how far a factory is, and lets it go on.
    actor Steps {
        private(set) var builds = 0
        private var isOpen = false
        private var waiting: [CheckedContinuation<Void, Never>] = []

        @discardableResult
        func build() -> Int {
            builds += 1
            return builds
        }
        func pass() async {
            if !isOpen { await withCheckedContinuation { waiting.append($0) } }
        }
        func open() {
            isOpen = true
            for task in waiting { task.resume() }
            waiting = []
        }
        func reached(_ count: Int) async {
            while builds < count { await Task.yield() }
        }
    }

    @MainActor
    final class Root: BootstrapComponent {
        let steps = Steps()
        let gate = Steps()

        var thing: Thing {
            get async {
                await shared {
                    await steps.build()
                    await gate.pass()
                    return Thing()
                }
            }
        }
        func thing(named name: String) async -> Thing {
            await shared(__function: name) {
                await steps.build()
                await gate.pass()
                return Thing()
            }
        }
        var fails: Thing {
            get async throws {
                try await shared {
                    let number = await steps.build()
                    await gate.pass()
                    if number < 2 { throw Failure(number: number) }
                    return Thing()
                }
            }
        }
        var cancellable: Int {
            get async throws {
                try await shared {
                    let number = await steps.build()
                    await gate.pass()
                    try Task.checkCancellation()
                    return number
                }
            }
        }
        var nested: Thing { get async { await shared { await thing } } }
    }

    /// Long enough for tasks of the main actor to be suspended where they wait.
    @MainActor
    private func settle() async {
        for _ in 0..<200 { await Task.yield() }
    }

    @Test("tasks that ask first build one instance")
    @MainActor
    func once() async {
        let root = Root()
        let tasks = (0..<20).map { _ in Task { await ObjectIdentifier(root.nested) } }
        await root.steps.reached(1)
        await settle()
        await root.gate.open()
        var seen: Set<ObjectIdentifier> = []
        for task in tasks { seen.insert(await task.value) }
        #expect(seen == [ObjectIdentifier(await root.thing)])
        #expect(await root.steps.builds == 1)
    }

    @Test("a failure is delivered to all who waited, and not kept")
    @MainActor
    func failure() async throws {
        let root = Root()
        let tasks = (0..<5).map { _ in Task { try await ObjectIdentifier(root.fails) } }
        await root.steps.reached(1)
        await settle()
        await root.gate.open()
        for task in tasks {
            await #expect(throws: Failure(number: 1)) { try await task.value }
        }
        _ = try await root.fails
        #expect(await root.steps.builds == 2)
    }

    @Test("a task that is cancelled while it waits does not cancel the others")
    @MainActor
    func cancelledWaiter() async throws {
        let root = Root()
        let tasks = (0..<3).map { _ in Task { try await root.cancellable } }
        await root.steps.reached(1)
        await settle()
        tasks[1].cancel()
        // It ends before the instance is there.
        await #expect(throws: CancellationError.self) { try await tasks[1].value }
        await root.gate.open()
        #expect(try await tasks[0].value == 1)
        #expect(try await tasks[2].value == 1)
        #expect(await root.steps.builds == 1)
    }

    @Test("when the task that builds is cancelled, the next that waits builds")
    @MainActor
    func cancelledBuilder() async throws {
        let root = Root()
        let tasks = (0..<4).map { _ in Task { try await root.cancellable } }
        await root.steps.reached(1)
        await settle()
        tasks[0].cancel()
        await root.gate.open()
        await #expect(throws: CancellationError.self) { try await tasks[0].value }
        for task in tasks.dropFirst() { #expect(try await task.value == 2) }
        #expect(await root.steps.builds == 2)
        #expect(try await root.cancellable == 2)
    }

    @Test("a cancelled builder without anybody waiting leaves nothing behind")
    @MainActor
    func cancelledAlone() async throws {
        let root = Root()
        let task = Task { try await root.cancellable }
        await root.steps.reached(1)
        task.cancel()
        await root.gate.open()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await root.cancellable == 2)
    }

    @Test("main-actor components share values of tasks alike, also for tasks elsewhere")
    @MainActor
    func mainActor() async throws {
        final class MainRoot: MainActorBootstrapComponent {
            let steps = Steps()
            var label: Label { get async { await shared { Label(await steps.build()) } } }
            nonisolated var number: Int { get async { await shared { await steps.build() } } }
        }
        let root = MainRoot()
        #expect(await root.label === root.label)
        let tasks = (0..<50).map { _ in Task.detached { await root.number } }
        for task in tasks { #expect(await task.value == 2) }
    }

    final class Label {
        let number: Int
        init(_ number: Int) { self.number = number }
    }

    /// The compiler prefers what is asynchronous in asynchronous code, unless it is told not to.
    final class Combinations: BootstrapComponent {
        func load() throws -> Int { 1 }
        func open() async -> Int { 2 }
        func read() async throws -> Int { 3 }
        static func made() -> Int { 4 }
        static func opened() async -> Int { 2 }

        var plain: Int { get async { shared { 1 } } }
        var throwing: Int { get async throws { try shared { try load() } } }
        var statements: Int {
            get async {
                let value = shared {
                    let one = 1
                    return one + 1
                }
                return value
            }
        }
        var typed: Int { get async { shared { () -> Int in 5 } } }
        var function: Int { get async { shared(Self.made) } }
        var nested: [Int] {
            get async { [shared { String(shared { 1 }) }.count].map { $0 + shared { UInt8(2) }.nonzeroBitCount } }
        }
        var optional: Int { get async { shared { Int?.none } ?? Int(shared { UInt8(3) }) } }
        var ternary: Int { get async { await open() > 1 ? shared { 1 } : shared { 2 } } }
        var chosen: Int {
            get async {
                if await open() > 1 { shared { 1 } } else { shared { 2 } }
            }
        }
        var text: String { get async { "\(shared { 1 }) \(await open())" } }
        var child: Int {
            get async {
                async let value = Self.opened()
                return await value + shared { 1 }
            }
        }
        var closure: () async -> Int { { [self] in shared { 3 } } }
        var longClosure: () async throws -> Int {
            { [self] in
                _ = try await read()
                return try shared { try load() } + shared { 1 }
            }
        }
        var whole: Int { get async { await shared { await open() } } }
        var both: Int { get async throws { try await shared { try await read() } } }
        var mixed: Int { get async throws { try await shared { try load() + (await open()) } } }
        var sum: Int { get async { await shared { await open() + shared { 1 } } } }
        func method(_ number: Int) async -> Int { shared { number } }
        func weak() async -> Thing { weakShared { Thing() } }
        func named() async -> Int { shared(__function: "name") { 1 } }
        func awaited(_ name: String) async throws -> Int {
            try await shared(__function: name) { try await read() + name.utf8.count }
        }
    }

    @Test("synchronous values are made without await in asynchronous code, too")
    func combinations() async throws {
        let scope = Combinations()
        #expect(await [scope.plain, scope.statements, scope.typed, scope.function] == [1, 2, 5, 4])
        #expect(try await [scope.throwing, scope.both, scope.mixed, scope.longClosure()] == [1, 3, 3, 2])
        #expect(await [scope.ternary, scope.chosen, scope.child, scope.closure()] == [1, 1, 3, 3])
        #expect(await [scope.whole, scope.sum, scope.method(7), scope.named()] == [2, 3, 7, 1])
        #expect(await scope.text == "1 2")
        #expect(await scope.optional == 3)
        #expect(await scope.nested == [2])
        _ = await scope.weak()
    }

    @Test("a name that is made at run time has one instance of what tasks make")
    @MainActor
    func names() async throws {
        let root = Root()
        let tasks = (0..<20).map { number in Task { ObjectIdentifier(await root.thing(named: "name \(number % 2)")) } }
        await root.gate.open()
        var things: [ObjectIdentifier] = []
        for task in tasks { things.append(await task.value) }
        #expect(Set(things).count == 2)
        #expect(things[0] != things[1])
        #expect(await root.steps.builds == 2)
        #expect(try await Combinations().awaited("four") == 7)
    }
}
