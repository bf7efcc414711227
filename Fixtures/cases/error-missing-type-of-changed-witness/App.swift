// A witness says what an associated type is: where its type was changed, all that is of that type is told with it.
import DIRuntime

struct User {}
struct Guest {}

protocol Owner {
    associatedtype Item
    var item: Item { get }
}

extension Owner {
    var items: [Item] { [item] }
    var last: Item? { items.last }
}

protocol HomeDependency: Dependency {
    var item: User { get }
    var items: [User] { get }
    var last: User? { get }
    var guest: User { get }
}

final class RootComponent: BootstrapComponent, Owner {
    var item: Guest { Guest() }
    var guest: Guest { Guest() }
    var home: HomeComponent { HomeComponent(parent: self) }
}

final class HomeComponent: Component<HomeDependency> {}

// Where nothing asks for the witness, they are one mistake still.
struct Pet {}

protocol PetDependency: Dependency {
    var items: [Pet] { get }
    var last: Pet? { get }
}

final class SecondRoot: BootstrapComponent, Owner {
    var item: Guest { Guest() }
    var pet: PetComponent { PetComponent(parent: self) }
}

final class PetComponent: Component<PetDependency> {}
