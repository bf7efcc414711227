extension Parsed {
    init?(text: String) { return nil }
}
