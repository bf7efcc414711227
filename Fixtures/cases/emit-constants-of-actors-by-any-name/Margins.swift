struct Margins {
    let left: Int
}
