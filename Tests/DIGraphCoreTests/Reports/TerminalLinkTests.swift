import DIGraphCore
import DIGraphReports
import Testing

struct TerminalLinkTests {
    @Test(arguments: ["https://docs.example/needle", "https://docs.example/needle/"])
    func leadsToThePageOfTheFinding(site: String) {
        let link = TerminalLink.text("unused-request", toPageOf: "unused-request", in: site)
        let page = "https://docs.example/needle/Diagnostics.html#unused-request"
        #expect(link == "\u{1B}]8;;\(page)\u{1B}\\unused-request\u{1B}]8;;\u{1B}\\")
    }

    @Test func isTheTextWhereNoSiteIsPublished() {
        #expect(TerminalLink.text("help", toPageOf: "unused-request", in: nil) == "help")
    }
}
