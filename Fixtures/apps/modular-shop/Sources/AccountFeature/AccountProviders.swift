import AccountInterface
import DIRuntime
import ShopCore

public extension RootComponent {
    var customerDirectory: any CustomerDirectory { shared { GuestList() } }
    var orderArchive: any OrderArchive { shared { OrderDrawer() } }
}

public extension RootComponent {
    var signInComponent: SignInComponent { SignInComponent(parent: self) }

    func sessionComponent(for customer: Customer) -> SessionComponent {
        SessionComponent(parent: self, customer: customer)
    }
}
