// The dependency is given, and another argument is not: told once, and not again for members of the type that is missing.
import DIRuntime

class ListComponent<D, Item: Hashable>: Component<D> {
    var items: [Item] { [] }
    var index: [Item: Int] { [:] }
}

protocol ShelfDependency: Dependency {
    var user: String { get }
}

class ShelfComponent: ListComponent<ShelfDependency> {  // reported here
    var book: BookComponent { BookComponent(parent: self) }
}

final class TallShelfComponent: ShelfComponent {}

protocol BookDependency: Dependency {
    var index: [String: Int] { get }
}

final class BookComponent: Component<BookDependency> {}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var shelf: ShelfComponent { ShelfComponent(parent: self) }
    var tall: TallShelfComponent { TallShelfComponent(parent: self) }
}
