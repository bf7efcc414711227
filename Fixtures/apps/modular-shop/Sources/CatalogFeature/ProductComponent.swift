import CartInterface
import CatalogInterface
import DIRuntime
import ShopCore

public protocol ProductDependency: Dependency {
    var cart: any Cart { get }
    var cartScreen: any CartScreen { get }
    var display: any Display { get }
    var section: Section { get }
    var trail: [String] { get }
}

public final class ProductComponent: Component<ProductDependency> {
    public let product: Product

    public init(parent: any Scope, product: Product) {
        self.product = product
        super.init(parent: parent)
    }

    public func open() {
        let place = (dependency.trail + [product.name]).joined(separator: " > ")
        dependency.display.show(dependency.section.page(product.name, [place, "Price \(product.price)"]))
    }

    public func addToCart() {
        dependency.cart.add(product)
        dependency.cartScreen.open()
    }

    public var reviewsComponent: ReviewsComponent { ReviewsComponent(parent: self) }
}
