func run() async throws {
    let root = RootComponent()
    let orders = root.ordersComponent
    let first = try await orders.open()
    let second = try await orders.open()
    let own = try await root.store
    print("one instance: \(first === second && second === own)")
    print(orders.settings())
    print(orders.settings())
    print(orders.settings())
}
try await run()
