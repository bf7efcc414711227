// needle:mock
protocol RowStore {
    associatedtype Row
    associatedtype Rows: Sequence where Rows.Element == Row
    func rows() -> Rows
    func put(_ row: Row)
}

// needle:mock
protocol NumberStore: RowStore where Row == Int {
    associatedtype More: Sequence where Row == More.Element
    func more() -> More
}

// needle:mock
protocol NodeGraph {
    associatedtype Node: Identifiable
    associatedtype Index where Index == Node.ID
    func node(at index: Index) -> Node
}

struct Node: Identifiable {
    let id: Int
}
