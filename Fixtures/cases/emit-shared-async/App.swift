// Requests with effects are served by shared instances that tasks make, and by ones that may fail.
import DIRuntime

struct OpeningError: Error {}

final class Store: Sendable {
    static func open(_ name: String) async throws -> Store {
        await Task.yield()
        print("opened \(name)")
        return Store(name)
    }

    let name: String

    init(_ name: String) { self.name = name }
}

final class RootComponent: BootstrapComponent {
    private var attempts = 0

    var store: Store { get async throws { try await shared { try await Store.open("orders") } } }

    var settings: String {
        get throws {
            try shared {
                attempts += 1
                if attempts == 1 { throw OpeningError() }
                return "read at attempt \(attempts)"
            }
        }
    }

    var ordersComponent: OrdersComponent { OrdersComponent(parent: self) }
}

protocol OrdersDependency: Dependency {
    var store: Store { get async throws }
    var settings: String { get throws }
}

final class OrdersComponent: Component<OrdersDependency> {
    func open() async throws -> Store { try await dependency.store }

    func settings() -> String {
        do { return try dependency.settings } catch { return "failed: \(error)" }
    }
}
