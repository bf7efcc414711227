import DIRuntime

enum SessionError: Error {
    case expired
}

protocol SessionDependency: Dependency {
    var token: String { get async throws }
    var user: String? { get async }
    var key: Int { get throws(SessionError) }
    func renew() async throws(SessionError) -> Int
    func end() async throws
    func ping() async -> Bool
}
