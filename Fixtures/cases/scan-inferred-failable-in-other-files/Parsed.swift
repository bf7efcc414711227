protocol Parsed {
    init()
}
