/// Why bytes are no facts.
package enum FactsError: Error, Equatable {
    /// They begin in another way.
    case notFacts
    /// Another version of the tool wrote them.
    case otherVersion(UInt32)
    /// They are cut off, or not those that were written.
    case damaged
}

extension FileFacts {
    /// Changes whenever a record does.
    private static let version: UInt32 = 5
    /// `SwFf`, in the order of bytes of all systems that Swift runs on.
    private static let magic: UInt32 = 0x6646_7753
    private static let headSize = 16

    /// The facts as they may be stored: the same facts give the same bytes.
    ///
    ///     magic, version, checksum of the rest, and for each array the number of its records and the records
    package var bytes: [UInt8] {
        var copy = self
        var writer = SectionWriter()
        copy.code(&writer)
        var head: [UInt8] = []
        withUnsafeBytes(of: Self.magic) { head += $0 }
        withUnsafeBytes(of: Self.version) { head += $0 }
        withUnsafeBytes(of: Self.checksum(of: writer.bytes[...])) { head += $0 }
        return head + writer.bytes
    }

    /// Reads what `bytes` wrote; nothing is parsed, and all that a record names is there.
    package init(bytes: [UInt8]) throws(FactsError) {
        guard bytes.count >= Self.headSize, Self.word(bytes, at: 0) == UInt64(Self.magic) else { throw .notFacts }
        let version = UInt32(truncatingIfNeeded: Self.word(bytes, at: 4))
        guard version == Self.version else { throw .otherVersion(version) }
        let checksum = Self.word(bytes, at: 8) | Self.word(bytes, at: 12) &<< 32
        guard checksum == Self.checksum(of: bytes[Self.headSize...]) else { throw .damaged }
        try self.init(sections: bytes[Self.headSize...])
    }

    /// - Parameter sections: what follows the head.
    init(sections: ArraySlice<UInt8>) throws(FactsError) {
        self.init()
        var reader = SectionReader(bytes: sections)
        code(&reader)
        guard reader.isWhole, isValid else { throw .damaged }
    }

    private static func word(_ bytes: [UInt8], at offset: Int) -> UInt64 {
        bytes[offset..<offset + 4].reversed().reduce(0) { $0 &<< 8 | UInt64($1) }
    }

    private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.withUnsafeBufferPointer { NameHash(all: $0).rawValue } ^ UInt64(bytes.count)
    }

    /// All arrays, in the order in which they are stored; where things stand comes last.
    private mutating func code(_ coder: inout some SectionCoder) {
        coder.code(&names.bytes)
        coder.code(&names.ends)
        coder.code(&types.words)
        coder.code(&types.ends)
        coder.code(&formulas.words)
        coder.code(&formulas.ends)
        coder.code(&declarations)
        coder.code(&members)
        coder.code(&parameters)
        coder.code(&attributes)
        coder.code(&inherits)
        coder.code(&payloads)
        coder.code(&constraints)
        coder.code(&extendedArguments)
        coder.code(&parameterNames)
        coder.code(&imports)
        coder.code(&typealiases)
        coder.code(&creations)
        coder.code(&repeatedShared)
        coder.code(&calleeNames)
        coder.code(&functions)
        coder.code(&calledTypes)
        coder.code(&unlabelledCreations)
        coder.code(&bodies)
        coder.code(&uses)
        coder.code(&typeOverrides)
        coder.code(&pluginCalls)
        coder.code(&suppressions)
        coder.code(&strayMarks)
        coder.code(&questions)
        coder.code(&blocks)
        coder.code(&branches)
        coder.code(&positions.places)
        coder.code(&positions.lineStarts)
    }
}

private protocol SectionCoder {
    mutating func code<Record: BitwiseCopyable>(_ records: inout [Record])
}

private struct SectionWriter: SectionCoder {
    private(set) var bytes: [UInt8] = []

    mutating func code<Record: BitwiseCopyable>(_ records: inout [Record]) {
        withUnsafeBytes(of: UInt32(records.count)) { bytes += $0 }
        records.withUnsafeBytes { bytes += $0 }
    }
}

private struct SectionReader: SectionCoder {
    private var bytes: ArraySlice<UInt8>
    private var isCutOff = false

    init(bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    /// Every array was there, and nothing but them.
    var isWhole: Bool { !isCutOff && bytes.isEmpty }

    mutating func code<Record: BitwiseCopyable>(_ records: inout [Record]) {
        guard !isCutOff, let count: [UInt32] = read(1), let read: [Record] = read(Int(count[0])) else {
            return isCutOff = true
        }
        records = read
    }

    private mutating func read<Record: BitwiseCopyable>(_ count: Int) -> [Record]? {
        let (size, overflows) = count.multipliedReportingOverflow(by: MemoryLayout<Record>.stride)
        guard !overflows, size <= bytes.count else { return nil }
        let section = bytes.prefix(size)
        bytes = bytes.dropFirst(size)
        return [Record](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            section.withUnsafeBytes { UnsafeMutableRawBufferPointer(buffer).copyMemory(from: $0) }
            initializedCount = count
        }
    }
}
