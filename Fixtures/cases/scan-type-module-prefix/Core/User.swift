// The type, in a file that knows nothing of the graph.
public struct User {
    public let name: String
    public init(name: String) { self.name = name }
}
