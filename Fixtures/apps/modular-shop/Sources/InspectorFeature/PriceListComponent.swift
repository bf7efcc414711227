#if DEBUG
import CatalogInterface
import DIRuntime
import ShopCore

package protocol PriceListDependency: Dependency {
    var catalog: any Catalog { get }
    var display: any Display { get }
    var section: Section { get }
}

package final class PriceListComponent: Component<PriceListDependency> {
    package func open() {
        let products = dependency.catalog.products(matching: "")
        dependency.display.show(dependency.section.page("Prices", products.map { "\($0.price) \($0.name)" }))
    }
}
#endif
