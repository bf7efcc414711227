import DIRuntime
import Feeds

final class RootComponent: FeedComponent {
    var onClose: @MainActor @Sendable () -> Void { { print("close") } }
    var actions: [@MainActor @Sendable (Int) -> Void] { [{ print($0) }] }
    func perform(_ action: @escaping @MainActor @Sendable () -> Void) {
        Task { @MainActor in action() }
        print("later")
    }
    var story: StoryComponent { StoryComponent(parent: self) }
}
