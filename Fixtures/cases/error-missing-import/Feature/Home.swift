public import DIRuntime
public import Models

public protocol HomeDependency: UserDependency {
    var ledger: any Ledger { get }
    var caches: [String: Cache<User>?] { get }
    func label(for user: User) -> String
}

public final class HomeComponent: Component<HomeDependency> {
    public var text: String { dependency.label(for: dependency.user) }
    public var total: Int { dependency.ledger.total() + dependency.caches.count }
}
