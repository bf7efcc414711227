/// Parameters that are called as what the mock keeps for a property.
// needle:mock
protocol Note {
    init(title: String, givenTitle: Int)
    var title: String { get }
}

// needle:mock
protocol Draft: Sendable {
    init(title: String, titleHandler: Int, titleHandlerState: Int)
    var title: String { get }
    init(text: String, textHandler: Int) throws
    var text: String { get throws }
}
