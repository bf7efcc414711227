import DIRuntime
import Kit

final class RootComponent: BootstrapComponent {
    let money = Money()
    var rates: [Rate] { [] }
    func rate(of money: Money) -> Rate { Rate() }

    var home: HomeComponent { HomeComponent(parent: self) }
}
