import DIGraphCore
import Testing

@Suite struct SimilarNamesTests {
    @Test(arguments: [
        ("scoreStream", "scoreSteam"), ("scoreStream", "scroeStream"), ("playerStream", "playersStream"),
        ("scoreStream", "ScoreStream"), ("userID", "userId"), ("store", "stoer"), ("größe", "große"),
    ])
    func found(name: String, candidate: String) {
        #expect(SimilarNames.similar(to: name, in: ["unrelated", candidate]) == [candidate])
    }

    @Test(arguments: [("a", "b"), ("id", "is"), ("store", "score2"), ("same", "same"), ("", "a")])
    func notFound(name: String, candidate: String) {
        #expect(SimilarNames.similar(to: name, in: [candidate]) == [])
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

    @Test func theThreeClosestOnceEach() {
        let candidates = ["storeX", "storZX", "storeY", "Store", "storeX", "storeW"]
        #expect(SimilarNames.similar(to: "stores", in: candidates) == ["Store", "storeW", "storeX"])
    }

    /// Of a thousand names that nobody wrote by mistake only the nearest are looked for, however many there are.
    @Test func manyNamesCostBoundedEffort() {
        func name(_ number: Int, _ letters: String) -> String {
            (0..<12).map { place in String(Array(letters)[(number >> place) & 1]) }.joined()
        }
        let known = SimilarNames((0..<256).map { name($0, "ab") }, mostLetters: 10_000)
        #expect(known.similar(to: name(5, "ab") + "xyz") == [name(5, "ab")])
        for number in 0..<50 { #expect(!known.similar(to: name(number, "ab") + "x").isEmpty) }
        #expect(known.similar(to: name(5, "ab") + "xyz") == [])
    }

    /// The bound must not cut off what the full table finds.
    @Test func swapsAtTheLimit() {
        #expect(SimilarNames.similar(to: "abcdefghi", in: ["badcfeghi"]) == ["badcfeghi"])
        #expect(SimilarNames.similar(to: "abcdefgh", in: ["badcfegh"]) == [])
    }
}
