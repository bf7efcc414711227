extension Port {
    init?(text: String) {
        guard let number = Int(text) else { return nil }
        self.init(number)
    }
}
