// A closure that throws a generic error arrives at the handler as one that may throw any error, and what the handler of a
// method that throws one throws is cast.
import DIRuntime

enum Offline: Error {
    case plane
}

protocol RetryDependency: Dependency {
    func attempt<Failure: Error>(_ work: () throws(Failure) -> Int) throws -> Int
    func attempt<Value, Failure>(later work: @escaping () async throws(Failure) -> Value) async throws(Offline) -> Value
    func outcome<Failure: Error>(of work: @escaping (Int) throws(Failure) -> Void) -> Result<Void, Failure>
}

struct Account {
    var balance = 1
}

protocol AccountDependency: Dependency {
    func change<Value, Failure: Error>(_ body: (inout Account) throws(Failure) -> Value) throws(Failure) -> Value
    func later<Failure>(_ body: sending () async throws(Failure) -> Void) async throws(Failure)
    func first<Value, Failure>(_ error: Failure, of values: [Value]) throws(Failure) -> Value?
    static func total<Failure>(_ handler: @escaping @Sendable () throws(Failure) -> Int) throws(Failure) -> Int
    subscript<Failure>(given error: Failure.Type) -> Int { get throws(Failure) }
}

// needle:mock
protocol Locked: Sendable {
    func locked<Value, Failure: Error>(_ body: (inout sending Account) throws(Failure) -> sending Value) throws(Failure)
        -> sending Value
    @MainActor func shown<Failure>(_ body: () throws(Failure) -> Void) throws(Failure)
}
