protocol Refreshing {
    func refresh() -> Int
    func reset()
}
