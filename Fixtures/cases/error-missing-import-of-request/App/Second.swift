// Here the root lacks it, for a component of that module as well.
import DIRuntime

final class SecondRoot: BootstrapComponent {
    let money = Money()
    let clock: any Clock

    init(clock: any Clock) {
        self.clock = clock
        super.init()
    }

    var bank: BankComponent { BankComponent(parent: self) }
    var cash: CashComponent { CashComponent(parent: self) }
}
