import DIRuntime
import Feeds

final class RootComponent: MainActorBootstrapComponent {
    var title: String { "title" }
    var count: Int { 1 }
    var rows: Int { 2 }
    var columns: Int { 3 }
    var story: StoryComponent { StoryComponent(parent: self) }
    var shelf: ShelfComponent { ShelfComponent(parent: self) }
}
