extension Refreshing {
    func reset() { print("reset by default") }
}
