// The creation stands in a file that names neither a component nor a dependency.
extension Root {
    var checkout: Checkout { Checkout(parent: self) }
}
