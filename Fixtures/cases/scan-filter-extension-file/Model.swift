// A typealias and a type in a file that knows nothing of the graph; the alias makes `Int` serve `Age`.
typealias Age = Int

struct User {
    let name: String
}
