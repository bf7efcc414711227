protocol TimeSource: Sendable {
    var now: Int { get }
}
