import AccountInterface

struct GuestList: CustomerDirectory {
    private let customers = [Customer(name: "Ada", email: "ada@example.org")]

    func customer(withEmail email: String) -> Customer? {
        customers.first { $0.email == email }
    }
}

final class OrderDrawer: OrderArchive {
    private(set) var orders: [Order] = []

    func add(_ order: Order) {
        orders.append(order)
    }
}

final class PocketAddressBook: AddressBook {
    private(set) var addresses: [String]

    init(addresses: [String]) {
        self.addresses = addresses
    }

    func add(_ address: String) {
        addresses.append(address)
    }
}
