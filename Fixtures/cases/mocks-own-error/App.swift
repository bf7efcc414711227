// The sources have a type with the name of 'Error': mocks throw Swift's.

struct Error: Swift.Error {}

// needle:mock
protocol Loader {
    var name: String { get throws }
    func load(_ id: Int) throws(Error) -> String
    func reload() async throws -> String
}
