// The memberwise initialiser is the required one where that takes the same optionals, however it is written: there is one.
import DIRuntime

typealias Name = String
typealias MaybeName = Name?

struct Ticket: ~Copyable {
    let number: Int
}

// needle:mock
protocol Page {
    var title: String { get }
    init(title: Optional<String>)
}

// needle:mock
protocol Sheet {
    var title: Name { get }
    var `default`: Int { get }
    init(title: MaybeName, default: Swift.Int!)
}

// needle:mock
protocol Row<Item> {
    associatedtype Item
    var item: Self.Item { get }
    init(item: Item?)
}

// needle:mock
protocol Gate {
    var ticket: Ticket { get }
    init(ticket: consuming Ticket?)
}

// needle:mock
protocol Tags {
    var tag: String { get }
    init(tag: String?...)
}
