// What is equal to a type of a parameter: the order in which a protocol says it does not matter.
struct User: Identifiable { let id: Int }

// needle:mock
protocol Shelf<Item> {
    associatedtype Item
    associatedtype Key
    func key(_ item: Item) -> Key
}

// needle:mock
protocol UserShelf: Shelf where Key == Item.ID, Item == User {}

// needle:mock
protocol NumberedShelf: Shelf where Item == User, Item.ID == Key {}

// needle:mock
protocol Table {
    associatedtype Row
    associatedtype Key: Hashable
    associatedtype Rows: Sequence where Rows.Element == Row
    func rows(_ rows: Rows, of row: Row, by key: Key)
}

/// Two parameters are equal to one type of a third.
// needle:mock
protocol KeyTable: Table where Key == Rows.Element {}

// needle:mock
protocol WordTable: Table where Key == Rows.Element, Rows.Element == String {}

/// Two are equal by their types alone.
// needle:mock
protocol PairTable: Table {
    associatedtype Others: Sequence where Others.Element == Rows.Element
    func others(_ others: Others)
}
