// needle:mock
@MainActor
protocol Screen: Hashable, CustomStringConvertible {
    var title: String { get }
}

// needle:mock
@MainActor
@available(macOS 14, iOS 17, *)
protocol Row<Item>: Equatable {
    associatedtype Item
    func show(_ item: Item)
}

@MainActor
protocol Titled {
    var title: String { get }
}

// needle:mock
typealias TitledKey = Hashable & Titled
