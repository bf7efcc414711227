@globalActor
actor Store: GlobalActor {
    static let shared = Store()
}
