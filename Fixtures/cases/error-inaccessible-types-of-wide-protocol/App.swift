// A protocol that alone is 'public' is what is wrong, and not each type that it requires; one of a public component is not.
import DIRuntime

struct User {}
struct Account {}

public protocol ProfileDependency: Dependency {
    var user: User { get }
    var account: Account { get }
}

final class ProfileComponent: Component<ProfileDependency> {}

struct Order {}
struct Price {}

public protocol ShopDependency: Dependency {
    var order: Order { get }
    var price: Price { get }
}

public final class ShopComponent: Component<ShopDependency> {}

final class RootComponent: BootstrapComponent {
    var user: User { User() }
    var account: Account { Account() }
    var order: Order { Order() }
    var price: Price { Price() }

    var profile: ProfileComponent { ProfileComponent(parent: self) }
    var shop: ShopComponent { ShopComponent(parent: self) }
}
