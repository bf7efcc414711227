// A class has a property and an asynchronous method of its name; one handler does for a method with and without `async`.
import DIRuntime

protocol SessionDependency: Dependency {
    var token: String { get }
    func token() async throws -> String
    func renew(_ days: Int) async -> String
    func renew(_ days: Int) -> String
}
