// A module without `NonisolatedNonsendingByDefault`: what is `async` here runs on no actor, and so do its providers.
import DIRuntime

public final class Item {
    public let title: String
    public init(_ title: String) { self.title = title }
}

public protocol StoryDependency: Dependency {
    func item(at index: Int) async -> Item
    var count: Int { get async }
    subscript(index: Int) -> String { get async }
    var titles: [(Int) async -> String] { get }
    func all(_ body: @escaping @Sendable (Int) async -> Bool) async -> Int
}

public final class FeedComponent: Component<EmptyDependency> {
    public func item(at index: Int) async -> Item { Item("item \(index)") }
    public var count: Int { get async { 2 } }
    public subscript(index: Int) -> String { get async { "\(index)." } }
    public var titles: [(Int) async -> String] { [{ "title \($0)" }] }
    public func all(_ body: @escaping @Sendable (Int) async -> Bool) async -> Int { await body(1) ? 1 : 0 }
    public var story: StoryComponent { StoryComponent(parent: self) }
}

public final class StoryComponent: Component<StoryDependency> {
    public func text() async -> String {
        await "\(dependency[1]) \(dependency.item(at: 1).title) of \(dependency.count)"
            + ": \(dependency.titles[0](3)) \(dependency.all { $0 > 0 })"
    }
}
