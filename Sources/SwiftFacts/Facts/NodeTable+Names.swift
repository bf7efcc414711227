/// A part of a name that stands in a type: `Feature.Child` has two.
public struct TypeNamePart: Sendable {
    public let name: NameID
    /// The first part of the same name.
    public let first: NameID
    /// The name has more parts than this one.
    public let isQualified: Bool
}

extension NodeTable {
    /// Calls the body for each part of each name in a type, generic arguments included.
    func forEachName(in type: NodeID, _ body: (TypeNamePart) -> Void) {
        let index = Int(type.index)
        let start = (index == 0 ? 0 : Int(ends[index - 1])) + 1
        let end = Int(ends[index])
        switch TypeNode(rawValue: UInt8(truncatingIfNeeded: words[start - 1])) {
        case .named:
            forEachName(ofParts: start..<end, body)
        case .optional, .implicitlyUnwrapped, .array, .existential, .opaque, .metatype:
            forEachName(in: NodeID(index: words[start]), body)
        case .attributed:
            // One of them may be a global actor: `@DatabaseActor () -> Void`.
            for position in start + 1..<end {
                let name = NameID(index: words[position])
                body(TypeNamePart(name: name, first: name, isQualified: false))
            }
            forEachName(in: NodeID(index: words[start]), body)
        case .dictionary, .composition:
            for position in start..<end { forEachName(in: NodeID(index: words[position]), body) }
        case .tuple:
            forEachName(ofElements: start..<end, body)
        case .function:
            forEachName(ofElements: start + 2..<end, body)
            forEachName(in: NodeID(index: words[start]), body)
            let failure = NodeID(index: words[start + 1])
            if failure != .none { forEachName(in: failure, body) }
        case nil:
            break
        }
    }

    private func forEachName(ofParts range: Range<Int>, _ body: (TypeNamePart) -> Void) {
        let first = NameID(index: words[range.lowerBound])
        let isQualified = range.count > 2 + Int(words[range.lowerBound + 1])
        var position = range.lowerBound
        while position < range.upperBound {
            body(TypeNamePart(name: NameID(index: words[position]), first: first, isQualified: isQualified))
            let count = Int(words[position + 1])
            position += 2
            for argument in position..<position + count { forEachName(in: NodeID(index: words[argument]), body) }
            position += count
        }
    }

    private func forEachName(ofElements range: Range<Int>, _ body: (TypeNamePart) -> Void) {
        for position in stride(from: range.lowerBound + 1, to: range.upperBound, by: 3) {
            forEachName(in: NodeID(index: words[position]), body)
        }
    }

    /// The parts of a type that is a name; none of any other.
    func path(of type: NodeID) -> [NameID] {
        let (head, payload) = node(Int(type.index))
        guard TypeNode(rawValue: UInt8(truncatingIfNeeded: head)) == .named else { return [] }
        var path: [NameID] = []
        var rest = payload
        while let name = rest.popFirst(), let count = rest.popFirst() {
            path.append(NameID(index: name))
            rest = rest.dropFirst(Int(count))
        }
        return path
    }
}

extension NameTable {
    /// The hash of the last part of each name, by id: `Child` of `Feature.Child` and of `@Child`, and `Shop` of `Shop::`.
    func lastPartHashes() -> [NameHash] {
        bytes.withUnsafeBufferPointer { bytes in
            var hashes: [NameHash] = []
            hashes.reserveCapacity(ends.count)
            var start = 0
            for end in ends {
                hashes.append(NameHash(all: Self.lastPart(from: start, to: Int(end), in: bytes)))
                start = Int(end)
            }
            return hashes
        }
    }

    private static func lastPart(
        from first: Int, to last: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> UnsafeBufferPointer<UInt8> {
        let end = last - (isModuleMark(endingAt: last, from: first, in: bytes) ? 2 : 0)
        var start = end
        while start > first, !isPart(at: start, from: first, in: bytes) { start -= 1 }
        return UnsafeBufferPointer(start: bytes.baseAddress.map { $0 + start }, count: end - start)
    }

    /// Whether a part of a name begins at `start`; a raw identifier may hold other `@` and colons.
    private static func isPart(at start: Int, from first: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        switch bytes[start - 1] {
        case Byte.period: true
        case Byte.at: start == first + 1
        case Byte.colon: isModuleMark(endingAt: start, from: first, in: bytes)
        default: false
        }
    }

    private static func isModuleMark(
        endingAt end: Int, from first: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        end - first >= 2 && bytes[end - 1] == Byte.colon && bytes[end - 2] == Byte.colon
    }
}
