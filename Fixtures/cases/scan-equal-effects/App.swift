// `throws(any Error)` is `throws`, and `throws(Never)` is nothing, in members and in function types.
import DIRuntime

protocol AccountDependency: Dependency {
    var token: String { get throws(any Error) }
    var quota: Int { get }
    var refresh: () -> Int { get }
    var check: (Int) throws -> Bool { get }
    func load(_ id: Int) throws(any Swift.Error) -> String
    func store(_ id: Int) throws(Never) -> Int
}

final class AccountComponent: Component<AccountDependency> {
    func text() throws -> String {
        let isValid = try dependency.check(1)
        let numbers = dependency.quota + dependency.refresh() + dependency.store(3)
        return try "\(dependency.token) \(numbers) \(dependency.load(2)) \(isValid)"
    }
}

final class RootComponent: BootstrapComponent {
    var token: String { get throws { "t-1" } }
    var quota: Int { get throws(Never) { 1 } }
    var refresh: () throws(Never) -> Int { { 10 } }
    var check: (Int) throws(any Error) -> Bool { { $0 > 0 } }
    func load(_ id: Int) throws -> String { "item \(id)" }
    func store(_ id: Int) -> Int { 100 * id }
    var accountComponent: AccountComponent { AccountComponent(parent: self) }
}
