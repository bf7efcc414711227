// What a 'where' clause says to be equal may be written by either name.
import DIRuntime

struct User {
    let name: String
}

protocol Source {
    associatedtype Item
    var item: Item { get }
}

struct Users: Source {
    var item: User { User(name: "Ada") }
}

final class RootComponent: BootstrapComponent {
    func find<S: Source>(_ source: S) -> S.Item where S.Item == User { source.item }
    func name<S: Source>(_ user: S.Item, of source: S) -> String where User == S.Item { user.name }

    var card: CardComponent { CardComponent(parent: self) }
}

protocol CardDependency: Dependency {
    func find<S: Source>(_ source: S) -> User where User == S.Item
    func name<S: Source>(_ user: User, of source: S) -> String where S.Item == User
}

final class CardComponent: Component<CardDependency> {
    var text: String { dependency.name(dependency.find(Users()), of: Users()) }
}
