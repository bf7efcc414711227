import CatalogInterface
import ShopCore

struct PrintedCatalog: Catalog {
    let categories = [
        Category(
            name: "Kitchen",
            products: [Product(name: "Teapot", price: Money(cents: 34_50))],
            categories: [
                Category(
                    name: "Cups",
                    products: [
                        Product(name: "Mug", price: Money(cents: 9_90)),
                        Product(name: "Tea bowl", price: Money(cents: 18_00)),
                    ]
                )
            ]
        ),
        Category(name: "Tea", products: [Product(name: "Sencha", price: Money(cents: 12_05))]),
    ]

    func products(matching word: String) -> [Product] {
        products(in: categories).filter { $0.name.lowercased().contains(word.lowercased()) }
    }

    private func products(in categories: [Category]) -> [Product] {
        categories.flatMap { $0.products + products(in: $0.categories) }
    }
}
