/// Where articles come from.
protocol APIClient: Sendable {
    func articles() async throws(APIError) -> [Article]
}

enum APIError: Error {
    case offline
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
}
