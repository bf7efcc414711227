extension FileFacts {
    /// Changes whenever a record does.
    public static let version: UInt32 = 44

    /// The facts as they may be stored, the number of records and the records for each array: the same facts give the same
    /// bytes.
    public var sections: [UInt8] {
        var copy = self
        var writer = SectionWriter()
        copy.code(&writer)
        return writer.bytes
    }

    /// Reads what `sections` wrote, so that all that a record names is there; nil where the bytes are cut off or others.
    public init?(sections: ArraySlice<UInt8>) {
        self.init()
        var reader = SectionReader(bytes: sections)
        code(&reader)
        guard reader.isWhole, isValid else { return nil }
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
        coder.code(&genericParameters)
        coder.code(&valueSteps)
        coder.code(&argumentLabels)
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
        coder.code(&unread)
        coder.code(&unmatched)
        coder.code(&strayWords)
        coder.code(&questions)
        coder.code(&blocks)
        coder.code(&branches)
        coder.code(&positions.places)
        coder.code(&positions.code)
        coder.code(&positions.lineStarts)
    }
}

protocol SectionCoder {
    mutating func code(_ bytes: inout [UInt8])
    mutating func code<Record: BitwiseCopyable>(_ records: inout [Record])
}

/// Each word of a record is written as the difference to the same word of the record before it, in as few bytes as that
/// takes: most are small, since records name what stands near.
struct SectionWriter: SectionCoder {
    private(set) var bytes: [UInt8] = []

    mutating func code(_ text: inout [UInt8]) { bytes.appendBlock(text) }

    mutating func code<Record: BitwiseCopyable>(_ records: inout [Record]) {
        bytes.appendNumber(UInt64(records.count))
        let width = MemoryLayout<Record>.stride / 4
        records.withUnsafeBytes { raw in
            let words = raw.bindMemory(to: UInt32.self)
            for index in words.indices {
                let difference = words[index] &- (index < width ? 0 : words[index - width])
                bytes.appendNumber(UInt64(difference &<< 1 ^ (0 &- difference &>> 31)))
            }
        }
    }
}

struct SectionReader: SectionCoder {
    private var bytes: ByteReader
    private var isCutOff = false

    init(bytes: ArraySlice<UInt8>) {
        self.bytes = ByteReader(bytes)
    }

    /// Every array was there, and nothing but them.
    var isWhole: Bool { !isCutOff && bytes.isAtEnd }

    mutating func code(_ text: inout [UInt8]) {
        guard !isCutOff, let block = bytes.block() else { return isCutOff = true }
        text = Array(block)
    }

    mutating func code<Record: BitwiseCopyable>(_ records: inout [Record]) {
        guard !isCutOff, let read: [Record] = read() else { return isCutOff = true }
        records = read
    }

    private mutating func read<Record: BitwiseCopyable>() -> [Record]? {
        let width = MemoryLayout<Record>.stride / 4
        // Each word takes a byte at least.
        guard let count = bytes.count(ofAtLeast: width) else { return nil }
        if count == 0 { return [] }
        var isWhole = true
        let records = [Record](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            isWhole = bytes.readDifferences(UnsafeMutableRawBufferPointer(buffer), width: width)
            initializedCount = isWhole ? count : 0
        }
        return isWhole ? records : nil
    }
}
