// A requirement may be a method, with labels, effects and generics; a method with the same full name provides it.
import DIRuntime

final class RootComponent: BootstrapComponent {
    func balance(of account: String, in currency: String) -> Int { account.count * 100 }
    func convert(_ amount: Int) throws -> Double { Double(amount) / 2 }
    func refresh() async {}
    func first<T: Comparable>(of values: [T]) -> T? where T: Hashable { values.min() }
    func notify(_ messages: String...) -> Int { messages.count }
    func onChange(_ action: @escaping (Int) -> Void) { action(1) }
    var transfer: TransferComponent { TransferComponent(parent: self) }
}

protocol TransferDependency: Dependency {
    func balance(of account: String, in currency: String) -> Int
    func convert(_ amount: Int) throws -> Double
    func refresh() async
    func first<T: Comparable>(of values: [T]) -> T? where T: Hashable
    func onChange(_ action: @escaping (Int) -> Void)
}

final class TransferComponent: Component<TransferDependency> {
    func text() throws -> String {
        let converted = try dependency.convert(dependency.balance(of: "Ada", in: "EUR"))
        return "\(converted) \(dependency.first(of: [3, 1, 2]) ?? 0)"
    }
}
