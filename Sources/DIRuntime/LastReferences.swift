/// Releases what a component held last, one after the other: a chain of scopes that end together may be longer than the
/// stack is deep.
enum LastReferences {
    private typealias Pending = [Unmanaged<AnyObject>]

    private static let pending = ThreadValue()

    /// Releases an object, now or when the release that runs on this thread comes back to where it began.
    static func release(_ object: Unmanaged<AnyObject>) {
        if let place = pending.value {
            place.assumingMemoryBound(to: Pending.self).pointee.append(object)
        } else {
            releaseAll(from: object)
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
