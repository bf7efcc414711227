// Protocols that forgot to inherit from 'Dependency', however they are written.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "Root" }
    var list: ListComponent { ListComponent(parent: self) }
    var map: MapComponent { MapComponent(parent: self) }
    var chat: ChatComponent { ChatComponent(parent: self) }
    var note: NoteComponent { NoteComponent(parent: self) }
    var tag: TagComponent { TagComponent(parent: self) }
    var feed: FeedComponent { FeedComponent(parent: self) }
    var game: GameComponent { GameComponent(parent: self) }
}

protocol ListDependency {
    var title: String { get }
}

protocol MapDependency : AnyObject {
    var title: String { get }
}

public protocol ChatDependency  // of the chat
{
    var title: String { get }
}

protocol NoteDependency: /* only classes */ Titled, AnyObject {}

/// It may lack 'Dependency' for the same reason.
protocol TagDependency: Titled {}

protocol Titled {
    var title: String { get }
}

/// Begun, and no more.
protocol GameDependency: {
    var title: String { get }
}

enum Feed {
    @MainActor protocol Dependencies { var title: String { get } }
}

final class ListComponent: Component<ListDependency> {
    var text: String { dependency.title }
}

final class MapComponent: Component<MapDependency> {
    var text: String { dependency.title }
}

final class ChatComponent: Component<ChatDependency> {
    var text: String { dependency.title }
}

final class NoteComponent: Component<NoteDependency> {
    var text: String { dependency.title }
}

final class TagComponent: Component<TagDependency> {
    var text: String { dependency.title }
}

final class FeedComponent: Component<Feed.Dependencies> {
    @MainActor var text: String { dependency.title }
}

final class GameComponent: Component<GameDependency> {
    var text: String { dependency.title }
}
