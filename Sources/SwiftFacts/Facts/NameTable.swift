/// The names and texts of one file, each once: their bytes one after the other.
public struct NameTable: Sendable {
    var bytes: [UInt8] = []
    /// Where each name ends.
    var ends: [UInt32] = []

    var count: Int { ends.count }

    func range(of id: NameID) -> Range<Int> {
        let index = Int(id.index)
        return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
    }

    /// All names as strings, by their ids.
    func strings() -> [String] {
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            return ends.map { end in
                let name = UnsafeBufferPointer(rebasing: bytes[start..<Int(end)])
                start = Int(end)
                return String(decoding: name, as: UTF8.self)
            }
        }
    }
}

/// Gives each name of a file its id.
struct NameInterner {
    private(set) var table = NameTable()
    private var slots = [UInt32](repeating: .max, count: 128)
    private var hashes: [UInt64] = []

    mutating func id(_ name: String) -> NameID {
        var name = name
        return name.withUTF8 { id($0) }
    }

    mutating func id(_ name: UnsafeBufferPointer<UInt8>) -> NameID {
        let hash = NameHash(all: name).rawValue
        var slot = NameHash.slot(of: hash, in: slots.count)
        while slots[slot] != .max {
            let id = NameID(index: slots[slot])
            if hashes[Int(slots[slot])] == hash, isEqual(name, to: id) { return id }
            slot = (slot + 1) & (slots.count - 1)
        }
        let id = NameID(index: UInt32(table.ends.count))
        slots[slot] = id.index
        hashes.append(hash)
        table.bytes.append(contentsOf: name)
        table.ends.append(UInt32(table.bytes.count))
        if table.ends.count * 2 > slots.count { grow() }
        return id
    }

    private func isEqual(_ name: UnsafeBufferPointer<UInt8>, to id: NameID) -> Bool {
        let range = table.range(of: id)
        if range.count != name.count { return false }
        return table.bytes.withUnsafeBufferPointer { $0.matches(name, at: range.lowerBound) }
    }

    private mutating func grow() {
        slots = [UInt32](repeating: .max, count: slots.count * 2)
        for (index, hash) in hashes.enumerated() {
            var slot = NameHash.slot(of: hash, in: slots.count)
            while slots[slot] != .max { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(index)
        }
    }
}
