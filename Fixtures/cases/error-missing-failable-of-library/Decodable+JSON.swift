extension Decodable {
    init?(json: String) { return nil }
}
