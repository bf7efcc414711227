import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Where articles and covers come from.
protocol APIClient: Sendable {
    func articles() async throws(APIError) -> [Article]
    func cover(caption: String) async throws(APIError) -> Data
}

enum APIError: Error, Equatable {
    /// Nobody answers.
    case offline
    /// The server answers that it cannot, by an HTTP status.
    case refused(status: Int)
    /// The server answers something else than was asked for.
    case unreadable
}

/// Asks a server over HTTP.
struct URLSessionAPIClient: APIClient {
    private let server: URL
    private let session: URLSession

    init(server: URL, session: URLSession = .shared) {
        self.server = server
        self.session = session
    }

    func articles() async throws(APIError) -> [Article] {
        let data = try await get(server.appendingPathComponent("articles"))
        do {
            return try JSONDecoder().decode([Article].self, from: data)
        } catch {
            throw .unreadable
        }
    }

    func cover(caption: String) async throws(APIError) -> Data {
        var components = URLComponents(url: server.appendingPathComponent("cover"), resolvingAgainstBaseURL: false)
        components?.queryItems = [URLQueryItem(name: "caption", value: caption)]
        guard let url = components?.url else { throw .unreadable }
        let image = try await get(url)
        if image.isEmpty { throw .unreadable }
        return image
    }

    private func get(_ url: URL) async throws(APIError) -> Data {
        let data: Data
        let response: URLResponse
        do {
            (data, response) = try await session.data(from: url)
        } catch {
            throw .offline
        }
        guard let status = (response as? HTTPURLResponse)?.statusCode else { throw .unreadable }
        guard 200..<300 ~= status else { throw .refused(status: status) }
        return data
    }
}

/// Answers from a list, so that the app runs without a network; when the list is used up, it is offline.
actor ScriptedAPIClient: APIClient {
    private var answers: ArraySlice<Result<[Article], APIError>>

    init(answers: [Result<[Article], APIError>]) {
        self.answers = answers[...]
    }

    func articles() throws(APIError) -> [Article] {
        try (answers.popFirst() ?? .failure(.offline)).get()
    }

    func cover(caption: String) -> Data {
        Data("A picture of \(caption)".utf8)
    }
}
