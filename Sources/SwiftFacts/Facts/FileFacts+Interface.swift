/// What the ranks of a file stand for.
package struct RankedPositions: Equatable, Sendable {
    /// The byte offsets by rank, so ascending.
    package let offsets: [UInt32]
    package let lineStarts: [UInt32]

    package init(offsets: [UInt32], lineStarts: [UInt32]) {
        self.offsets = offsets
        self.lineStarts = lineStarts
    }

    func offset(of rank: UInt32) -> UInt32? { Int(rank) < offsets.count ? offsets[Int(rank)] : nil }
}

extension FileFacts {
    /// The same facts without where they stand and without most of what code uses: positions are ranks, 0 for the first
    /// place of the file, so that they have an order and do not change when lines move.
    ///
    /// - Parameter keepsUse: by index; what a use that is kept is a member of is kept as well.
    package func interface(keepsUse: [Bool]) -> (facts: FileFacts, positions: RankedPositions) {
        var facts = self
        facts.keepUses(keepsUse)
        let called = Set(stride(from: 0, to: calledTypes.count, by: 2).map { [calledTypes[$0], calledTypes[$0 + 1]] })
        facts.calledTypes = called.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }.flatMap { $0 }
        let offsets = Set(facts.positions.places + facts.positions.code).sorted()
        let ranks = Dictionary(uniqueKeysWithValues: offsets.enumerated().map { ($0.element, UInt32($0.offset)) })
        facts.positions.places = facts.positions.places.map { ranks[$0] ?? 0 }
        facts.positions.code = facts.positions.code.map { ranks[$0] ?? 0 }
        facts.positions.lineStarts = [0]
        return (facts, RankedPositions(offsets: offsets, lineStarts: positions.lineStarts))
    }

    private mutating func keepUses(_ isKept: [Bool]) {
        let old = self
        // By the old index of a use: how many before it are kept.
        var counts: [UInt32] = [0]
        for keeps in isKept { counts.append(counts[counts.count - 1] + (keeps ? 1 : 0)) }
        (uses, bodies, positions.code) = ([], [], [])
        func codePlace(_ place: CodePlaceID) -> CodePlaceID {
            positions.code.append(old.positions.code[Int(place.index)])
            return CodePlaceID(index: UInt32(positions.code.count - 1))
        }
        for (use, keeps) in zip(old.uses, isKept) where keeps {
            let base = use.base == .max ? .max : counts[Int(use.base)]
            uses.append(
                UseRecord(low: use.low, high: use.high, place: codePlace(use.place), base: base, flags: use.flags))
        }
        for body in old.bodies {
            let (start, end) = (counts[body.uses.indices.lowerBound], counts[body.uses.indices.upperBound])
            if start == end { continue }
            bodies.append(
                BodyRecord(
                    owner: body.owner, member: codePlace(body.member),
                    uses: RecordRange(start: start, count: end - start)))
        }
    }
}
