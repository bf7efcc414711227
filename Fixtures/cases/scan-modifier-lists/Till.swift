// The request side: each member of the shop is asked for.
import DIRuntime

protocol TillDependency: Dependency {
    var welcome: String { get }
    var kind: String { get }
    var vatRate: Int { get }
    var opened: Int { get }
    var visitors: Int { get }
    var stock: Int { get set }
    var sales: Int { get }
    var version: String { get }
    var checker: Checking? { get }
    var owner: ShopComponent? { get }
    var city: String { get }
}

final class TillComponent: Component<TillDependency> {
    var text: String { "\(dependency.welcome) to the \(dependency.kind) in \(dependency.city), \(dependency.opened)" }
}
