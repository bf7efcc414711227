// Of types that are equal the one that most others are equal to is the parameter.

// needle:mock
protocol Chain {
    associatedtype First
    associatedtype Second where First == Second
    associatedtype Third where Second == Third
    associatedtype Fourth where Fourth == Third
    func link(_ first: First, _ second: Second, _ third: Third, _ fourth: Fourth)
}

protocol Page {
    associatedtype Rows where Rows == [Row]
    associatedtype Row where Row == Cell?
    associatedtype Cell
    func rows() -> Rows
}

/// What one fixes fixes the others, in any order.
// needle:mock
protocol NumberPage: Page where Int == Cell {
    var first: Row { get }
    func count<Cell: Hashable>(of cell: Cell) -> Int
}
