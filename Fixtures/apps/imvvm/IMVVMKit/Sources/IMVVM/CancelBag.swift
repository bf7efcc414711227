import Foundation

/// Keeps subscriptions and tasks, and cancels them when it is cancelled or released. Any thread may use it.
///
/// ```swift
/// let bag = CancelBag()
/// publisher.sink(in: bag) { print($0) }
/// Task { await load() }.cancel(with: bag)
/// ```
///
/// A bag is cancelled once and for all: what is added later is cancelled at once, so nothing slips through when one
/// thread adds while another one cancels. A task that was added as such, and a subscription by `sink(in:)`, leave the bag when
/// they have finished; any other cancellable does not say that it has, and stays.
public final class CancelBag: Cancellable, @unchecked Sendable {
    private struct Content {
        private(set) var held: [Int: AnyCancellable] = [:]
        private var numbers: [ObjectIdentifier: Int] = [:]
        /// Those that are still to be added; one that finishes before that is here no more.
        private var reserved: Set<Int> = []
        private var next = 0

        mutating func reserve() -> Int {
            defer { next += 1 }
            reserved.insert(next)
            return next
        }

        func contains(_ cancellable: AnyCancellable) -> Bool {
            numbers[ObjectIdentifier(cancellable)] != nil
        }

        mutating func add(_ cancellable: AnyCancellable, as number: Int) {
            guard reserved.remove(number) != nil, !contains(cancellable) else { return }
            held[number] = cancellable
            numbers[ObjectIdentifier(cancellable)] = number
        }

        mutating func remove(_ cancellable: AnyCancellable) -> AnyCancellable? {
            numbers[ObjectIdentifier(cancellable)].flatMap { finish($0) }
        }

        mutating func finish(_ number: Int) -> AnyCancellable? {
            reserved.remove(number)
            let finished = held.removeValue(forKey: number)
            if let finished { numbers[ObjectIdentifier(finished)] = nil }
            return finished
        }
    }

    private let lock = NSLock()
    // Guarded by the lock; nil once the bag is cancelled.
    private var content: Content? = Content()

    public init() {}

    deinit {
        cancel()
    }

    public var isCancelled: Bool {
        lock.withLock { content == nil }
    }

    /// True while there is nothing to cancel, as when all has finished.
    public var isEmpty: Bool {
        lock.withLock { content?.held.isEmpty ?? true }
    }

    public func contains(_ cancellable: AnyCancellable) -> Bool {
        lock.withLock { content?.contains(cancellable) ?? false }
    }

    public func add(_ cancellable: AnyCancellable) {
        add(cancellable, as: reserve())
    }

    /// Lets go of a subscription without cancelling it; whoever asks for that keeps it. False where it is not there.
    @discardableResult
    public func remove(_ cancellable: AnyCancellable) -> Bool {
        lock.withLock { content?.remove(cancellable) } != nil
    }

    /// Cancels what is held, in the order in which it was added.
    public func cancel() {
        let cancelled = lock.withLock {
            defer { content = nil }
            return content?.held.sorted { $0.key < $1.key } ?? []
        }
        // The lock is free again: what is cancelled may use the bag.
        for (_, cancellable) in cancelled { cancellable.cancel() }
    }

    /// A number for what may finish before it can be added; nil once the bag is cancelled.
    func reserve() -> Int? {
        lock.withLock { content?.reserve() }
    }

    func add(_ cancellable: AnyCancellable, as number: Int?) {
        let isLate = lock.withLock {
            if let number { content?.add(cancellable, as: number) }
            return content == nil
        }
        if isLate { cancellable.cancel() }
    }

    func finish(_ number: Int?) {
        guard let number else { return }
        // Released when the lock is free again, since its release may use the bag.
        let finished = lock.withLock { content?.finish(number) }
        withExtendedLifetime(finished) {}
    }
}

extension Publisher {
    /// Subscribes until the bag is cancelled or released, or the publisher finishes, which empties the place in the bag.
    public func sink(
        in bag: CancelBag,
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in },
        receiveValue: @escaping (Output) -> Void
    ) {
        let number = bag.reserve()
        let subscription = sink { [weak bag] completion in
            receiveCompletion(completion)
            bag?.finish(number)
        } receiveValue: {
            receiveValue($0)
        }
        bag.add(subscription, as: number)
    }
}

extension Cancellable {
    /// Cancels the subscription when the bag is cancelled or released.
    public func cancel(with bag: CancelBag) {
        bag.add(self as? AnyCancellable ?? AnyCancellable(self))
    }

    /// Cancels the subscription when the interactor is released.
    @MainActor
    public func cancelOnDeinit(of interactor: InteractorBase) {
        cancel(with: interactor.lifetime)
    }

    /// Cancels the subscription when the interactor's view disappears.
    @MainActor
    public func cancelOnDisappear(of interactor: InteractorBase) {
        cancel(with: interactor.appearance)
    }
}

extension Task {
    /// Cancels the task when the bag is cancelled or released, unless it has finished by then.
    public func cancel(with bag: CancelBag) {
        let number = bag.reserve()
        bag.add(AnyCancellable(cancel), as: number)
        Task<Void, Never> { [weak bag] in
            _ = await result
            bag?.finish(number)
        }
    }

    /// Cancels the task when the interactor is released: so it must not hold the interactor itself.
    @MainActor
    public func cancelOnDeinit(of interactor: InteractorBase) {
        cancel(with: interactor.lifetime)
    }

    /// Cancels the task when the interactor's view disappears.
    @MainActor
    public func cancelOnDisappear(of interactor: InteractorBase) {
        cancel(with: interactor.appearance)
    }
}
