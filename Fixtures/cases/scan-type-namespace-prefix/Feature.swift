// Inside of the namespace the prefix of a type may be absent; the generated code writes it in full.
import DIRuntime

extension Catalog {
    protocol ItemDependency: Dependency {
        var item: Item { get }
        var note: Detail.Note { get }
    }

    final class ItemComponent: Component<ItemDependency> {
        var text: String { dependency.item.name + ": " + dependency.note.text }
    }
}

final class RootComponent: BootstrapComponent {
    var item: Catalog.Item { Catalog.Item(name: "tea") }
    var note: Catalog.Detail.Note { Catalog.Detail.Note(text: "green") }
    var screen: Catalog.ItemComponent { Catalog.ItemComponent(parent: self) }
}
