import DIRuntime
import Feeds

final class RootComponent: BootstrapComponent {
    var outcome: Result<() async -> Void, any Error> { .success({}) }  // reported here
    var steps: AsyncStream<@Sendable () async -> Void> { AsyncStream { _ in } }  // reported here
    var boxed: Box<() async -> Void> { Box() }  // reported here
    func kind(_ outcome: Result<Int, any Error>) -> Box<[() async -> Int]>.Type {  // reported here
        Box<[() async -> Int]>.self
    }
    var agreed: Box<() async -> Void> { Box() }
    var passed: Box<Work> { Box() }
    var plain: () async -> Void { {} }
    var list: [() async -> Void] { [] }
    var longList: Array<() async -> Void> { [] }
    var table: [String: () async -> Void] { [:] }
    var last: (() async -> Void)? { nil }
    var pair: (() async -> Void, Int) { ({}, 1) }
    var maker: () -> () async -> Void { { {} } }
    var feed: FeedComponent { FeedComponent(parent: self) }
}
