struct Colours {
    let count: Int
}
