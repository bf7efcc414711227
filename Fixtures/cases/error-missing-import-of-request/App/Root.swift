import DIRuntime
import Kit

final class RootComponent: BootstrapComponent {
    let money = Money()
    var clock: any Clock { Watch() }
    var clocks: [String: any Clock] { [:] }
    var rates: [Rate] { [] }
    func rate(of money: Money) -> Rate { Rate() }

    var home: HomeComponent { HomeComponent(parent: self) }
}
