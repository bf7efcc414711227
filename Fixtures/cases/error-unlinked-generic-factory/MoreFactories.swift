import DIRuntime

// What the parameter stands for is said elsewhere.
extension Factory {
    func make() -> Made { Made(parent: scope) }
}
