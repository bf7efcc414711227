// What an initialiser of the protocol gets is the property's value also where one of both is written with a typealias.
import DIRuntime

struct User: Sendable {
    let name: String
}

typealias MaybeUser = User?
typealias Name = String
typealias Names = [Name]
typealias Work = () -> Void

// needle:mock
protocol Page {
    var user: MaybeUser { get }
    var owner: User? { get }
    var title: String { get }
    var names: Names { get }
    var count: Int { get }
    var work: () -> Void { get }
    init(
        user: User?, owner: User!, title: Name, names: [String], count: Swift.Int, work: @escaping Work)
}

// needle:mock
protocol Row<Item, Other> {
    associatedtype Item where Item == String
    associatedtype Other
    var title: Self.Item { get }
    var others: Array<Other> { get }
    init(title: Name, others: [Self.Other])
}

// needle:mock
protocol SentPage: Sendable {
    var user: MaybeUser { get }
    var title: String { get set }
    init(user: User?, title: Name)
}
