// Generic aliases, in a file that knows nothing of the graph.
typealias ByName<Value> = [String: Value]
typealias Handler<Input> = (Input) -> Void
