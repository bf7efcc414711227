import Foundation
import Testing

@testable import ReadingList

@Suite("The client of a server", .timeLimit(.minutes(1)))
struct APIClientTests {
    @Test("reads articles")
    func articles() async throws {
        let articles = [otters, lighthouses]
        let body = try JSONEncoder().encode(articles)
        let server = try TestServer { $0 == "/articles" ? TestServer.Answer(body: body) : nil }
        defer { server.stop() }
        #expect(try await URLSessionAPIClient(server: server.url).articles() == articles)
        #expect(server.requests == ["/articles"])
    }

    @Test("asks for a cover by its caption, whatever stands in it")
    func cover() async throws {
        let image = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0) })
        let server = try TestServer { _ in TestServer.Answer(body: image) }
        defer { server.stop() }
        let client = URLSessionAPIClient(server: server.url)
        #expect(try await client.cover(caption: "Otters") == image)
        #expect(try await client.cover(caption: "ä & b=c?") == image)
        #expect(
            server.requests.map { $0.removingPercentEncoding } == ["/cover?caption=Otters", "/cover?caption=ä & b=c?"])
        // What belongs to the caption does not end it.
        #expect(server.requests.last?.contains("&") == false)
    }

    @Test(
        "tells what came of it",
        arguments: [
            (TestServer.Answer(status: 500), APIError.refused(status: 500)),
            (TestServer.Answer(status: 404, body: Data("[]".utf8)), .refused(status: 404)),
            (TestServer.Answer(body: Data("not JSON".utf8)), .unreadable),
            (TestServer.Answer(body: Data(#"[{"id": 1}]"#.utf8)), .unreadable),
            (TestServer.Answer(), .unreadable),
            (TestServer.Answer(isCutOff: true), .offline),
        ])
    func failure(answer: TestServer.Answer, error: APIError) async throws {
        let server = try TestServer { _ in answer }
        defer { server.stop() }
        await #expect(throws: error) { try await URLSessionAPIClient(server: server.url).articles() }
    }

    @Test("is offline when nobody listens")
    func nobody() async throws {
        let server = try TestServer { _ in nil }
        server.stop()
        await #expect(throws: APIError.offline) { try await URLSessionAPIClient(server: server.url).articles() }
        await #expect(throws: APIError.offline) {
            try await URLSessionAPIClient(server: server.url).cover(caption: "a")
        }
    }

    @Test("serves the app: what the server sends is shown, and kept for the time when it is gone")
    @MainActor
    func app() async throws {
        let body = try JSONEncoder().encode([otters])
        let server = try TestServer { $0 == "/articles" ? TestServer.Answer(body: body) : nil }
        let flow = Resolver(apiClient: URLSessionAPIClient(server: server.url)).flowComponent
        flow.dispatcher.send(.refresh)
        await flow.settle()
        #expect(flow.repository.state.feed == FeedState(articles: [otters]))

        flow.dispatcher.send(.typeCaption("Otters"))
        flow.dispatcher.send(.makeCover)
        await flow.settle()
        #expect(flow.repository.state.cover.problem == "The server answers with 404")

        server.stop()
        flow.dispatcher.send(.refresh)
        await flow.settle()
        #expect(
            flow.repository.state.feed
                == FeedState(articles: [otters], banner: "You are offline; showing what was kept"))
    }
}
