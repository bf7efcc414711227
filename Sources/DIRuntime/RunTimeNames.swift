extension SharedInstanceOwner {
    /// The key of a name that was made at run time, in bytes that last as long as this scope.
    func key<Value>(ofName name: String, type: Value.Type) -> SharedKey {
        SharedKey(function: runTimeNames.text(of: name), file: RunTimeNames.file, type: type)
    }

    /// The names of this scope. As a shared instance they end with it, and since they are finished before the instances
    /// that they name, they are the last of these to go.
    var runTimeNames: RunTimeNames {
        let key = SharedKey(function: SourceText("names"), file: RunTimeNames.file, type: RunTimeNames.self)
        guard let address = sharedInstances.address(for: key) else { return build(key) { RunTimeNames() } }
        return withExtendedLifetime(self) { address.assumingMemoryBound(to: RunTimeNames.self).pointee }
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
