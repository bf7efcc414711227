@globalActor actor Store {
    static let shared = Store()
}
