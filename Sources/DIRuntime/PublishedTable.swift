/// Words by key, which any thread reads without a lock while one thread at a time adds to them; nothing is ever removed.
///
/// A hash table with open addressing, never more than half full. When it grows, the new one is published as a whole,
/// and the old one is kept, since somebody may still be reading it.
struct PublishedTable<Key: PublishedKey>: @unchecked Sendable {
    private typealias Generation = PublishedGeneration<Key>

    // Three words in memory of their own, since the address of a stored property is not for keeping: where the newest
    // generation is; and how many keys it has and a note, which only the one who adds looks at.
    private let newest: UnsafeMutablePointer<UInt>
    private var count: UnsafeMutablePointer<UInt> { newest + 1 }

    /// A word for the one who adds, zero at first.
    var note: UnsafeMutablePointer<UInt> { newest + 2 }

    init() {
        newest = UnsafeMutablePointer.allocate(capacity: 3)
        newest.initialize(repeating: 0, count: 3)
    }

    /// Ends the life of the table; nobody may be reading it.
    func deallocate() {
        Generation(at: newest.pointee)?.deallocate()
        newest.deallocate()
    }

    /// The word of a key.
    @inline(__always)
    func word(for key: Key) -> UInt? {
        guard let generation = Generation(at: loadAcquiring(newest)) else { return nil }
        return generation.word(for: key)
    }

    /// Adds the word, which is not zero, of a key that has none; the caller is the only one who adds.
    func add(_ word: UInt, for key: Key, expectedCount: Int = 2) {
        count.pointee += 1
        let generation = Generation(at: newest.pointee)
        if let generation, generation.capacity >= Int(count.pointee) * 2 {
            generation.add(word, for: key)
        } else {
            grown(from: generation, expectedCount: max(Int(count.pointee), expectedCount)).add(word, for: key)
        }
    }

    /// Every key with its word, in no order that means anything; the caller is the only one who adds.
    func visit(_ body: (Key, UInt) -> Void) {
        Generation(at: newest.pointee)?.visit(body)
    }

    private func grown(from old: Generation?, expectedCount: Int) -> Generation {
        let new = Generation(expectedCount: expectedCount, previous: old)
        old?.visit { new.add($1, for: $0) }
        publish(new.address, at: newest, replacing: old?.address ?? 0)
        return new
    }
}

/// What a published table is searched by: plain words, which nothing has to release.
protocol PublishedKey: BitwiseCopyable {
    /// A number whose upper half, from its lowest bit on, differs between keys.
    var hash: UInt64 { get }
    func isSame(as other: Self) -> Bool
}

extension ObjectIdentifier: PublishedKey {
    var hash: UInt64 { UInt(bitPattern: self).spreadBits }
    func isSame(as other: ObjectIdentifier) -> Bool { self == other }
}

extension UInt {
    /// A product in whose high bits every bit counts, since addresses hardly differ in their low ones.
    var spreadBits: UInt64 { UInt64(self) &* 0x9E37_79B9_7F4A_7C15 }
}

extension Unmanaged {
    /// The reference whose address a published table holds.
    @inline(__always)
    init(at address: UInt) {
        self = .fromOpaque(UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped)
    }

    var address: UInt { UInt(bitPattern: toOpaque()) }
}

/// One size of a published table: a header, then the words of all places, and then their keys.
private struct PublishedGeneration<Key: PublishedKey> {
    private struct Header {
        let mask: Int
        let previous: UInt
    }

    private let header: UnsafeMutablePointer<Header>

    init?(at address: UInt) {
        guard let header = UnsafeMutablePointer<Header>(bitPattern: address) else { return nil }
        self.header = header
    }

    init(expectedCount: Int, previous: PublishedGeneration?) {
        var capacity = 4
        while capacity < expectedCount * 2 { capacity *= 2 }
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: MemoryLayout<Header>.stride + capacity * (MemoryLayout<UInt>.size + MemoryLayout<Key>.stride),
            alignment: max(MemoryLayout<Header>.alignment, MemoryLayout<Key>.alignment))
        header = memory.bindMemory(to: Header.self, capacity: 1)
        header.initialize(to: Header(mask: capacity - 1, previous: previous?.address ?? 0))
        UnsafeMutableRawPointer(words).bindMemory(to: UInt.self, capacity: capacity)
            .initialize(repeating: 0, count: capacity)
        UnsafeMutableRawPointer(keys).bindMemory(to: Key.self, capacity: capacity)
    }

    func deallocate() {
        PublishedGeneration(at: header.pointee.previous)?.deallocate()
        header.deallocate()
    }

    var address: UInt { UInt(bitPattern: header) }
    var capacity: Int { header.pointee.mask + 1 }

    /// A word is zero while its place is free.
    @inline(__always)
    private var words: UnsafeMutablePointer<UInt> {
        UnsafeMutableRawPointer(header + 1).assumingMemoryBound(to: UInt.self)
    }

    /// The key of a place is initialised before its word is published, and never changed.
    @inline(__always)
    private var keys: UnsafeMutablePointer<Key> {
        UnsafeMutableRawPointer(words + capacity).assumingMemoryBound(to: Key.self)
    }

    @inline(__always)
    func word(for key: Key) -> UInt? {
        var index = firstIndex(for: key)
        while true {
            let word = loadAcquiring(words + index)
            if word == 0 { return nil }
            if keys[index].isSame(as: key) { return word }
            index = (index + 1) & header.pointee.mask
        }
    }

    func add(_ word: UInt, for key: Key) {
        var index = firstIndex(for: key)
        while words[index] != 0 { index = (index + 1) & header.pointee.mask }
        (keys + index).initialize(to: key)
        publish(word, at: words + index, replacing: 0)
    }

    func visit(_ body: (Key, UInt) -> Void) {
        for index in 0...header.pointee.mask where words[index] != 0 { body(keys[index], words[index]) }
    }

    @inline(__always)
    private func firstIndex(for key: Key) -> Int {
        Int(truncatingIfNeeded: key.hash >> 32) & header.pointee.mask
    }
}
