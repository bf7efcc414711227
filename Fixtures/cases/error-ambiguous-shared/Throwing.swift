import DIRuntime

// What a 'catch' comes after: all that may have run where something throws.
final class ThrowingComponent: Component<EmptyDependency> {
    var isOn = true

    // MARK: Both may run

    var wrapped: Queue {
        do { return try attempt { shared { Queue() } } } catch { return shared { Queue() } }
    }
    var repeated: Queue {
        do {
            for isLast in [false, true] {
                if isLast { try prepare() }
                _ = shared { Queue() }
            }
        } catch {
            return shared { Queue() }
        }
        return Queue()
    }
    var questioned: Queue {
        do {
            while try isReady() { _ = shared { Queue() } }
        } catch {
            return shared { Queue() }
        }
        return Queue()
    }
    var passedOn: Queue {
        do {
            do {
                _ = shared { Queue() }
                try prepare()
            } catch is Failure {}
        } catch {
            return shared { Queue() }
        }
        return Queue()
    }

    // MARK: One of them runs

    var prepared: Queue {
        do {
            try prepare()
            return shared { Queue() }
        } catch {
            return shared { Queue() }
        }
    }
    var thrown: Queue {
        do throws(Failure) {
            if isOn { throw .off }
            return shared { Queue() }
        } catch {
            return shared { Queue() }
        }
    }
    var branches: Queue {
        do {
            if try isReady() { return shared { Queue() } }
            guard isOn else { throw Failure.off }
            return try shared { try Queue.open() }
        } catch Failure.off {
            return shared { Queue() }
        } catch {
            return shared { Queue() }
        }
    }
    var optional: Queue {
        do {
            try prepare()
            let queue = shared { Queue() }
            try? queue.check()
            return queue
        } catch {
            return shared { Queue() }
        }
    }
    var afterLoop: Queue {
        let queue: Queue
        repeat { isOn.toggle() } while isOn
        if isOn { queue = shared { Queue() } } else { queue = shared { Queue() } }
        return queue
    }

    private func prepare() throws {}
    private func isReady() throws -> Bool { isOn }
    private func attempt(_ make: () -> Queue) throws -> Queue { make() }
}

enum Failure: Error {
    case off
}
