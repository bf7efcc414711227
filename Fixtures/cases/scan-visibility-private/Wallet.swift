// `private` and `fileprivate` members are never provided, also those of a private extension; `private(set)` ones are.
import DIRuntime

final class RootComponent: BootstrapComponent {
    private var pin: Int { 1234 }
    fileprivate let owner: String = "Ada"
    private(set) var balance: Int = 70
    fileprivate(set) var limit: Int = 10
    var wallet: WalletComponent { WalletComponent(parent: self) }
}

private extension RootComponent {
    var bank: String { "North" }
}

fileprivate extension RootComponent {
    var branch: String { "Oslo" }
}

protocol WalletDependency: Dependency {
    var pin: Int { get }
    var owner: String { get }
    var balance: Int { get }
    var bank: String { get }
    var branch: String { get }
    var limit: Int { get set }
}

final class WalletComponent: Component<WalletDependency> {}
