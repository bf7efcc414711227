/// A literal of the sources, known by the address of its bytes.
struct SourceText: BitwiseCopyable, Sendable {
    let address: UInt
    let count: Int

    @inline(__always)
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

    var hasParentheses: Bool { bytes.contains(UInt8(ascii: "(")) }

    var string: String { String(decoding: bytes, as: UTF8.self) }

    private var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: UnsafePointer(bitPattern: address), count: count)
    }
}

/// Where in the sources an instance is asked for, and its type.
///
/// A place is one property: `isSame`. Several places may be the same property, too: in a getter, whose name is no other
/// member's, they are taken for branches of which one runs. What has parentheses in its name may be one of several
/// overloads, subscripts, initialisers or local functions, and there each place has an instance of its own.
///
/// The literals of a place have several addresses only where its getter was inlined into other modules, so addresses are
/// compared first and bytes only when they differ.
struct SharedKey: PublishedKey, Sendable {
    let function: SourceText
    private let file: SourceText
    private let place: UInt64
    /// The class whose code asks: a class and its subclass may have a property of one name each.
    private let owner: ObjectIdentifier?
    private let type: ObjectIdentifier

    private static let columnBits: UInt64 = 32

    init(
        function: SourceText, file: SourceText, line: UInt, column: UInt, owner: ObjectIdentifier,
        type: ObjectIdentifier
    ) {
        self.function = function
        self.file = file
        place = UInt64(line) << Self.columnBits | UInt64(column)
        self.owner = owner
        self.type = type
    }

    /// The key of a name that is unique in all components.
    init<Value>(function: SourceText, file: SourceText, place: UInt64 = 0, type: Value.Type) {
        self.init(function: function, file: file, place: place, owner: nil, type: ObjectIdentifier(type))
    }

    private init(
        function: SourceText, file: SourceText, place: UInt64, owner: ObjectIdentifier?, type: ObjectIdentifier
    ) {
        self.function = function
        self.file = file
        self.place = place
        self.owner = owner
        self.type = type
    }

    /// The same place, for what is not to be taken for the instance itself.
    func with<Other>(type: Other.Type) -> SharedKey {
        SharedKey(function: function, file: file, place: place, owner: owner, type: ObjectIdentifier(type))
    }

    func isSame(as other: SharedKey) -> Bool {
        function.address == other.function.address && place == other.place && type == other.type
            && owner == other.owner && file.address == other.file.address
    }

    func isSameProperty(as other: SharedKey) -> Bool {
        type == other.type && owner == other.owner && function.hasSameBytes(as: other.function)
            && (place == other.place || !function.hasParentheses) && file.hasSameBytes(as: other.file)
    }

    func hasSamePlace(as other: SharedKey) -> Bool { place == other.place }

    /// The place as the compiler writes it.
    var placeName: String {
        "\(file.string):\(place >> Self.columnBits):\(place & (1 << Self.columnBits - 1))"
    }

    var hash: UInt64 {
        // Lines in the higher half of the place, so that both it and the columns reach other bits than addresses do.
        (function.address ^ UInt(bitPattern: type) ^ UInt(truncatingIfNeeded: place >> 12 ^ place << 20)).spreadBits
    }
}

/// One of the boxes of a scope, in the order in which their values were finished.
class AnySharedBox {
    /// Where the value is. Who reads it needs no class of a box, which would be compiled anew for each type of value.
    final let address: UnsafeRawPointer

    // Set before the box is published, and read when the scope ends.
    fileprivate final var older: Unmanaged<AnySharedBox>?

    fileprivate init(address: UnsafeRawPointer) { self.address = address }
}

/// Holds one shared value; a class, so that values of every type can be kept side by side.
final class SharedBox<Value>: AnySharedBox {
    init(_ value: Value) {
        let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        place.initialize(to: value)
        super.init(address: place)
    }

    deinit {
        let place = UnsafeMutablePointer(mutating: address.assumingMemoryBound(to: Value.self))
        place.deinitialize(count: 1)
        place.deallocate()
    }
}

/// The finished shared instances of one scope; whoever adds to them holds the scope's lock.
struct SharedInstances: Sendable {
    // The addresses of values; one that was asked for at several places is there several times.
    private let addresses = PublishedTable<SharedKey>()

    init() {}

    /// Releases all of them at the end of the scope, the last that was finished first: it may use the others.
    func deallocate() {
        var newest = self.newest
        while let box = newest {
            newest = box._withUnsafeGuaranteedRef { $0.older }
            box.release()
        }
        addresses.deallocate()
    }

    // Retained, as are those that are older.
    private var newest: Unmanaged<AnySharedBox>? {
        addresses.note.pointee == 0 ? nil : Unmanaged(at: addresses.note.pointee)
    }

    /// Where an instance is, if it was asked for at this very place before.
    @inline(__always)
    func address(for key: SharedKey) -> UnsafeRawPointer? {
        addresses.word(for: key).flatMap(UnsafeRawPointer.init(bitPattern:))
    }

    /// Where an instance is, also if it was built at another place of its property.
    func addressOfSameProperty(as key: SharedKey) -> UnsafeRawPointer? {
        if let address = address(for: key) { return address }
        var twin: UInt?
        addresses.visit { if $0.isSameProperty(as: key) { twin = $1 } }
        guard let twin else { return nil }
        addresses.add(twin, for: key)
        return UnsafeRawPointer(bitPattern: twin)
    }

    func add(_ box: AnySharedBox, for key: SharedKey) {
        box.older = newest
        addresses.note.pointee = Unmanaged.passRetained(box).address
        addresses.add(UInt(bitPattern: box.address), for: key)
    }
}
