struct PlaceCall: Equatable, Sendable {
    let number: String
}

enum LoadCall: Error {
    case busy
}

// needle:mock
protocol Telephone {
    func place(_ call: PlaceCall) -> PlaceCall
    func load(_ numbers: [String]) throws(LoadCall) -> Int
}

// needle:mock
protocol Exchange: Sendable {
    associatedtype SaveCall: Sendable
    func place(_ calls: [PlaceCall]) async
    func save(_ call: SaveCall)
    func connect<ConnectCall>(_ call: ConnectCall)
}
