/// Values by a key, in the order in which the keys were met.
struct OrderedGroups<Key: Hashable, Value> {
    private(set) var groups: [[Value]] = []
    private var indices: [Key: Int] = [:]

    init() {}

    init(_ values: [Value], by key: (Value) -> Key) {
        for value in values { add(value, to: key(value)) }
    }

    mutating func add(_ value: Value, to key: Key) {
        if let index = indices[key] {
            groups[index].append(value)
        } else {
            indices[key] = groups.count
            groups.append([value])
        }
    }
}

extension Array where Element: Hashable {
    /// The elements in their order, each once.
    package func withoutRepetition() -> [Element] {
        if count < 2 { return self }
        var met: Set<Element> = []
        return filter { met.insert($0).inserted }
    }
}
