import Testing

@testable import DIGraphCore

/// The lists of a table that is searched by halves, beside those of a dictionary.
struct SortedListsTests {
    @Test(arguments: [0, 1, 2, 7, 40, 300])
    func holdWhatADictionaryHolds(count: Int) {
        var generator = SeededGenerator(seed: UInt64(count) + 1)
        for _ in 0..<20 {
            let entries = (0..<count).map { index in
                (key: Int.random(in: 0..<max(1, count / 2), using: &generator), value: index)
            }
            let lists = SortedLists(entries)
            let expected = Dictionary(grouping: entries, by: \.key).mapValues { $0.map(\.value) }
            #expect(lists.isEmpty == entries.isEmpty)
            for key in -1...count { #expect(Array(lists[key]) == expected[key, default: []]) }
        }
    }
}
