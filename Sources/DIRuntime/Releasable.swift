/// Shared instances that may be given up before their scope ends.
extension SharedInstanceOwner {
    /// The value of a property; `nil` when it was given up.
    ///
    /// - Parameter isReleased: whether this scope gives up its values; it says so before it calls `release`.
    func releasable<Value>(
        _ property: StaticString, isReleased: @autoclosure () -> Bool, _ make: () -> Value
    ) -> Value? {
        let key = releasableKey(of: property, as: Value.self)
        if let address = sharedInstances.address(for: key) {
            return withExtendedLifetime(self) {
                address.assumingMemoryBound(to: Releasable<Value>.self).pointee.current
            }
        }
        var isBuiltHere = false
        let built = build(key) {
            isBuiltHere = true
            return Releasable(make())
        }
        let value = built.current
        // Where the scope was released meanwhile, `release` found nothing; whoever asked still gets the value.
        if isBuiltHere, isReleased() { built.giveUp() }
        return value
    }

    /// Gives up the value of a property, if it was built.
    func release<Value>(_ property: StaticString, as type: Value.Type) {
        let lock = StripedLocks.all.lock(for: self)
        lock.lock()
        let address = sharedInstances.addressOfSameProperty(as: releasableKey(of: property, as: type))
        lock.unlock()
        guard let address else { return }
        address.assumingMemoryBound(to: Releasable<Value>.self).pointee.giveUp()
    }

    private func releasableKey<Value>(of property: StaticString, as type: Value.Type) -> SharedKey {
        SharedKey(function: SourceText(property), file: SourceText("DIRuntime/Releasable"), type: type)
    }
}

/// Holds a value that may be given up.
private final class Releasable<Value> {
    // Guarded by the lock that `StripedLocks` gives this object.
    @exclusivity(unchecked)
    private var value: Value?

    init(_ value: Value) {
        self.value = value
    }

    var current: Value? {
        let lock = StripedLocks.all.lock(for: self)
        lock.lock()
        defer { lock.unlock() }
        return value
    }

    func giveUp() {
        let lock = StripedLocks.all.lock(for: self)
        lock.lock()
        // The value ends when the lock is free, since its `deinit` may come back to the scope.
        let old = value
        value = nil
        lock.unlock()
        withExtendedLifetime(old) {}
    }
}
