import DIRuntime

extension Catalog {
    protocol ItemDependency: Dependency {
        var item: Item { get }
        var note: Detail.Note { get }
    }

    final class ItemComponent: Component<ItemDependency> {
        var text: String { dependency.item.name + ": " + dependency.note.text }
        var page: PageComponent { PageComponent(parent: self) }
    }
}

extension Goods {
    protocol PageDependency: Dependency {
        var item: Catalog.Item { get }
        var note: Shop.Catalog.Detail.Note { get }
    }

    final class PageComponent: Component<PageDependency> {
        var text: String { dependency.note.text + " " + dependency.item.name }
    }
}
