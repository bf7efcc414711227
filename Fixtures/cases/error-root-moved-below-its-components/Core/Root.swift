// The root was moved to the module that all others import, with what it creates of them: one move, told once.
import DIRuntime

public final class RootComponent: BootstrapComponent {
    public let currency = "EUR"
    public var cart: CartComponent { CartComponent(parent: self) }  // reported here
    public var feed: FeedComponent { FeedComponent(parent: self) }
    public var menu: MenuComponent { MenuComponent(parent: self) }
}
