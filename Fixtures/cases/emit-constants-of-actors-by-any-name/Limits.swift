struct Limits {
    let rows: Int
}
