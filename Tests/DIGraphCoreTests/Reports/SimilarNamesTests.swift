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

    @Test func theThreeClosestOnceEach() {
        let candidates = ["storeX", "storZX", "storeY", "Store", "storeX", "storeW"]
        #expect(SimilarNames.similar(to: "stores", in: candidates) == ["Store", "storeW", "storeX"])
    }

    /// The bound must not cut off what the full table finds.
    @Test func swapsAtTheLimit() {
        #expect(SimilarNames.similar(to: "abcdefghi", in: ["badcfeghi"]) == ["badcfeghi"])
        #expect(SimilarNames.similar(to: "abcdefgh", in: ["badcfegh"]) == [])
    }
}
