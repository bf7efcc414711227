import App
import DIRuntime
import Feeds
import Rows

final class RootComponent: ShellComponent {
    var onClose: @MainActor () -> Void { {} }
    func perform(_ actions: [@MainActor () -> Void]) {}
    var onOpen: @MainActor () -> Void { {} }
    var story: StoryComponent { StoryComponent(parent: self) }
    var row: RowComponent { RowComponent(parent: self) }
}
