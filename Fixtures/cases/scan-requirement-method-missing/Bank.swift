// Methods are told apart by their labels and types: another full name is no provider.
import DIRuntime

final class RootComponent: BootstrapComponent {
    func balance(for account: String) -> Int { account.count }
    func rate(_ currency: String) -> Int { currency.count }
    func close(_ account: String) -> Bool { account.isEmpty }
    var transfer: TransferComponent { TransferComponent(parent: self) }
}

protocol TransferDependency: Dependency {
    func balance(of account: String) -> Int
    func rate(_ currency: String) -> Double
    func close(_ number: String) -> Bool
}

final class TransferComponent: Component<TransferDependency> {}
