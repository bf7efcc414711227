import Foundation

/// Keeps subscriptions and tasks, and cancels them when it is cancelled or released. Any thread may use it.
///
/// ```swift
/// let bag = CancelBag()
/// publisher.sink { print($0) }.cancel(with: bag)
/// Task { await load() }.cancel(with: bag)
/// ```
///
/// A bag is cancelled once and for all: what is added later is cancelled at once, so nothing slips through when one
/// thread adds while another one cancels. What has ended by itself stays in the bag until then.
public final class CancelBag: Cancellable, @unchecked Sendable {
    private let lock = NSLock()
    // Guarded by the lock; nil once the bag is cancelled.
    private var held: [AnyCancellable]? = []

    public init() {}

    deinit {
        cancel()
    }

    public var isCancelled: Bool {
        lock.withLock { held == nil }
    }

    public func add(_ cancellable: AnyCancellable) {
        let isLate = lock.withLock {
            held?.append(cancellable)
            return held == nil
        }
        if isLate { cancellable.cancel() }
    }

    public func cancel() {
        let cancelled = lock.withLock {
            defer { held = nil }
            return held ?? []
        }
        // The lock is free again: what is cancelled may use the bag.
        for cancellable in cancelled { cancellable.cancel() }
    }
}

extension Cancellable {
    /// Cancels the subscription when the bag is cancelled or released.
    public func cancel(with bag: CancelBag) {
        bag.add(self as? AnyCancellable ?? AnyCancellable(self))
    }

    /// Cancels the subscription when the interactor is released.
    @MainActor
    public func cancelOnDeinit(of interactor: Interactor) {
        cancel(with: interactor.lifetime)
    }

    /// Cancels the subscription when the interactor's view disappears.
    @MainActor
    public func cancelOnDisappear(of interactor: Interactor) {
        cancel(with: interactor.appearance)
    }
}

extension Task {
    /// Cancels the task when the bag is cancelled or released.
    public func cancel(with bag: CancelBag) {
        bag.add(AnyCancellable(cancel))
    }

    /// Cancels the task when the interactor is released: so it must not hold the interactor itself.
    @MainActor
    public func cancelOnDeinit(of interactor: Interactor) {
        cancel(with: interactor.lifetime)
    }

    /// Cancels the task when the interactor's view disappears.
    @MainActor
    public func cancelOnDisappear(of interactor: Interactor) {
        cancel(with: interactor.appearance)
    }
}
