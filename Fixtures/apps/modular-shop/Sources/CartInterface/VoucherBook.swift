import ShopCore

public protocol VoucherBook {
    func discount(for code: String) -> Money?
}
