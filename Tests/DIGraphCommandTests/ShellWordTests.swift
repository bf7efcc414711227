import Testing

@testable import DIGraphTools

@Suite struct ShellWordTests {
    @Test(arguments: ["Shop", "--x=y", "@list", "Läden/Märkte"])
    func leavesPlainWordsAlone(word: String) {
        #expect(word.quotedForShell == word)
    }

    @Test(arguments: ["", "a b", "trailing ", "$HOME", "a;b", "a\nb", "~", "*"])
    func quotesAllElse(word: String) {
        #expect(["swift", word].quotedForShell == "swift '\(word)'")
    }

    @Test func closesTheQuotesAroundAQuote() {
        #expect("it's".quotedForShell == #"'it'\''s'"#)
    }
}
