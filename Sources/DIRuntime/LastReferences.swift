/// Releases what may end long chains: ten thousand scopes that end together are deeper than a small stack.
enum LastReferences {
    private typealias Pending = [Unmanaged<AnyObject>]

    private static let pending = ThreadValue()
    private static let strideBits: UInt64 = 6

    /// Releases the parent of a scope that ends, now or when a scope further down in the chain comes back to it.
    ///
    /// Only some scopes, chosen by their addresses, look whether there is one; the others would pay for nothing.
    static func release(_ parent: Unmanaged<AnyObject>, of scope: AnyObject) {
        guard ObjectIdentifier(scope).hash >> (64 - strideBits) == 0 else { return parent.release() }
        if let place = pending.value {
            place.assumingMemoryBound(to: Pending.self).pointee.append(parent)
        } else {
            releaseAll(from: parent)
        }
    }

    private static func releaseAll(from first: Unmanaged<AnyObject>) {
        var rest: Pending = []
        withUnsafeMutablePointer(to: &rest) { place in
            pending.value = UnsafeMutableRawPointer(place)
            first.release()
            while let next = place.pointee.popLast() { next.release() }
            pending.value = nil
        }
    }
}
