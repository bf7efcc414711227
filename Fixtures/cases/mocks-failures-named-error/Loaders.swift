// What a protocol calls `Error` is not what every function may throw.

// needle:mock
protocol Loader {
    associatedtype Error: Swift.Error
    func load() throws(Error) -> Int
    func retry(_ work: @escaping () throws(Error) -> Int) async throws(Error) -> Int
    func check() throws(Self.Error)
    func store(_ number: Int) throws
    func fail(with error: Error)
}
