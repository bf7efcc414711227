import CatalogInterface
import DIRuntime
import ShopCore

public protocol ReviewsDependency: Dependency {
    var display: any Display { get }
    var product: Product { get }
    var reviewStore: any ReviewStore { get }
    var section: Section { get }
}

public final class ReviewsComponent: Component<ReviewsDependency> {
    public func open() {
        let reviews = dependency.reviewStore.reviews(of: dependency.product)
        let lines = reviews.map { "\(String(repeating: "*", count: $0.stars)) \($0.text)" }
        dependency.display.show(dependency.section.page("Reviews of \(dependency.product.name)", lines))
    }

    public var reviewComposerComponent: ReviewComposerComponent { ReviewComposerComponent(parent: self) }
}

public protocol ReviewComposerDependency: Dependency {
    var product: Product { get }
    var reviewStore: any ReviewStore { get }
}

public final class ReviewComposerComponent: Component<ReviewComposerDependency> {
    public func submit(stars: Int, text: String) {
        dependency.reviewStore.add(Review(stars: stars, text: text), to: dependency.product)
    }
}
