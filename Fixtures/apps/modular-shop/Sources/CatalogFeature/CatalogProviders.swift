import CatalogInterface
import DIRuntime
import ShopCore

public extension RootComponent {
    var catalog: any Catalog { shared { PrintedCatalog() } }
    var reviewStore: any ReviewStore { shared { Guestbook() } }
}
