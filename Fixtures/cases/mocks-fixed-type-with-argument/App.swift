protocol Box<Value> {
    associatedtype Value
}

struct NumberBox: Box {
    typealias Value = Int
}

// needle:mock
protocol Store {
    associatedtype Item: Box<Key>
    associatedtype Key
    func key(of item: Item) -> Key
}

// needle:mock
protocol NumberStore: Store where Item == NumberBox {}
