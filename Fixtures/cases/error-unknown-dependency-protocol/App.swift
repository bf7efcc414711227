// A misspelt protocol name, and a protocol that does not inherit from Dependency.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var userName: String { "ada" }
    var chatComponent: ChatComponent { ChatComponent(parent: self) }
    var feedComponent: FeedComponent { FeedComponent(parent: self) }
    var mapComponent: MapComponent { MapComponent(parent: self) }
}

protocol ChatDependency: Dependency {
    var userName: String { get }
}

final class ChatComponent: Component<ChatDependancy> {
}

final class FeedComponent: Component<ChatDependency> {
    var text: String { "feed of \(dependency.userName)" }
}

protocol MapDependency {
    var userName: String { get }
}

final class MapComponent: Component<MapDependency> {
    var text: String { "map of \(dependency.userName)" }
}
