struct Entry {
    let day: Int
    let text: String
}

protocol Store: AnyObject {
    var entries: [Entry] { get }
    func add(_ entry: Entry)
}

final class MemoryStore: Store {
    private(set) var entries: [Entry] = []

    func add(_ entry: Entry) { entries.append(entry) }
}

struct Clock {
    var today: Int
}
