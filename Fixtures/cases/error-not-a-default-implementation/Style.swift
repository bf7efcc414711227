// Nobody outside this file sees the accent.
private extension CardDependency {
    var accent: String { "grey" }
}
