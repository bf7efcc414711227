// An extension in a file of its own that mentions nothing else of the graph.
extension Root {
    var user: User { User(name: "Ada") }
    var age: Int { 36 }
}
