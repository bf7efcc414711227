/// How long one operation takes: the best of several rounds, since other programs only ever make it longer.
struct Measurement {
    static let rounds = 300
    /// Long enough for the clock's own cost not to count, and short enough to fit between two turns of other programs.
    static let roundDuration = Duration.milliseconds(1)

    let nanoseconds: Double

    init(nanoseconds: Double) {
        self.nanoseconds = nanoseconds
    }

    /// - Parameter body: runs the operation as many times as it is told.
    init(_ body: (_ count: Int) -> Void) {
        let clock = ContinuousClock()
        var count = 64
        while clock.measure({ body(count) }) < Self.roundDuration { count *= 2 }
        var best = Double.infinity
        for _ in 0..<Self.rounds {
            best = min(best, clock.measure { body(count) } / .nanoseconds(1) / Double(count))
        }
        nanoseconds = best
    }
}

/// Takes a value without the optimiser knowing what becomes of it.
@inline(never)
@_optimize(none)
func blackHole(_ value: AnyObject) {}

/// Hands a value back without the optimiser knowing that it is the same.
@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }
