protocol Loading {
    func load() async throws -> Int
    func unload()
}
