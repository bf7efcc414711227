// needle:mock
@MainActor
protocol AppStore<State, Action>: AnyObject {
    associatedtype State: Equatable
    associatedtype Action: Sendable
    var state: State { get }
    func dispatch(_ action: Action)
    nonisolated func identifier() -> Int
    nonisolated func log(_ action: Action)
}

// needle:mock
protocol ItemStore {
    associatedtype Item
    func save(_ item: Item)
    static var limit: Int { get set }
}

final class Draft: Equatable {
    var text = "draft"

    nonisolated static func == (left: Draft, right: Draft) -> Bool { left === right }
}
