/// A literal of the sources, known by the address of its bytes.
@usableFromInline
struct SourceText: Sendable {
    @usableFromInline let address: UInt
    @usableFromInline let count: Int

    @inlinable
    init(_ literal: StaticString) {
        if literal.hasPointerRepresentation {
            address = UInt(bitPattern: literal.utf8Start)
            count = literal.utf8CodeUnitCount
        } else {
            address = UInt(literal.unicodeScalar.value)
            count = 0
        }
    }

    /// Bytes that stay where they are for the life of the process.
    init(bytes: UnsafeBufferPointer<UInt8>) {
        address = UInt(bitPattern: bytes.baseAddress)
        count = bytes.count
    }

    func hasSameBytes(as other: SourceText) -> Bool {
        address == other.address || (count == other.count && count > 0 && bytes.elementsEqual(other.bytes))
    }

    var string: String { String(decoding: bytes, as: UTF8.self) }

    private var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: UnsafePointer(bitPattern: address), count: count)
    }
}

/// Which property of a component a shared instance belongs to: its file, its name and its type.
///
/// A property's literals have several addresses only where its getter was inlined into other modules, so addresses are
/// compared first and bytes only when they differ.
struct SharedKey: Sendable {
    let function: SourceText
    let file: SourceText
    let type: ObjectIdentifier

    /// What a free place of a table holds.
    static let free = SharedKey(
        function: SourceText(bytes: UnsafeBufferPointer(start: nil, count: 0)),
        file: SourceText(bytes: UnsafeBufferPointer(start: nil, count: 0)),
        type: ObjectIdentifier(Never.self))

    var isFree: Bool { function.address == 0 }

    func hasSameAddress(as other: SharedKey) -> Bool {
        function.address == other.function.address && type == other.type && file.address == other.file.address
    }

    func hasSameBytes(as other: SharedKey) -> Bool {
        type == other.type && function.hasSameBytes(as: other.function) && file.hasSameBytes(as: other.file)
    }

    /// Spreads addresses, whose low bits hardly differ, over the high bits.
    var hash: UInt64 {
        UInt64(function.address ^ UInt(bitPattern: type)) &* 0x9E37_79B9_7F4A_7C15
    }
}

/// Holds one shared value; a class, so that values of every type can be kept side by side.
@usableFromInline
final class SharedBox<Value> {
    @usableFromInline
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// The shared instances of one scope: a hash table with open addressing, without any allocation while it is empty.
///
/// It is not synchronised: whoever calls it holds the scope's lock.
@usableFromInline
struct SharedInstances {
    enum State {
        case ready(AnyObject)
        case underConstruction(Construction)
    }

    // Side by side, so that a search reads plain words only. A key with the address zero marks a free place.
    private var keys: ContiguousArray<SharedKey> = []
    private var states: ContiguousArray<State?> = []
    private var count = 0

    @usableFromInline
    init() {}

    /// The finished instance, where the key's very literals were seen before.
    func readyInstance(for key: SharedKey) -> AnyObject? {
        guard count > 0, case .ready(let instance)? = states[position(of: key)] else { return nil }
        return instance
    }

    /// The state of an instance, also where it was built under a copy of the key's literals.
    mutating func state(for key: SharedKey) -> State? {
        guard count > 0 else { return nil }
        if let state = states[position(of: key)] { return state }
        guard let twin = keys.indices.first(where: { states[$0] != nil && keys[$0].hasSameBytes(as: key) }) else {
            return nil
        }
        let state = states[twin]
        if let state, case .ready = state { set(state, for: key) }
        return state
    }

    mutating func set(_ state: State, for key: SharedKey) {
        if (count + 1) * 2 > keys.count { rebuild(capacity: max(4, keys.count * 2)) { _ in true } }
        let position = position(of: key)
        if keys[position].isFree { count += 1 }
        keys[position] = key
        states[position] = state
    }

    /// Forgets every instance of a file.
    mutating func removeAll(of file: SourceText) {
        guard count > 0 else { return }
        rebuild(capacity: keys.count) { !$0.file.hasSameBytes(as: file) }
    }

    private mutating func rebuild(capacity: Int, keeping isKept: (SharedKey) -> Bool) {
        let old = zip(keys, states)
        keys = ContiguousArray(repeating: .free, count: capacity)
        states = ContiguousArray(repeating: nil, count: capacity)
        count = 0
        for (key, state) in old {
            if let state, isKept(key) { set(state, for: key) }
        }
    }

    /// Where the key is, or the free place where it would be; the table is never more than half full.
    private func position(of key: SharedKey) -> Int {
        let mask = keys.count - 1
        var position = Int(truncatingIfNeeded: key.hash >> 32) & mask
        while !keys[position].isFree, !keys[position].hasSameAddress(as: key) {
            position = (position + 1) & mask
        }
        return position
    }
}
