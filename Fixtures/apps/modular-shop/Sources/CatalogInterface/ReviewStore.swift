public struct Review: Sendable {
    public let stars: Int
    public let text: String

    public init(stars: Int, text: String) {
        self.stars = stars
        self.text = text
    }
}

public protocol ReviewStore: AnyObject {
    func reviews(of product: Product) -> [Review]
    func add(_ review: Review, to product: Product)
}
