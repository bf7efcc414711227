/// What the ranks of a file stand for.
public struct RankedPositions: Sendable {
    /// The byte offsets by rank, so ascending.
    public let offsets: [UInt32]
    public let lineStarts: [UInt32]

    func offset(of rank: UInt32) -> UInt32? { Int(rank) < offsets.count ? offsets[Int(rank)] : nil }
}

/// What the interface of a file leaves out: where everything stands, and what all code uses.
///
///     let (interface, details) = facts.interface(keepsUse: kept)
///     details.facts(of: interface)    // equal to `facts`
public struct FileDetails: Sendable {
    private var calledTypes: [UInt32] = []
    private var bodies: [BodyRecord] = []
    private var uses: [UseRecord] = []
    private var positions = Positions()
    /// The indices of the places in code that the interface has as well.
    private var keptCode: [UInt32] = []

    fileprivate init(_ facts: FileFacts, keptCode: [UInt32]) {
        calledTypes = facts.calledTypes
        bodies = facts.bodies
        uses = facts.uses
        positions = facts.positions
        self.keptCode = keptCode
    }

    /// Nil where the bytes are not what `bytes` gave.
    public init?(_ bytes: ArraySlice<UInt8>) {
        var reader = SectionReader(bytes: bytes)
        code(&reader)
        guard reader.isWhole, positions.isValid, keptCode.allSatisfy({ $0 < positions.code.count }) else { return nil }
    }

    public var bytes: [UInt8] {
        var copy = self
        var writer = SectionWriter()
        copy.code(&writer)
        return writer.bytes
    }

    private mutating func code(_ coder: inout some SectionCoder) {
        coder.code(&calledTypes)
        coder.code(&bodies)
        coder.code(&uses)
        coder.code(&positions.places)
        coder.code(&positions.code)
        coder.code(&positions.lineStarts)
        coder.code(&keptCode)
    }

    /// What the ranks in the interface stand for.
    public var ranked: RankedPositions {
        let code = keptCode.map { positions.code[Int($0)] }
        return RankedPositions(offsets: Set(positions.places + code).sorted(), lineStarts: positions.lineStarts)
    }

    /// The facts that the interface was made of; nil where it is that of others.
    public func facts(of interface: FileFacts) -> FileFacts? {
        var facts = interface
        facts.calledTypes = calledTypes
        facts.bodies = bodies
        facts.uses = uses
        facts.positions = positions
        return facts.isValid ? facts : nil
    }
}

extension FileFacts {
    /// The same facts without where they stand and without most of what code uses: positions are ranks, 0 for the first
    /// place of the file, so that they have an order and do not change when lines move.
    ///
    /// - Parameter keepsUse: by index; what a use that is kept is a member of, or an argument of, is kept as well.
    public func interface(keepsUse: [Bool]) -> (facts: FileFacts, details: FileDetails) {
        var facts = self
        let details = FileDetails(self, keptCode: facts.keepUses(keepsUse))
        let called = stride(from: 0, to: calledTypes.count, by: 2).map { calledTypes[$0..<$0 + 2] }
        facts.calledTypes = Set(called).sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
        let offsets = details.ranked.offsets
        let ranks = Dictionary(uniqueKeysWithValues: offsets.enumerated().map { ($0.element, UInt32($0.offset)) })
        facts.positions.places = facts.positions.places.map { ranks[$0] ?? 0 }
        facts.positions.code = facts.positions.code.map { ranks[$0] ?? 0 }
        facts.positions.lineStarts = [0]
        return (facts, details)
    }

    /// Returns the indices of the places in code that are kept.
    private mutating func keepUses(_ isKept: [Bool]) -> [UInt32] {
        let old = self
        var keptCode: [UInt32] = []
        // By the old index of a use: how many before it are kept.
        var counts: [UInt32] = [0]
        for keeps in isKept { counts.append(counts[counts.count - 1] + (keeps ? 1 : 0)) }
        (uses, bodies, positions.code) = ([], [], [])
        func codePlace(_ place: CodePlaceID) -> CodePlaceID {
            keptCode.append(place.index)
            positions.code.append(old.positions.code[Int(place.index)])
            return CodePlaceID(index: UInt32(positions.code.count - 1))
        }
        for (use, keeps) in zip(old.uses, isKept) where keeps {
            let base = use.base == .max ? .max : counts[Int(use.base)]
            let taker = use.taker == .max ? .max : counts[Int(use.taker)]
            uses.append(
                UseRecord(
                    low: use.low, high: use.high, place: codePlace(use.place), base: base, taker: taker,
                    flags: use.flags))
        }
        for body in old.bodies {
            let (start, end) = (counts[body.uses.indices.lowerBound], counts[body.uses.indices.upperBound])
            if start == end { continue }
            bodies.append(
                BodyRecord(
                    owner: body.owner, member: codePlace(body.member),
                    uses: RecordRange(start: start, count: end - start)))
        }
        return keptCode
    }
}
