import DIRuntime

// What comes after what, and what does not: each second call that may run after the first is told.
final class StatementsComponent: Component<EmptyDependency> {
    var isOn = true
    var count = 2

    // MARK: Both may run

    var fallback: Queue { let first: Queue? = shared { Queue() }; return first ?? shared { Queue() } }
    var warmedUp: Queue {
        if isOn { _ = shared { Queue() } }
        return shared { Queue() }
    }
    var counted: Queue {
        switch count {
        case 0: _ = shared { Queue() }
        default: break
        }
        return shared { Queue() }
    }
    var fallen: Queue {
        switch count {
        case 0:
            _ = shared { Queue() }
            fallthrough
        default: return shared { Queue() }
        }
    }
    var looped: [Queue] {
        var queues: [Queue] = []
        for index in 0..<count {
            if index == 0 { queues.append(shared { Queue() }) } else { queues.append(shared { Queue() }) }
        }
        return queues
    }
    var mapped: [Queue] { [true, false].map { $0 ? shared { Queue() } : shared { Queue() } } }
    var left: Queue {
        search: do {
            if isOn {
                _ = shared { Queue() }
                break search
            }
            return Queue()
        }
        return shared { Queue() }
    }
    var deferred: Queue {
        defer { _ = shared { Queue() } }
        return shared { Queue() }
    }
    var checked: Queue {
        get throws {
            do {
                let queue = try shared { try Queue.open() }
                try queue.check()
                return queue
            } catch {
                return shared { Queue() }
            }
        }
    }
    var conditional: Queue {
        #if DEBUG
        _ = shared { Queue() }
        #endif
        return shared { Queue() }
    }
    lazy var stored: [Queue] = [self.shared { Queue() }, self.shared { Queue() }]
    var later: () -> Queue {
        { [weak self] in
            guard let this = self else { return Queue() }
            _ = this.shared { Queue() }
            return this.shared { Queue() }
        }
    }
    // One in the making of the other.
    var chained: Queue { shared { Queue(after: shared { Queue() }) } }
    var linked: Queue { shared { Queue(after: later { shared { Queue() } }) } }
    var composed: Log { shared { Log(in: shared { Queue() }) } }
    var weak: [Queue] { [weakShared { Queue() }, weakShared { Queue() }] }
    // Two names of one type.
    var renamed: [Queue] { [shared { Queue() }, shared { Line() }] }
    // What the function returns is not told.
    var unknown: (AnyObject, Queue) { (shared { makeLog() }, shared { Queue() }) }
    // Each calls itself by the name of the variable, which is all that tells them apart.
    var one: Queue {
        var local: Queue { shared { Queue() } }
        return local
    }
    func other() -> Queue {
        var local: Queue { shared { Queue() } }
        return local
    }
    deinit { print(shared { Queue() } === shared { Queue() }) }

    // MARK: One of them runs

    var early: Queue {
        if isOn { return shared { Queue() } } else if count > 1 { return shared { Queue() } }
        for index in 0..<count where index == 2 { return shared { Queue() } }
        return shared { Queue() }
    }
    var asked: Queue {
        isOn
            ? shared { Queue() }
            : count == 0 ? shared { Queue() } : shared { Queue() }
    }
    var expression: Queue {
        let queue = if isOn { shared { Queue() } } else { shared { Queue() } }
        return queue
    }
    var applied: Queue { { isOn ? shared { Queue() } : shared { Queue() } }() }
    var tried: Queue {
        do { return try shared { try Queue.open() } } catch { return shared { Queue() } }
    }
    var compiled: Queue {
        #if DEBUG
        return shared { Queue() }
        #else
        return shared { Queue() }
        #endif
    }

    // MARK: The value of a 'return' on the next line

    var below: Queue {
        if isOn { _ = shared { Queue() } }
        return
            shared { Queue() }
    }

    // MARK: Types tell them apart

    var told: (Log, Queue) { (shared { () -> Log in makeLog() }, shared { Queue() }) }
    var toldBelow: (Log, Queue) {
        (
            shared { ()
                -> Log in
                makeLog()
            },
            shared { Queue() }
        )
    }
    var nested: Pair { shared { Pair(shared { Log() }, shared { Queue() }) } }
    var kinds: [Queue] { [shared { Queue() }, weakShared { Queue() }] }
}

func makeLog() -> Log { Log() }

typealias Line = Queue

extension Queue {
    static func open() throws -> Queue { Queue() }
    func check() throws {}
}

final class Pair {
    init(_ log: Log, _ queue: Queue) {}
}
