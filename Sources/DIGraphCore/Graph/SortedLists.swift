/// Values by keys in one sorted list, for tables of which there are many, each of a few entries: a dictionary for each
/// would cost an allocation for every key.
struct SortedLists<Key: Comparable, Value> {
    private let keys: [Key]
    private let values: [Value]

    init(_ entries: [(key: Key, value: Value)]) {
        let order = entries.indices.sorted { (entries[$0].key, $0) < (entries[$1].key, $1) }
        keys = order.map { entries[$0].key }
        values = order.map { entries[$0].value }
    }

    var isEmpty: Bool { keys.isEmpty }

    var distinctKeys: [Key] { keys.indices.filter { $0 == 0 || keys[$0] != keys[$0 - 1] }.map { keys[$0] } }

    /// The values of a key, in the order in which they were given.
    subscript(key: Key) -> ArraySlice<Value> {
        var low = 0
        var high = keys.count
        while low < high {
            let middle = (low + high) / 2
            if keys[middle] < key { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < keys.count, keys[end] == key { end += 1 }
        return values[low..<end]
    }
}
