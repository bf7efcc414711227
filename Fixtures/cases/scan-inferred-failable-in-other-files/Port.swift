struct Port {
    let number: Int

    init(_ number: Int) { self.number = number }
}
