// Aliases of several steps, one of them nested, in a file that knows nothing of the graph.
typealias Price = Cents
typealias Cents = Int
typealias Handler = (Price) -> Void

enum Shop {
    typealias Prices = [String: Cents]
}
