// What several files use and none declares is of no module that only one of them imports: it is told once.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let query = "tea"
    var search: SearchComponent { SearchComponent(parent: self) }
    var cart: CartComponent { CartComponent(parent: self) }
    var help: HelpComponent { HelpComponent(parent: self) }
    var offer: OfferComponent { OfferComponent(parent: self) }
    var places: PlacesComponent { PlacesComponent(parent: self) }
    var route: RouteComponent { RouteComponent(parent: self) }
}
