protocol Display {
    func show(_ text: String)
}
