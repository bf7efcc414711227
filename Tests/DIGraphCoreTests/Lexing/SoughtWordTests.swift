import Testing

@testable import DIGraphCore

/// Both ways to search must find what a comparison at every offset finds.
struct SoughtWordTests {
    @Test func findsEachWordInTheOrderOfTheFile() {
        let text = "class A { init() { parent = B.init }; enum E {} }"
        let found = Array(text.utf8).withUnsafeBufferPointer(SoughtWord.occurrences)
        #expect(found.map(\.word) == [.class, .parent, .initialiser, .enum])
        #expect(found.map(\.start) == [0, 19, 29, 38])
    }

    @Test(arguments: 0..<200)
    func bothSearchesAgreeWithAComparisonAtEveryOffset(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let bytes = Self.text(of: Int.random(in: 0..<120, using: &generator), &generator)
        bytes.withUnsafeBufferPointer { bytes in
            let expected = Self.comparedEverywhere(bytes)
            #expect(SoughtWord.occurrencesByWord(in: bytes) == expected)
            #expect(SoughtWord.occurrencesByBlocks(in: bytes) == expected)
        }
    }

    /// Words, their beginnings and ends, and bytes of any value, so that pairs of letters stand at every place of a block.
    private static func text(of pieces: Int, _ generator: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<pieces {
            let word = SoughtWord.allCases.randomElement(using: &generator)?.text ?? ""
            let letters = Array(String(describing: word).utf8)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes += letters
            case 1: bytes += letters.prefix(Int.random(in: 0...letters.count, using: &generator))
            case 2: bytes += letters.suffix(Int.random(in: 0...letters.count, using: &generator))
            default: bytes.append(UInt8.random(in: 0...255, using: &generator))
            }
        }
        return bytes
    }

    private static func comparedEverywhere(_ bytes: UnsafeBufferPointer<UInt8>) -> [SoughtWord.Occurrence] {
        bytes.indices.flatMap { start in
            SoughtWord.allCases.compactMap { word in
                let found = SoughtWord.Occurrence(word: word, start: start)
                let isThere = bytes.dropFirst(start).starts(with: Array(String(describing: word.text).utf8))
                return isThere ? found : nil
            }
        }
    }
}
