import Testing

@testable import ReadingList

@MainActor
@Suite("The router")
struct RouterTests {
    @Test("goes from page to page, and to an article and back")
    func routes() {
        let router = Router()
        #expect(router.route == Route(page: .feed))
        router.show(.saved)
        router.open(1)
        #expect(router.route == Route(page: .saved, article: 1))
        router.close()
        #expect(router.route == Route(page: .saved))
        router.open(2)
        router.show(.settings)
        #expect(router.route == Route(page: .settings))
    }
}
