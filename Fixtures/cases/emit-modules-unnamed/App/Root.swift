// The app imports its direct child alone.
import Catalog
import DIRuntime

final class RootComponent: BootstrapComponent {
    var author: String { "Ada" }
    var catalogComponent: CatalogComponent { CatalogComponent(parent: self) }
}
