import CatalogInterface
import DIRuntime
import ShopCore

public protocol SearchDependency: Dependency {
    var catalog: any Catalog { get }
    var display: any Display { get }
    var section: Section { get }
}

public final class SearchComponent: Component<SearchDependency> {
    private let word: String

    public init(parent: any Scope, word: String) {
        self.word = word
        super.init(parent: parent)
    }

    public var results: [Product] { dependency.catalog.products(matching: word) }

    public func open() {
        dependency.display.show(dependency.section.page("Search: \(word)", results.map(\.name)))
    }

    public func productComponent(for product: Product) -> ProductComponent {
        ProductComponent(parent: self, product: product)
    }
}
