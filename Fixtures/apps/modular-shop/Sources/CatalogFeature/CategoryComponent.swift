import CatalogInterface
import DIRuntime
import ShopCore

public protocol CategoryDependency: Dependency {
    var display: any Display { get }
    var section: Section { get }
    var trail: [String] { get }
}

/// A category may open a category: its trail then continues that of the outer one, not that of the storefront.
public final class CategoryComponent: Component<CategoryDependency> {
    private let category: Category

    public init(parent: any Scope, category: Category) {
        self.category = category
        super.init(parent: parent)
    }

    public var trail: [String] { dependency.trail + [category.name] }

    public func open() {
        let lines = category.categories.map { "\($0.name) >" } + category.products.map { "\($0.name) \($0.price)" }
        dependency.display.show(dependency.section.page(trail.joined(separator: " > "), lines))
    }

    public func categoryComponent(for category: Category) -> CategoryComponent {
        CategoryComponent(parent: self, category: category)
    }

    public func productComponent(for product: Product) -> ProductComponent {
        ProductComponent(parent: self, product: product)
    }
}
