// `() async -> Void` is another type here than in the module of the app. A function is converted, also one in a tuple, an
// array, a dictionary or an optional; other types that are made with it are not.
import DIRuntime

public struct Box<Value> {
    public init() {}
}

public typealias Work = () async -> Void

public protocol FeedDependency: Dependency {
    var outcome: Result<() async -> Void, any Error> { get }
    var steps: AsyncStream<@Sendable () async -> Void> { get }
    var boxed: Box<Work> { get }
    func kind(_ outcome: Result<Int, any Error>) -> Box<[() async -> Int]>.Type
    var agreed: Box<@concurrent () async -> Void> { get }
    var passed: Box<Work> { get }
    var plain: Work { get }
    var list: [() async -> Void] { get }
    var longList: Array<() async -> Void> { get }
    var table: [String: () async -> Void] { get }
    var last: (() async -> Void)? { get }
    var pair: (() async -> Void, Int) { get }
    var maker: () -> () async -> Void { get }
}

public final class FeedComponent: Component<FeedDependency> {}
