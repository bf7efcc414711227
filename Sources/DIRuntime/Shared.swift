/// A component, as the one algorithm for shared instances sees plain and main-actor components.
@usableFromInline
protocol SharedInstanceOwner: AnyObject {
    var sharedInstances: SharedInstances { get }
    /// Those of its shared instances that are being built, by any thread; guarded by the scope's lock.
    var constructions: Construction? { get set }
}

extension SharedInstanceOwner {
    func build<Value>(_ key: SharedKey, line: UInt, _ factory: () -> Value) -> Value {
        while true {
            switch claim(key, line: line) {
            case .ready(let instance):
                return unsafeDowncast(instance, to: SharedBox<Value>.self).value
            case .mine(let construction):
                let value = factory()
                finish(construction, with: SharedBox(value))
                return value
            case .partOf(let construction):
                construction.lines.append(line)
                defer { construction.lines.removeLast() }
                return factory()
            case .others(let construction):
                ConstructionWaits.all.wait(for: construction)
            }
        }
    }

    private func claim(_ key: SharedKey, line: UInt) -> Claim {
        let lock = StripedLocks.all.lock(for: self)
        lock.lock()
        defer { lock.unlock() }
        if let box = sharedInstances.boxOfSameBytes(as: key) { return .ready(box) }
        guard let construction = construction(of: key) else {
            let construction = Construction(of: key, in: type(of: self), line: line, beside: constructions)
            constructions = construction
            return .mine(construction)
        }
        guard construction.owner == .current else {
            construction.isAwaited = true
            return .others(construction)
        }
        guard !construction.lines.contains(line) else {
            Misuse.circularConstruction([construction.name, construction.name])
        }
        return .partOf(construction)
    }

    private func construction(of key: SharedKey) -> Construction? {
        var next = constructions
        while let construction = next, !construction.key.hasSameBytes(as: key) { next = construction.next }
        return next
    }

    private func finish(_ construction: Construction, with box: AnySharedBox) {
        let lock = StripedLocks.all.lock(for: self)
        lock.lock()
        sharedInstances.add(box, for: construction.key)
        remove(construction)
        let isAwaited = construction.isAwaited
        lock.unlock()
        if isAwaited { ConstructionWaits.all.finish(construction) }
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

/// Shared instances that may be given up before their scope ends.
extension SharedInstanceOwner {
    /// The value of a property; `nil` when it was given up.
    ///
    /// - Parameter isReleased: whether this scope gives up its values; it says so before it calls `release`.
    func releasable<Value>(
        _ property: StaticString, isReleased: @autoclosure () -> Bool, _ make: () -> Value
    ) -> Value? {
        let key = releasableKey(of: property, as: Value.self)
        if let box = sharedInstances.box(for: key) {
            return withExtendedLifetime(self) {
                box._withUnsafeGuaranteedRef { unsafeDowncast($0, to: SharedBox<Releasable<Value>>.self).value.current }
            }
        }
        var isBuiltHere = false
        let built = build(key, line: 0) {
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
        let box = sharedInstances.boxOfSameBytes(as: releasableKey(of: property, as: type))
        lock.unlock()
        guard let box else { return }
        unsafeDowncast(box, to: SharedBox<Releasable<Value>>.self).value.giveUp()
    }

    private func releasableKey<Value>(of property: StaticString, as type: Value.Type) -> SharedKey {
        SharedKey(
            function: SourceText(property), file: SourceText("DIRuntime/Releasable"), type: ObjectIdentifier(type))
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

/// What a thread that needs a shared instance has to do.
private enum Claim {
    case ready(AnyObject)
    case mine(Construction)
    case partOf(Construction)
    case others(Construction)
}

extension SharedInstanceOwner {
    /// A name that was made at run time, in bytes that last as long as this scope.
    func text(ofName name: String) -> SourceText { runTimeNames.text(of: name) }

    /// The names of this scope. As a shared instance they end with it, and since they are finished before the instances
    /// that they name, they are the last of these to go.
    var runTimeNames: RunTimeNames {
        let key = SharedKey(
            function: SourceText("names"), file: RunTimeNames.file, type: ObjectIdentifier(RunTimeNames.self))
        guard let box = sharedInstances.box(for: key) else { return build(key, line: 0) { RunTimeNames() } }
        return withExtendedLifetime(self) {
            box._withUnsafeGuaranteedRef { unsafeDowncast($0, to: SharedBox<RunTimeNames>.self).value }
        }
    }
}

/// Names that came as strings, kept as bytes at one address as long as the scope that they are for.
final class RunTimeNames: Sendable {
    static let file = SourceText("DIRuntime/RunTimeNames")

    // Guarded by the lock that `StripedLocks` gives this object.
    nonisolated(unsafe) private var texts: [String: UnsafeBufferPointer<UInt8>] = [:]

    deinit {
        for bytes in texts.values { bytes.deallocate() }
    }

    func text(of name: String) -> SourceText {
        let lock = StripedLocks.all.lock(for: self)
        lock.lock()
        defer { lock.unlock() }
        if let bytes = texts[name] { return SourceText(bytes: bytes) }
        // At least one byte, so that the empty name has an address as well.
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: name.utf8.count + 1)
        bytes.initialize(repeating: 0)
        _ = bytes.update(fromContentsOf: name.utf8)
        let text = UnsafeBufferPointer(rebasing: bytes[..<name.utf8.count])
        texts[name] = text
        return SourceText(bytes: text)
    }
}
