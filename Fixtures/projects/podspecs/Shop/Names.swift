enum Names {
    static let first = "Ida"
}
