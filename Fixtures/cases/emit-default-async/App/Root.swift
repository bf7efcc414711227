// The generated file is compiled with it.
import DIRuntime
import Feeds
import Tools

protocol ClockDependency: Dependency {
    func note(_ draft: Draft) async -> Int
}

final class RootComponent: BootstrapComponent {
    func note(_ draft: Draft) async -> Int { draft.words + 4 }
    var feed: FeedComponent { FeedComponent(parent: self) }
    var desk: DeskComponent { DeskComponent(parent: self) }
    var clock: ClockComponent { ClockComponent(parent: self) }
}

final class ClockComponent: Component<ClockDependency> {
    func text() async -> String { "\(await dependency.note(Draft()))" }
}
