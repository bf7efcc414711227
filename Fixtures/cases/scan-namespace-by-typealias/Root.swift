import DIRuntime

final class RootComponent: BootstrapComponent {
    var item: Catalog.Item { Catalog.Item(name: "tea") }
    var note: Goods.Detail.Note { Goods.Detail.Note(text: "green") }
    // Either name, and that of the namespace, leads to the class.
    var first: Catalog.ItemComponent { Shop.Catalog.ItemComponent(parent: self) }
    var second: Goods.ItemComponent { Goods.ItemComponent(parent: self) }
}
