/// A literal of the sources, known by the address of its bytes.
@usableFromInline
struct SourceText: BitwiseCopyable, Sendable {
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
@usableFromInline
struct SharedKey: PublishedKey, Sendable {
    let function: SourceText
    let file: SourceText
    let type: ObjectIdentifier

    @usableFromInline
    init(function: SourceText, file: SourceText, type: ObjectIdentifier) {
        self.function = function
        self.file = file
        self.type = type
    }

    func isSame(as other: SharedKey) -> Bool {
        function.address == other.function.address && type == other.type && file.address == other.file.address
    }

    func hasSameBytes(as other: SharedKey) -> Bool {
        type == other.type && function.hasSameBytes(as: other.function) && file.hasSameBytes(as: other.file)
    }

    var hash: UInt64 { (function.address ^ UInt(bitPattern: type)).spreadBits }
}

/// One of the boxes of a scope, in the order in which their values were finished.
@usableFromInline
class AnySharedBox {
    // Set before the box is published, and read when the scope ends.
    fileprivate final var older: Unmanaged<AnySharedBox>?
}

/// Holds one shared value; a class, so that values of every type can be kept side by side.
@usableFromInline
final class SharedBox<Value>: AnySharedBox {
    @usableFromInline
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// The finished shared instances of one scope; whoever adds to them holds the scope's lock.
@usableFromInline
struct SharedInstances: Sendable {
    // The addresses of boxes; one that was met under several copies of its literals is there several times.
    private let boxes = PublishedTable<SharedKey>()

    @usableFromInline
    init() {}

    /// Releases all of them at the end of the scope, the last that was finished first: it may use the others.
    @usableFromInline
    func deallocate() {
        var newest = self.newest
        while let box = newest {
            newest = box._withUnsafeGuaranteedRef { $0.older }
            box.release()
        }
        boxes.deallocate()
    }

    // Retained, as are those that are older.
    private var newest: Unmanaged<AnySharedBox>? {
        boxes.note.pointee == 0 ? nil : Unmanaged(at: boxes.note.pointee)
    }

    /// The box of an instance, where the key's very literals were seen before.
    @inline(__always)
    func box(for key: SharedKey) -> Unmanaged<AnyObject>? {
        boxes.word(for: key).map(Unmanaged.init(at:))
    }

    /// The box of an instance, also where it was built under a copy of the key's literals.
    func boxOfSameBytes(as key: SharedKey) -> AnyObject? {
        if let box = box(for: key) { return box.takeUnretainedValue() }
        var twin: AnyObject?
        boxes.visit { if $0.hasSameBytes(as: key) { twin = Unmanaged(at: $1).takeUnretainedValue() } }
        if let twin { boxes.add(Unmanaged.passUnretained(twin).address, for: key) }
        return twin
    }

    func add(_ box: AnySharedBox, for key: SharedKey) {
        box.older = newest
        boxes.note.pointee = Unmanaged.passRetained(box).address
        boxes.add(boxes.note.pointee, for: key)
    }
}
