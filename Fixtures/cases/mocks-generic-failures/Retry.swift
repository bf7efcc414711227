// A closure that throws a generic error arrives at the handler as one that may throw any error.
import DIRuntime

enum Offline: Error {
    case plane
}

protocol RetryDependency: Dependency {
    func attempt<Failure: Error>(_ work: () throws(Failure) -> Int) throws -> Int
    func attempt<Value, Failure>(later work: @escaping () async throws(Failure) -> Value) async throws(Offline) -> Value
    func outcome<Failure: Error>(of work: @escaping (Int) throws(Failure) -> Void) -> Result<Void, Failure>
}
