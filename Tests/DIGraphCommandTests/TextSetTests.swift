import Testing

@testable import DIGraphCommand

/// Random sets against what a search one by one says.
@Suite struct TextSetTests {
    @Test(arguments: [1, 16, 17, 40, 300])
    func findsWhatASearchOneByOneFinds(_ count: Int) {
        var state = UInt64(count)
        func random(below bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        func text(of lengths: ClosedRange<Int>) -> String {
            let length = lengths.lowerBound + random(below: lengths.count)
            return String((0..<length).map { _ in "abcdeé/".randomElement(at: random(below: 7)) })
        }
        for shortest in [1, 3, 4, 5] {
            let parts = (0..<count).map { _ in text(of: shortest...shortest + 6) }
            let set = TextSet(parts)
            for _ in 0..<400 {
                let path = text(of: 0...20)
                let bytes = Array(path.utf8)
                #expect(set.contains(aPartOf: path) == parts.contains { Self.has(Array($0.utf8), in: bytes) })
                #expect(
                    set.contains(aSuffixOf: path)
                        == parts.contains { bytes.reversed().starts(with: $0.utf8.reversed()) })
            }
        }
    }

    private static func has(_ part: [UInt8], in bytes: [UInt8]) -> Bool {
        bytes.count >= part.count && (0...bytes.count - part.count).contains { bytes[$0...].starts(with: part) }
    }
}

extension String {
    fileprivate func randomElement(at place: Int) -> Character { self[index(startIndex, offsetBy: place)] }
}
