// Here the root lacks it, for a component of that module as well.
import DIRuntime

final class SecondRoot: BootstrapComponent {
    let money = Money()

    var bank: BankComponent { BankComponent(parent: self) }
    var cash: CashComponent { CashComponent(parent: self) }
}
