import CatalogInterface
import DIRuntime
import ShopCore

public protocol StorefrontDependency: Dependency {
    var catalog: any Catalog { get }
    var display: any Display { get }
}

public extension RootComponent {
    var storefrontComponent: StorefrontComponent { StorefrontComponent(parent: self) }
}

public final class StorefrontComponent: FeatureComponent<StorefrontDependency> {
    override public var sectionName: String { "Storefront" }

    public var trail: [String] { ["Shop"] }

    public func open() {
        dependency.display.show(section.page("Welcome", dependency.catalog.categories.map(\.name)))
    }

    public func categoryComponent(for category: Category) -> CategoryComponent {
        CategoryComponent(parent: self, category: category)
    }

    public func searchComponent(for word: String) -> SearchComponent {
        SearchComponent(parent: self, word: word)
    }
}
