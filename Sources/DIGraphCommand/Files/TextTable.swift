/// Texts by their bytes, whatever Unicode calls equal; as fast for a million short ones as reading them.
struct TextTable {
    private(set) var texts: [String] = []
    /// One more than the index of the text that has the place, or 0. A text whose place is taken has the next free one.
    private var places: [UInt32]
    /// Differs from run to run, so that nobody can write texts that all want one place.
    private let seed = UInt64.random(in: 0 ... .max)

    init(capacity: Int = 0) {
        var count = 16
        while count < 2 * capacity { count *= 2 }
        places = Array(repeating: 0, count: count)
        texts.reserveCapacity(capacity)
    }

    init(_ texts: some Collection<String>) {
        self.init(capacity: texts.count)
        for text in texts { insert(text) }
    }

    /// Whether it was not there yet.
    @discardableResult
    mutating func insert(_ text: String) -> Bool {
        let count = texts.count
        return indexAfterInserting(text) == count
    }

    /// The number of other texts that were there before it.
    mutating func indexAfterInserting(_ text: String) -> Int {
        let (place, isTaken) = text.withBytes { find($0) }
        if isTaken { return Int(places[place]) - 1 }
        texts.append(text)
        places[place] = UInt32(texts.count)
        if texts.count * 2 > places.count { grow() }
        return texts.count - 1
    }

    private mutating func grow() {
        places = Array(repeating: 0, count: places.count * 4)
        for (index, text) in texts.enumerated() {
            let (place, _) = text.withBytes { find($0) }
            places[place] = UInt32(index + 1)
        }
    }

    func index(of text: String) -> Int? {
        let (place, isTaken) = text.withBytes { find($0) }
        return isTaken ? Int(places[place]) - 1 : nil
    }

    func contains(_ text: String) -> Bool {
        text.withBytes { contains($0) }
    }

    func contains(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        find(bytes).isTaken
    }

    /// Where a text is, or would be.
    private func find(_ bytes: UnsafeBufferPointer<UInt8>) -> (place: Int, isTaken: Bool) {
        var place = Int(truncatingIfNeeded: hash(bytes)) & (places.count - 1)
        while places[place] != 0 {
            if texts[Int(places[place]) - 1].hasBytes(bytes) { return (place, true) }
            place = (place + 1) & (places.count - 1)
        }
        return (place, false)
    }

    private func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let text = UnsafeRawBufferPointer(bytes)
        var hash = seed ^ UInt64(text.count)
        var offset = 0
        while offset + 8 <= text.count {
            hash = Self.mixed(hash ^ text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < text.count {
            rest = rest &<< 8 | UInt64(text[offset])
            offset += 1
        }
        return Self.mixed(hash ^ rest)
    }

    private static func mixed(_ word: UInt64) -> UInt64 {
        let product = word.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}
