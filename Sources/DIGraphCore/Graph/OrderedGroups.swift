/// Values by a key, in the order in which the keys were met.
struct OrderedGroups<Key: Hashable, Value> {
    private(set) var groups: [[Value]] = []
    private var indices: [Key: Int] = [:]

    init() {}

    init(_ values: [Value], by key: (Value) -> Key) {
        for value in values { add(value, to: key(value)) }
    }

    mutating func add(_ value: Value, to key: Key) { add(value, toGroup: group(of: key)) }

    mutating func add(_ value: Value, toGroup index: Int) { groups[index].append(value) }

    /// All groups but that of a key.
    func groups(besides key: Key) -> [[Value]] {
        guard let own = indices[key] else { return groups }
        return Array(groups[..<own] + groups[(own + 1)...])
    }

    /// The index of the group of a key, which is empty at first.
    mutating func group(of key: Key) -> Int {
        if let index = indices[key] { return index }
        indices[key] = groups.count
        groups.append([])
        return groups.count - 1
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

extension Sequence {
    /// The first value that is found for an element. Each is asked once; `first` of a lazy `compactMap` asks the one that it
    /// finds twice, and traps where the second answer is nil.
    func firstNonNil<Value>(_ value: (Element) -> Value?) -> Value? {
        for element in self {
            if let found = value(element) { return found }
        }
        return nil
    }
}
