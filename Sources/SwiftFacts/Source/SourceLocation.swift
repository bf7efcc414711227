/// The index of a file in the sorted list of sources that a run was given.
public struct FileID: Hashable, Comparable, Sendable {
    public let index: Int

    public init(_ index: Int) {
        self.index = index
    }

    public static func < (left: FileID, right: FileID) -> Bool {
        left.index < right.index
    }
}

/// A byte offset in a file; lines and columns are computed when something is printed.
public struct SourceLocation: Hashable, Comparable, Sendable {
    public let file: FileID
    public let offset: UInt32

    public init(file: FileID, offset: UInt32) {
        self.file = file
        self.offset = offset
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(UInt64(truncatingIfNeeded: file.index) &<< 32 ^ UInt64(offset))
    }

    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.file, left.offset) < (right.file, right.offset)
    }
}

/// A line and a column, both counted from 1; the column counts UTF-8 bytes, as the Swift compiler does.
public struct LinePosition: Hashable, Sendable {
    public let line: Int
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

extension LinePosition: CustomStringConvertible {
    /// As compilers write it: `5:9`.
    public var description: String { "\(line):\(column)" }
}

/// Where the lines of one file begin, kept for the files that take part in the graph so that their bytes need not be.
public struct LineTable: Sendable {
    let starts: [UInt32]
    /// Where offsets are ranks: what these stand for.
    private let ranked: (@Sendable () -> RankedPositions?)?
    var isRanked: Bool { ranked != nil }

    init(starts: [UInt32]) {
        self.starts = starts
        ranked = nil
    }

    init(_ ranked: @escaping @Sendable () -> RankedPositions?) {
        starts = [0]
        self.ranked = ranked
    }

    public init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var starts: [UInt32] = []
        starts.reserveCapacity(bytes.count / 32 + 1)
        starts.append(0)
        var offset = 0
        while let newline = bytes.firstOffset(of: Byte.lineFeed, from: offset) {
            offset = newline + 1
            starts.append(UInt32(offset))
        }
        let others = Self.startsAfterLoneReturns(in: bytes)
        self.init(starts: others.isEmpty ? starts : (starts + others).sorted())
    }

    /// Swift ends a line at `\r` too, as old editors of the Mac wrote it.
    private static func startsAfterLoneReturns(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
        var starts: [UInt32] = []
        var offset = 0
        while let found = bytes.firstOffset(of: Byte.carriageReturn, from: offset) {
            offset = found + 1
            if offset == bytes.count || bytes[offset] != Byte.lineFeed { starts.append(UInt32(offset)) }
        }
        return starts
    }

    /// The lines of a text, without what ends them.
    public static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        let starts = bytes.withUnsafeBufferPointer { LineTable($0) }.starts.map(Int.init)
        return zip(starts, starts.dropFirst() + [bytes.count]).map { start, end in
            var line = bytes[start..<end]
            if line.last == Byte.lineFeed { line.removeLast() }
            if line.last == Byte.carriageReturn { line.removeLast() }
            return line
        }
    }

    /// What an offset of the facts is in the file; nil where that is not known.
    public func byteOffset(of offset: UInt32) -> UInt32? {
        ranked.map { $0()?.offset(of: offset) } ?? offset
    }

    /// The first place of the file where its positions are not known.
    public func position(of offset: UInt32) -> LinePosition {
        guard let ranked else { return position(ofByte: offset) }
        guard let positions = ranked(), let offset = positions.offset(of: offset) else {
            return LinePosition(line: 1, column: 1)
        }
        return LineTable(starts: positions.lineStarts).position(ofByte: offset)
    }

    public func position(ofByte offset: UInt32) -> LinePosition {
        if let ranked { return LineTable(starts: ranked()?.lineStarts ?? [0]).position(ofByte: offset) }
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset {
                low = middle
            } else {
                high = middle
            }
        }
        return LinePosition(line: low + 1, column: Int(offset - starts[low]) + 1)
    }
}
