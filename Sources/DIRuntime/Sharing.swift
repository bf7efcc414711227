/// What keeps shared instances: every component.
///
/// ```swift
/// extension Sharing where Self: Component<GameDependency> {
///     var clock: GameClock { shared { GameClock() } }
/// }
/// ```
///
/// `shared` is a member of the protocol, so that it knows the class whose code calls it: a class and its subclass may
/// have a property of one name each.
public protocol Sharing: AnyObject {}

/// What keeps shared instances on the main actor: every main-actor component.
///
/// ```swift
/// extension MainActorSharing where Self: MainActorComponent<GameDependency> {
///     var clock: GameClock { shared { GameClock() } }
/// }
/// ```
///
/// It stands apart from `Sharing`, so that the compiler does not try its members in plain components.
public protocol MainActorSharing: Sharing {}

/// A component, as the one algorithm for shared instances sees plain and main-actor components.
protocol SharedInstanceOwner: Sharing {
    var sharedInstances: SharedInstances { get }
    var creator: any Scope { get }
    /// Those of its shared instances that are being built, by any thread or task; guarded by the scope's lock.
    var constructions: Construction? { get set }
}

extension SharedInstanceOwner {
    /// The instance of a key; it is built by this thread unless another one is at it.
    func build<Value, Failure: Error>(
        _ key: SharedKey, _ factory: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        while true {
            switch claim(key, for: .currentThread) {
            case .ready(let address):
                return address.assumingMemoryBound(to: Value.self).pointee
            case .mine(let construction):
                return try run(construction, factory, keep: SharedBox.init)
            case .others(let construction):
                if case .failed(let error as Failure) = construction.waitOnThread() { throw error }
            }
        }
    }

    /// The instance of a key that is built by tasks, of which none blocks its thread.
    func build<Value, Failure: Error>(
        _ key: SharedKey, isolation: isolated (any Actor)?, _ factory: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        while true {
            switch claim(key, for: .currentTask) {
            case .ready(let address):
                return address.assumingMemoryBound(to: Value.self).pointee
            case .mine(let construction):
                return try await run(construction, isolation: isolation, factory)
            case .others(let construction):
                let canBeCancelled = Failure.self == (any Error).self
                switch await construction.waitInTask(canBeCancelled: canBeCancelled, isolation: isolation) {
                case .failed(let error as Failure): throw error
                case .handedOver: return try await run(construction, isolation: isolation, factory)
                case .finished, .failed: break
                }
            }
        }
    }

    /// The object that is kept for a key, or a new one where nobody held it any more.
    func buildWeakly<Value, Failure: Error>(
        _ key: SharedKey, _ factory: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let slot = build(key.with(type: WeakSlot<Value>.self)) { WeakSlot<Value>() }
        while true {
            if let value = slot.value { return value }
            switch claim(key, for: .currentThread) {
            case .ready: break
            case .mine(let construction):
                if let value = slot.value {
                    finish(construction, with: nil, .finished)
                    return value
                }
                return try run(construction, factory) {
                    slot.keep($0)
                    return nil
                }
            case .others(let construction):
                if case .failed(let error as Failure) = construction.waitOnThread() { throw error }
            }
        }
    }

    private func run<Value, Failure: Error>(
        _ construction: Construction, _ factory: () throws(Failure) -> Value, keep: (Value) -> AnySharedBox?
    ) throws(Failure) -> Value {
        let result = Construction.$innermost.withValue(construction) {
            Result { () throws(Failure) -> Value in try factory() }
        }
        switch result {
        case .success(let value): finish(construction, with: keep(value), .finished)
        case .failure(let error): finish(construction, with: nil, .failed(error))
        }
        return try result.get()
    }

    private func run<Value, Failure: Error>(
        _ construction: Construction, isolation: isolated (any Actor)?, _ factory: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let result = await Construction.$innermost.withValue(construction) {
            do throws(Failure) {
                return Result<Value, Failure>.success(try await factory())
            } catch {
                return .failure(error)
            }
        }
        switch result {
        case .success(let value): finish(construction, with: SharedBox(value), .finished)
        // What was cancelled says nothing about the others who wait.
        case .failure where Task.isCancelled && construction.handOver(): break
        case .failure(let error): finish(construction, with: nil, .failed(error))
        }
        return try result.get()
    }

    private func claim(_ key: SharedKey, for builder: Construction.Builder) -> Claim {
        let lock = StripedLocks.all.lock(for: self)
        lock.lock()
        defer { lock.unlock() }
        if let address = sharedInstances.addressOfSameProperty(as: key) { return .ready(address) }
        guard let construction = construction(of: key) else {
            let construction = Construction(of: key, in: type(of: self), by: builder, beside: constructions)
            constructions = construction
            return .mine(construction)
        }
        if construction.isRun(by: builder) { construction.stopNeedingItself(at: key) }
        return .others(construction)
    }

    private func construction(of key: SharedKey) -> Construction? {
        var next = constructions
        while let construction = next, !construction.key.isSameProperty(as: key) { next = construction.next }
        return next
    }

    private func finish(_ construction: Construction, with box: AnySharedBox?, _ outcome: Construction.Outcome) {
        let lock = StripedLocks.all.lock(for: self)
        lock.lock()
        if let box { sharedInstances.add(box, for: construction.key) }
        remove(construction)
        lock.unlock()
        construction.finish(outcome)
    }

    private func remove(_ construction: Construction) {
        guard constructions !== construction else {
            constructions = construction.next
            return
        }
        var previous = constructions
        while let current = previous, current.next !== construction { previous = current.next }
        previous?.next = construction.next
    }
}

/// What a thread or task that needs a shared instance has to do.
private enum Claim {
    case ready(UnsafeRawPointer)
    case mine(Construction)
    case others(Construction)
}

/// Holds an object as long as somebody else does.
private final class WeakSlot<Value> {
    // Guarded by the lock that `StripedLocks` gives this object.
    @exclusivity(unchecked)
    private weak var object: AnyObject?

    var value: Value? {
        let lock = StripedLocks.all.lock(for: self)
        lock.lock()
        let object = object
        lock.unlock()
        return object as? Value
    }

    func keep(_ value: Value) {
        guard type(of: value as Any) is AnyClass else { Misuse.weakValue(of: type(of: value as Any)) }
        let lock = StripedLocks.all.lock(for: self)
        lock.lock()
        object = value as AnyObject
        lock.unlock()
    }
}
