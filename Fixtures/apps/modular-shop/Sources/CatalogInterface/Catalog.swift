import ShopCore

public struct Product: Sendable, Equatable {
    public let name: String
    public let price: Money

    public init(name: String, price: Money) {
        self.name = name
        self.price = price
    }
}

public struct Category: Sendable {
    public let name: String
    public let products: [Product]
    public let categories: [Category]

    public init(name: String, products: [Product] = [], categories: [Category] = []) {
        self.name = name
        self.products = products
        self.categories = categories
    }
}

public protocol Catalog {
    var categories: [Category] { get }

    func products(matching word: String) -> [Product]
}
