// `ID` of a type that is `Identifiable` is the type of its `id`.
import DIRuntime

protocol Model: Identifiable {}

nonisolated struct User: Model {
    let id: Int
}

struct Order {
    var number = 7
}

extension Order: Identifiable {
    var id: String { "order \(number)" }
}

final class RootComponent: BootstrapComponent {
    var userID: User.ID { 1 }
    var order: String { Order().id }
    func name(of user: User.ID) -> String { "user \(user)" }

    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var userID: Int { get }
    var order: Order.ID { get }
    func name(of user: Int) -> String
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.name(of: dependency.userID)), \(dependency.order)" }
}
