// A method that is `async` is another one than the property or the method of its name, for a class has both.
import DIRuntime

protocol SessionDependency: Dependency {
    var token: String { get }
    func token() async throws -> String
    func renew(_ days: Int) -> String
    func renew(_ days: Int) async -> String
    func close() -> String
    func close() async -> String
}

final class SessionComponent: Component<SessionDependency> {
    func show() async throws -> [String] {
        let renewed: (Int) -> String = dependency.renew
        let closed: () -> String = dependency.close
        return [
            dependency.token, try await dependency.token(), renewed(1), await dependency.renew(2), closed(),
            await dependency.close(),
        ]
    }
}

final class RootComponent: BootstrapComponent {
    var token: String { "kept" }
    func renew(_ days: Int) -> String { "at once \(days)" }
    func close() -> String { "closed" }
    var sessionComponent: SessionComponent { SessionComponent(parent: self) }
}

extension RootComponent {
    func token() async throws -> String { "fetched" }
    func renew(_ days: Int) async -> String { "async \(days)" }
}
