// The generated file is compiled without it.
import DIRuntime
import Feeds
import Tools

protocol ClockDependency: Dependency {
    func note(_ words: Int) async -> Int
}

final class RootComponent: BootstrapComponent {
    func note(_ words: Int) async -> Int { words + 4 }
    var feed: FeedComponent { FeedComponent(parent: self) }
    var desk: DeskComponent { DeskComponent(parent: self) }
    var clock: ClockComponent { ClockComponent(parent: self) }
}

final class ClockComponent: Component<ClockDependency> {
    func text() async -> String { "\(await dependency.note(1))" }
}
