/// Calls the body once for each index below the count, on as many threads as the caller likes.
package typealias ParallelLoop = (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void

/// Runs the body for every index and returns the results in order.
package func collect<Result: Sendable>(
    _ count: Int, _ loop: ParallelLoop, _ body: @escaping @Sendable (Int) -> Result
) -> [Result] {
    [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
        let slots = ResultSlots(buffer.baseAddress)
        loop(count) { slots.write(body($0), at: $0) }
        initializedCount = count
    }
}

/// Memory that every thread writes its own elements of.
private struct ResultSlots<Result: Sendable>: @unchecked Sendable {
    private let base: UnsafeMutablePointer<Result>?

    init(_ base: UnsafeMutablePointer<Result>?) {
        self.base = base
    }

    func write(_ result: Result, at index: Int) {
        guard let base else { return }
        (base + index).initialize(to: result)
    }
}
