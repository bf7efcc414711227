import DIGraphCore
import Testing

@Suite struct SimilarNamesTests {
    @Test(arguments: [
        ("scoreStream", "scoreSteam"), ("scoreStream", "scroeStream"), ("playerStream", "playersStream"),
        ("scoreStream", "ScoreStream"), ("userID", "userId"), ("store", "stoer"), ("größe", "große"),
        ("HomComponent", "HomeComponent"), ("MapDependency", "MapDependencies"),
        ("UserPorfileComponent", "UserProfileComponent"), ("RootComponent", "RootComponentXX"),
    ])
    func found(name: String, candidate: String) {
        #expect(SimilarNames.similar(to: name, in: ["unrelated", candidate]) == [candidate])
    }

    @Test(arguments: [
        ("a", "b"), ("id", "is"), ("store", "score2"), ("same", "same"), ("", "a"), ("MapDependency", "ChatDependency"),
        ("EditComponent", "ListComponent"), ("CartDetailComponent", "GiftDetailComponent"),
    ])
    func notFound(name: String, candidate: String) {
        #expect(SimilarNames.similar(to: name, in: [candidate]) == [])
    }

    @Test(arguments: [
        ("FileComponent", "FileReaderComponent"), ("HTTPComponent", "HTTPClientComponent"),
        ("HomeMapDependency", "MapDependency"), ("Shop.CartScope", "Shop.BigCartScope"),
    ])
    func reworded(name: String, candidate: String) {
        #expect(RewordedNames(["FeedComponent", candidate]).only(like: name) == candidate)
    }

    @Test(arguments: [
        ("FileComponent", ["FileReader"]), ("Component", ["FileComponent"]), ("FileComponent", ["FilterComponent"]),
        ("FileComponent", ["FileReaderComponent", "FileWriterComponent"]), ("FileComponent", ["FileComponent"]),
    ])
    func notReworded(name: String, candidates: [String]) {
        #expect(RewordedNames(candidates).only(like: name) == nil)
    }

    @Test(arguments: [
        ("graf", "graph"), ("Graf", "graph"), ("grpah", "graph"), ("chk", "check"), ("chek", "check"),
        ("gen", "generate"),
        ("generat", "generate"), ("mock", "mocks"), ("mok", "mocks"), ("expain", "explain"), ("explane", "explain"),
        ("dmup", "dump"), ("--formt", "--format"), ("--frmt", "--format"), ("--out", "--output-module"),
        ("missing", "missing-dependency"), ("missing-dependancy", "missing-dependency"),
    ])
    func meant(word: String, one: String) {
        #expect(SimilarNames.meant(by: word, among: Self.words) == one)
    }

    @Test(arguments: [
        "", "x", "g", "ch", "go", "foo", "test", "Sources", "-x", "--", "--x", "--g", "--force", "graphics",
    ])
    func notMeant(word: String) {
        #expect(SimilarNames.meant(by: word, among: Self.words) == nil)
    }

    private static let words = [
        "check", "compat", "dump", "explain", "generate", "graph", "changes", "mocks", "--format", "--output-module",
        "missing-dependency",
    ]

    @Test func threeOfTheClosestOnceEach() {
        let candidates = ["storeX", "storZX", "storeY", "Store", "storeX", "storeW"]
        #expect(SimilarNames.similar(to: "stores", in: candidates) == ["Store", "storeW", "storeX"])
    }

    @Test func whatIsFurtherAwayIsNotAskedFor() {
        #expect(SimilarNames.similar(to: "titel", in: ["title", "tite"]) == ["tite", "title"])
        #expect(SimilarNames.similar(to: "subtitel", in: ["subtitle", "subtile"]) == ["subtitle"])
    }

    /// Of a thousand names that nobody wrote by mistake only the nearest are looked for, however many there are.
    @Test func manyNamesCostBoundedEffort() {
        func name(_ number: Int, _ letters: String) -> String {
            (0..<12).map { place in String(Array(letters)[(number >> place) & 1]) }.joined()
        }
        let known = SimilarNames((0..<256).map { name($0, "ab") }, mostLetters: 5_000)
        #expect(known.similar(to: name(5, "ab") + "xyz") == [name(5, "ab")])
        for number in 0..<50 { #expect(!known.similar(to: name(number, "ab") + "x").isEmpty) }
        #expect(known.similar(to: name(5, "ab") + "xyz") == [])
    }

    /// The bound must not cut off what the full table finds.
    @Test func swapsAtTheLimit() {
        #expect(SimilarNames.similar(to: "abcdefghi", in: ["badcfeghi"]) == ["badcfeghi"])
        #expect(SimilarNames.similar(to: "abcdefgh", in: ["badcfegh"]) == [])
    }

    /// A full table of all distances says the same.
    @Test(arguments: 0..<20)
    func aFullTableSaysTheSame(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func name() -> String {
            let letters = (0..<Int.random(in: 1...12, using: &random))
            return String(letters.compactMap { _ in "abcB".randomElement(using: &random) })
        }
        let known = Set((0..<40).map { _ in name() })
        let names = SimilarNames(known)
        for _ in 0..<100 {
            let wanted = name()
            let close = known.subtracting([wanted]).map { (distance(wanted, $0), $0) }
                .filter { $0.0 <= min(max(wanted.count, wanted.count == 2 ? $0.1.count : 0) / 3, 3) }
                .sorted { $0 < $1 }
            let closest = close.filter { $0.0 == close[0].0 }.map(\.1)
            #expect(names.similar(to: wanted) == Array(closest.prefix(3)))
        }
    }

    private func distance(_ left: String, _ right: String) -> Int {
        let left = Array(left.lowercased())
        let right = Array(right.lowercased())
        var table = (0...left.count).map { row in (0...right.count).map { row == 0 ? $0 : $0 == 0 ? row : 0 } }
        for row in left.indices {
            for column in right.indices {
                var best = min(table[row][column + 1], table[row + 1][column]) + 1
                best = min(best, table[row][column] + (left[row] == right[column] ? 0 : 1))
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, table[row - 1][column - 1] + 1)
                }
                table[row + 1][column + 1] = best
            }
        }
        return table[left.count][right.count]
    }
}
