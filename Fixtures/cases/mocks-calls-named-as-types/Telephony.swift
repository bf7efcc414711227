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

struct FetchCall: Sendable {}

protocol Recorder {
    associatedtype Item
    func fetch(_ item: Item)
}

/// What an associated type is fixed to counts as well.
// needle:mock
protocol CallRecorder: Recorder where Item == [FetchCall] {
    var last: Item { get }
}
