import DIRuntime

final class RootComponent: BootstrapComponent {
    var query: String { "tea" }
    var search: SearchComponent { SearchComponent(parent: self) }
    var cart: CartComponent { CartComponent(parent: self) }
    var help: HelpComponent { HelpComponent(parent: self) }
}
