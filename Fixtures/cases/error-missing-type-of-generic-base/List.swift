// A base class says the types by a parameter: what this stands for in the component is told, and not the parameter.
import DIRuntime

class ListComponent<D, Item>: Component<D> {
    var items: [Item] { [] }
    func select(_ item: Item) {}
}

class TextListComponent<D>: ListComponent<D, String> {}

final class NamesComponent: TextListComponent<EmptyDependency> {
    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var items: [Int] { get }
    func select(_ item: Int)
}

final class RowComponent: Component<RowDependency> {}

final class RootComponent: BootstrapComponent {
    var names: NamesComponent { NamesComponent(parent: self) }
}
