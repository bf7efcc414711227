import CartInterface
import CatalogInterface
import ShopCore

final class Basket: Cart {
    private(set) var lines: [CartLine] = []
    private(set) var discount = Money.zero

    var total: Money {
        lines.reduce(.zero) { $0 + $1.price } - discount
    }

    func add(_ product: Product) {
        let count = lines.first { $0.product == product }?.count ?? 0
        setCount(count + 1, of: product)
    }

    func setCount(_ count: Int, of product: Product) {
        if let index = lines.firstIndex(where: { $0.product == product }) {
            lines[index].count = count
        } else {
            lines.append(CartLine(product: product, count: count))
        }
        lines.removeAll { $0.count == 0 }
    }

    func apply(discount: Money) {
        self.discount = discount
    }

    func empty() {
        lines = []
        discount = .zero
    }
}
