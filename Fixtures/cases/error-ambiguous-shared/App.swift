import DIRuntime

final class RootComponent: BootstrapComponent {
    var isFirst = true
    var statements: StatementsComponent { StatementsComponent(parent: self) }
    var throwing: ThrowingComponent { ThrowingComponent(parent: self) }

    // Both calls run, and the second gives what the first one made.
    var queues: [Queue] { [shared { Queue() }, shared { Queue() }] }
    var pair: (Store, Store) {
        get async {
            let left = await shared { await Store.open() }
            let right = await self.shared { await Store.open() }
            return (left, right)
        }
    }

    // Types keep them apart.
    var mixed: (Queue, Log) { (shared { Queue() }, shared { Log() }) }
    // Branches are one instance.
    var chosen: Queue { isFirst ? shared { Queue() } : shared { Queue() } }
    var branches: Queue {
        if isFirst { return shared { Queue() } }
        return shared { Queue() }
    }
    var guarded: Queue {
        guard isFirst else { return shared { Queue() } }
        return shared { Queue() }
    }
    // A getter and its setter are one property.
    var accessors: Queue {
        get { shared { Queue() } }
        set { isFirst = newValue === shared { Queue() } }
    }
    // The place of the call tells these apart.
    func make() -> [Queue] { [shared { Queue() }, shared { Queue() }] }
    var inner: [Queue] {
        func first() -> Queue { shared { Queue() } }
        func second() -> Queue { shared { Queue() } }
        return [first(), second()]
    }
    // Somebody else's function.
    var others: [Queue] { [Pool.main.shared { Queue() }, Pool.main.shared { Queue() }] }
    // needle:ignore ambiguous-shared
    var meant: [Queue] { [shared { Queue() }, shared { Queue() }] }
}

extension RootComponent {
    var more: [Queue] {
        let first = shared { Queue() }
        #if DEBUG
        let second = shared { Queue() }
        #else
        let second = shared { Queue() }
        #endif
        let third = shared { Queue() }
        return [first, second, third]
    }
}

final class Queue {}
final class Log {}

final class Store {
    static func open() async -> Store { Store() }
}

struct Pool {
    nonisolated(unsafe) static let main = Pool()
    var pair: [Queue] { [shared { Queue() }, shared { Queue() }] }
    func shared(_ make: () -> Queue) -> Queue { make() }
}
