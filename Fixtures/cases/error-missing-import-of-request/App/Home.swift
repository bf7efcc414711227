// The requests lack an import, and the root has it.
import DIRuntime

protocol HomeDependency: Dependency {
    var money: Money { get }
    var clock: any Clock { get }
    var clocks: [String: any Clock] { get }
    var rates: [Rate] { get }
    func rate(of money: Money) -> Rate
}

final class HomeComponent: Component<HomeDependency> {}
