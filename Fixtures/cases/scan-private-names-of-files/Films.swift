import DIRuntime

private typealias Item = Film
private typealias ItemDependency = FilmDependency

private class Shelf<D>: Component<D> {
    typealias Style = Int

    fileprivate var width: Int { 120 }
}

final class FilmsComponent: Component<EmptyDependency> {
    var item: Film { Item(title: "Stalker") }
    var label: String { "\(row.dependency.item.title), \(row.width), \(row.style)" }
    private var row: RowComponent { RowComponent(parent: self) }
}

private final class RowComponent: Shelf<ItemDependency> {
    var style: Style { 7 }
}

extension RootComponent {
    private enum Place {
        static let name = "below"
    }
}
