// The components of the first file's protocols.
import DIRuntime

final class ChatComponent: Component<ChatDependency> {
    var title: String { dependency.room }
}

final class MapComponent: Component<MapDependency> {
}

final class FeedComponent: Component<FeedDependency> {
    func open(_ scope: Scope) -> MapComponent { MapComponent(parent: scope) }
}
