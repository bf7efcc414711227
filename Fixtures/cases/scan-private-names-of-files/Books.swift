import DIRuntime

private typealias Item = Book
private typealias ItemDependency = BookDependency

private class Shelf<D>: Component<D> {
    enum Style {
        case tall
    }

    fileprivate var width: Int { 80 }
}

final class BooksComponent: Component<EmptyDependency> {
    var item: Book { Item(title: "Solaris") }
    var label: String { "\(row.dependency.item.title), \(row.width), \(row.style)" }
    private var row: RowComponent { RowComponent(parent: self) }
}

private final class RowComponent: Shelf<ItemDependency> {
    var style: Style { .tall }
}
